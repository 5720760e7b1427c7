import { loadFailure } from '../../kit/i18n/locales/en/without-app.ts';
import { loadErrorCode } from '../../kit/lib/load-error.ts';
import type { AuthErrorDetail } from '../../settings/types.ts';
import { pageClaims } from '../redirect/token-claims.ts';

/**
 * Shows that the widget's code failed to load. Below the first screen, if that is shown.
 * @returns what to tell the page
 */
export function showLoadFailure(
  container: HTMLElement | ShadowRoot,
  cause: unknown,
  retry: () => void,
): Pick<AuthErrorDetail, 'code' | 'message' | 'cause'> {
  // The visitor may reload the page instead of trying again.
  pageClaims.showToken();
  const code = loadErrorCode(cause);
  const text = code === 'load' ? loadFailure.load : loadFailure.network;
  const place = document.createElement('div');
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadFailure.retry;
  button.addEventListener('click', () => {
    place.remove();
    retry();
  });
  place.append(message, button);
  container.append(place);
  return { code, message: text, cause };
}
