import type { Catalogue } from '../../kit/i18n/languages.ts';
import type { Settings } from '../../settings/settings.ts';
import { composeLanding, composeMain, type LandingContent } from '../../shell/first-screen/compose.ts';
import type { FirstScreenData } from '../../shell/first-screen/data.ts';
import type { Compose } from '../../shell/first-screen/drawing.ts';
import { firstScreenTexts } from '../../shell/first-screen/texts.ts';
import { passwordlessMethod } from '../../shell/views/email-methods.ts';
import type { firstScreen } from '../flow/first-screen.ts';
import { mainContent, readConfig } from './main-content.ts';

/** What decides about the first screen besides the settings. */
export interface Opened {
  /** Prefix of the widget's ids. */
  readonly id: string;
  readonly screen: ReturnType<typeof firstScreen>;
  /** Whether there is a token, in the address or in the settings. */
  readonly hasToken: boolean;
  /** Whether to reserve space for the watermark. */
  readonly watermark: boolean;
}

/**
 * Composes the first screen as the app is going to render it.
 * @returns undefined if only the app can
 */
export function composerOf(
  data: FirstScreenData,
  settings: Settings,
  catalogue: Catalogue,
  { id, screen, hasToken, watermark }: Opened,
): Compose | undefined {
  const config = readConfig(settings);
  if (config === undefined) return undefined;
  const { theme, colorScheme, locale, strings } = settings;
  const texts = firstScreenTexts(data.texts, catalogue, locale, strings);
  const frame = { id, colorScheme, theme, watermark, texts };
  if (screen === 'Main') {
    const main = mainContent(config, theme);
    return (variant) => composeMain(data, frame, { ...main, ...variant });
  }
  const landing: Omit<LandingContent, 'refused'> = {
    // Whether the visitor has to confirm a link, only the app knows: until then, it seems to be on its way.
    screen: screen === 'LoggingIn' ? 'exchange' : hasToken ? 'newPassword' : 'askForReset',
    passwordless: passwordlessMethod(config) !== undefined,
  };
  return ({ refused }) => composeLanding(data, frame, { ...landing, refused });
}
