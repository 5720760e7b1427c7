import { loadFailure } from '../../kit/i18n/locales/en/load-failure.ts';
import type { Host } from '../runner/host.ts';

/**
 * Shows and reports that the widget cannot work in this browser or on this page. Only sets text, because anything else
 * may be missing or replaced.
 */
export function giveUp(container: HTMLElement | ShadowRoot, host: Host, cause: unknown): void {
  const message = loadFailure.unsupported;
  container.textContent = message;
  console.error(`auth-widget: ${message}`, cause);
  host.error({ code: 'unsupported', message, screen: host.screen, cause });
}
