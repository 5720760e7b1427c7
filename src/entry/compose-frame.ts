import type { BaseSettings } from '../config/settings.ts';
import type { FirstScreenFrame } from '../first-screen/compose.ts';
import { isImageUrl } from '../lib/image-url.ts';

/** What is around a first screen with these settings, whose theme has not been validated. */
export function frameOf(
  { theme, colorScheme }: Pick<BaseSettings, 'theme' | 'colorScheme'>,
  own: Pick<FirstScreenFrame, 'id' | 'watermark' | 'texts'>,
): FirstScreenFrame {
  const { logoImageUrl, alt } = theme.logo ?? {};
  const logo = isImageUrl(logoImageUrl)
    ? { source: logoImageUrl, alternative: typeof alt === 'string' ? alt : '' }
    : undefined;
  return { ...own, colorScheme, theme, logo };
}
