import type { Settings } from '../../config/settings.ts';
import { composeMain } from '../../first-screen/compose.ts';
import type { FirstScreenData } from '../../first-screen/data.ts';
import { type Catalogue, firstScreenTexts } from '../../first-screen/texts.ts';
import type { Tree } from '../../first-screen/tree.ts';
import { mainContent } from './main-content.ts';

/**
 * Main as the app is going to render it.
 * @returns undefined if it cannot be drawn before the app has loaded
 */
export function mainTree(
  data: FirstScreenData,
  settings: Settings,
  catalogue: Catalogue,
  { id, watermark }: { readonly id: string; readonly watermark: boolean },
): Tree | undefined {
  const texts = firstScreenTexts(data.texts, catalogue, settings.locale, settings.strings);
  const main = mainContent(settings, texts.language);
  if (main === undefined) return undefined;
  const { logoImageUrl, alt } = settings.theme.logo ?? {};
  const logo = logoImageUrl ? { source: logoImageUrl, alternative: alt ?? '' } : undefined;
  const [tree] = composeMain(data, { id, colorScheme: settings.colorScheme, logo, watermark, texts }, main);
  return tree;
}
