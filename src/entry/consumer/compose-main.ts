import type { Settings } from '../../config/settings.ts';
import { composeMain } from '../../first-screen/compose.ts';
import type { FirstScreenData } from '../../first-screen/data.ts';
import type { Compose } from '../../first-screen/show.ts';
import { type Catalogue, firstScreenTexts } from '../../first-screen/texts.ts';
import { mainContent } from './main-content.ts';

/**
 * Composes Main as the app is going to render it.
 * @returns undefined if it cannot be drawn before the app has loaded
 */
export function composerOfMain(
  data: FirstScreenData,
  settings: Settings,
  catalogue: Catalogue,
  { id, watermark }: { readonly id: string; readonly watermark: boolean },
): Compose | undefined {
  const texts = firstScreenTexts(data.texts, catalogue, settings.locale, settings.strings);
  const main = mainContent(settings, texts.language);
  if (main === undefined) return undefined;
  const { logoImageUrl, alt } = settings.theme.logo ?? {};
  const logo = logoImageUrl ? { source: logoImageUrl, alternative: alt ?? '' } : undefined;
  const frame = { id, colorScheme: settings.colorScheme, theme: settings.theme, logo, watermark, texts };
  return (selected) => composeMain(data, frame, { ...main, selected });
}
