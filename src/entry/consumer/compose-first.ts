import type { Settings } from '../../config/settings.ts';
import {
  composeLanding,
  composeMain,
  type FirstScreenFrame,
  type LandingContent,
} from '../../first-screen/compose.ts';
import type { FirstScreenData } from '../../first-screen/data.ts';
import type { Compose } from '../../first-screen/show.ts';
import { type Catalogue, firstScreenTexts } from '../../first-screen/texts.ts';
import { firstScreen } from '../../flow/consumer/first-screen.ts';
import type { TokenType } from '../../flow/consumer/screens.ts';
import { passwordlessMethod } from '../../methods/shared/email-methods.ts';
import type { UrlToken } from '../../redirect/address.ts';
import { mainContent, readConfig } from './main-content.ts';

/** What decides about the first screen besides the settings. */
export interface Opened {
  /** Prefix of the widget's ids. */
  readonly id: string;
  readonly urlToken: UrlToken<TokenType> | undefined;
  /** Whether this browser asked for the token. */
  readonly expected: boolean;
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
  { id, urlToken, expected, watermark }: Opened,
): Compose | undefined {
  const config = readConfig(settings);
  if (config === undefined) return undefined;
  const { theme, colorScheme, locale, strings } = settings;
  const texts = firstScreenTexts(data.texts, catalogue, locale, strings);
  const { logoImageUrl, alt } = theme.logo ?? {};
  const logo = logoImageUrl ? { source: logoImageUrl, alternative: alt ?? '' } : undefined;
  const frame: FirstScreenFrame = { id, colorScheme, theme, logo, watermark, texts };
  const screen = firstScreen(settings.form, urlToken);
  if (screen === 'Main') {
    const main = mainContent(config, theme, texts.language);
    return (selected) => composeMain(data, frame, { ...main, selected });
  }
  const landing: LandingContent = {
    screen:
      screen === 'LoggingIn' ? (expected ? 'exchange' : 'confirm') : urlToken ? 'newPassword' : 'askForReset',
    confirm: urlToken?.tokenType === 'oauth' ? 'loggingIn.confirmOAuth' : 'loggingIn.confirm',
    passwordless: passwordlessMethod(config) !== undefined,
  };
  return () => composeLanding(data, frame, landing);
}
