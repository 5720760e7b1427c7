import { CacheProvider, css } from '@emotion/react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { styleCache } from '../theme/style-cache.ts';
import { type PresetName, themeStyles } from '../theme/to-css.ts';
import { type Theme, token } from '../theme/tokens.ts';

export interface SurfaceProps {
  theme?: Theme | undefined;
  colorScheme?: PresetName | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
}

/** The widget's container. It keeps the page's CSS out and applies the theme. */
export function Surface({ theme, colorScheme = 'light', dir, lang, ref, children }: SurfaceProps) {
  const { preset, overrides } = themeStyles(theme, colorScheme);
  return (
    <CacheProvider value={styleCache()}>
      <div css={boundary}>
        <div
          ref={ref}
          part="container"
          dir={dir}
          lang={lang}
          css={[container, preset]}
          style={overrides as CSSProperties}
        >
          {children}
        </div>
      </div>
    </CacheProvider>
  );
}

/** An inline-block, because underlines of the page propagate into all blocks but not into inline-blocks. */
const boundary = css({ all: 'initial', display: 'inline-block', width: '100%', verticalAlign: 'top' });

const container = css({
  all: 'initial',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: token('container.width'),
  minWidth: 0,
  // In a shrink-to-fit parent, asks for the theme's width but can shrink to nothing. Percentages are zero there, so
  // 34px is the minimum padding and the border on both sides.
  '&::before': {
    content: '""',
    display: 'grid',
    gridTemplateColumns: `minmax(0, calc(${token('container.width')} - 34px))`,
  },
  // Grows with the parent, from 16px at a width of 280px to 32px at 400px.
  padding: `clamp(16px, 13.33% - 21px, max(16px, ${token('container.padding')}))`,
  border: `1px solid ${token('container.borderColor')}`,
  borderRadius: token('container.borderRadius'),
  background: token('container.backgroundColor'),
  boxShadow: token('container.shadow'),
  color: token('colors.primary'),
  fontFamily: token('fontFamily'),
  fontSize: token('typography.bodySize'),
  lineHeight: 1.5,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
