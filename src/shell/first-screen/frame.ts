/** Composes what is around every first screen, from trees that the components have rendered. Pure. */

import type { Catalogue } from '../../kit/i18n/languages.ts';
import { format } from '../../kit/i18n/strings.ts';
import type { Tree } from '../../kit/lib/draw.ts';
import { isImageUrl } from '../../kit/lib/urls.ts';
import { lookOf, themeOverrides } from '../../kit/theme/overrides.ts';
import type { Theme } from '../../kit/theme/tokens.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { ColorScheme } from '../../settings/types.ts';
import { hasModernWords } from '../look-words.ts';
import type { Compose } from './drawing.ts';
import { fill, type Slots, slotsOf } from './fill.ts';
import { type FirstScreenTexts, firstScreenTexts } from './texts.ts';

/**
 * The frame of every first screen. Slots stand for texts (`<main.heading>`), for the widget's own values (`<id>`) and for
 * other trees (`<content>`).
 */
export interface FrameData {
  /** The English texts in the trees, such as `main.heading`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Those that the look "modern" has other words for. */
  readonly modern: Readonly<Record<string, string>>;
  readonly surface: Tree;
  readonly outlet: Tree;
  readonly stack: Tree;
  readonly logo: Tree;
  readonly watermark: Tree;
  readonly heading: Tree;
  readonly hiddenHeading: Tree;
  readonly divider: Tree;
}

/** The conditions that decide about the first screen besides the settings. */
export interface FirstScreenConditions {
  /** Prefix of the widget's ids. */
  readonly id: string;
  /** Its name. */
  readonly screen: string;
  /** True if there is a token, in the address or in the settings. */
  readonly hasToken: boolean;
  /** True reserves space for the watermark. */
  readonly watermark: boolean;
}

export interface FirstScreenFrame extends FirstScreenConditions {
  readonly colorScheme: ColorScheme;
  /** May be invalid. */
  readonly theme: Theme;
  readonly texts: FirstScreenTexts;
}

/** Stands in for the page's address: only redirects depend on it, and the first screen shows none. */
export const ANY_PAGE = 'https://page.invalid/';

/**
 * Composes the first screen as the app is going to render it.
 * @returns undefined if only the app can
 */
export type ComposeFor<Settings, Data> = (
  data: Data,
  settings: Settings,
  catalogue: Catalogue,
  opened: FirstScreenConditions,
) => Compose | undefined;

/**
 * @param readConfig the config with its defaults, which nobody has validated; undefined if the first screen cannot be drawn
 * with it before the app has loaded
 */
export const composerOf =
  <Settings extends BaseSettings, Config, Data extends FrameData>(
    readConfig: (config: Settings['config']) => Config | undefined,
    compose: (data: Data, frame: FirstScreenFrame, config: Config) => Compose | undefined,
  ): ComposeFor<Settings, Data> =>
  (data, { config, theme, colorScheme, locale, strings, appName }, catalogue, opened) => {
    let read: Config | undefined;
    try {
      read = readConfig(config);
    } catch {
      // The app says what is wrong with it.
    }
    const english = hasModernWords(catalogue.language, lookOf(theme))
      ? { ...data.texts, ...data.modern }
      : data.texts;
    const texts = firstScreenTexts(english, catalogue, locale, strings, appName);
    return read && compose(data, { ...opened, colorScheme, theme, texts }, read);
  };

/** Fills a button whose label has a slot of its own, such as `{wallet}`. */
export function labelled(button: Tree, textOf: Slots, name: string, slots: Readonly<Record<string, string>>) {
  const label = textOf(name);
  return fill(button, () => (typeof label === 'string' ? format(label, slots).trim() : undefined));
}

const styleText = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Draws the frame of a first screen. */
export function composeFrame(data: FrameData, frame: FirstScreenFrame, screen: readonly Tree[]): Tree {
  const { theme, watermark, texts } = frame;
  const { logo } = theme;
  const source = logo?.logoImageUrl;
  const alternative = typeof logo?.alt === 'string' ? logo.alt : '';
  const content = [
    ...(isImageUrl(source) ? fill(data.logo, slotsOf({ source, alternative })) : []),
    ...fill(data.outlet, slotsOf({ content: screen })),
    ...(watermark ? fill(data.watermark, texts.textOf) : []),
  ];
  const slots = slotsOf({
    direction: texts.direction,
    language: texts.language,
    scheme: frame.colorScheme,
    look: lookOf(theme),
    content: fill(data.stack, slotsOf({ content })),
    overrides: styleText(themeOverrides(theme)),
  });
  const [surface = ''] = fill(data.surface, slots);
  return surface;
}
