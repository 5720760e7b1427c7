import { type CSSProperties, createContext, type ReactNode, type Ref, useContext } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { type Look, lookOf, themeOverrides } from '../theme/overrides.ts';
import { BODY_LINE_HEIGHT, brandRules, DARK_SYSTEM, darkPreset, lightPreset } from '../theme/to-css.ts';
import { type Theme, token } from '../theme/tokens.ts';

export interface SurfaceProps {
  theme?: Theme | undefined;
  /** `auto` follows the visitor's system, and changes with it. */
  colorScheme?: 'light' | 'dark' | 'auto' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
  /** Takes the width of its parent, and leaves the padding to its rows. */
  wide?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
}

/** The widget's container. It keeps the page's CSS out and applies the theme. */
export function Surface({
  theme,
  colorScheme = 'light',
  dir,
  lang,
  wide = false,
  ref,
  children,
}: SurfaceProps) {
  const look = lookOf(theme);
  return (
    <div className={classOf(boundary, wide && { containerType: 'inline-size' })}>
      <div
        ref={ref}
        part="container"
        data-look={look}
        dir={dir}
        lang={lang}
        // A page's property may hold anything, and the message about it needs a container, too.
        data-scheme={typeof colorScheme === 'string' ? colorScheme : 'light'}
        className={classOf(container, wide && wideBox)}
        // Emotion would keep a rule for each value that the page ever sets.
        style={themeOverrides(theme) as CSSProperties}
      >
        <LookContext value={look}>{children}</LookContext>
      </div>
    </div>
  );
}

const LookContext = createContext<Look>('classic');

/** For what a look says otherwise. How it looks is for styles. */
export const useLook = (): Look => useContext(LookContext);

/** px. */
const BORDER = 1;
const MIN_PADDING = 16;

/** Grows with the parent, from the minimum at a width of 280px to the theme's value, at 400px by default. */
const padding = `clamp(${MIN_PADDING}px, 13.33% - 21px, max(${MIN_PADDING}px, ${token('container.padding')}))`;

/** An inline-block, because underlines of the page propagate into all blocks but not into inline-blocks. */
const boundary = css({
  all: 'initial',
  display: 'inline-block',
  width: '100%',
  verticalAlign: 'top',
  // A theme's `inherit` means the page's.
  fontFamily: 'inherit',
});

const container = css(brandRules, {
  all: 'initial',
  // Chromium and WebKit keep the language in this property, which `all` resets: hyphens, phrases and glyphs go by it.
  WebkitLocale: 'revert-layer',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: token('container.width'),
  minWidth: 0,
  // In a shrink-to-fit parent, asks for the theme's width but can shrink to nothing. The padding has its minimum there,
  // because the percentage in it counts as zero.
  '&::before': {
    content: '""',
    display: 'grid',
    gridTemplateColumns: `minmax(0, calc(${token('container.width')} - ${2 * (MIN_PADDING + BORDER)}px))`,
  },
  padding,
  border: `${BORDER}px solid ${token('container.borderColor')}`,
  borderRadius: token('container.borderRadius'),
  background: token('container.backgroundColor'),
  boxShadow: token('container.shadow'),
  color: token('colors.text'),
  fontFamily: token('fontFamily'),
  fontSize: token('typography.bodySize'),
  lineHeight: BODY_LINE_HEIGHT,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Long words only.
  hyphenateLimitChars: '14 6 4',
  wordBreak: 'auto-phrase',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  ...lightPreset,
  // As specific as the container itself, so that the looks outrank what is dark in all of them.
  '&:where([data-scheme=dark])': darkPreset,
  [DARK_SYSTEM]: { '&:where([data-scheme=auto])': darkPreset },
});

const wideBox = css({
  maxWidth: 'none',
  paddingBlock: 4,
  '&::before': { content: 'none' },
});
