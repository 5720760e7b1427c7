import { checkSettings } from '../../settings/check.ts';
import type { Problem, Settings } from '../../settings/settings.ts';
import { ANY_PAGE } from '../../shell/first-screen/frame.ts';
import { clientCalls } from '../methods/client-calls.ts';

/** The mistakes in settings that a server can find. */
export function problemsBeforeBrowser(settings: Settings): readonly Problem[] {
  // A script of the page may set `client` instead of the token.
  const publicToken = settings.publicToken ?? 'set by the page';
  return checkSettings({ ...settings, publicToken }, ANY_PAGE, clientCalls);
}
