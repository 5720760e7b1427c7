import { loadErrorCode } from '../chunks/load-error.ts';
import type { AuthErrorDetail } from '../config/types.ts';
import { loadFailure } from '../i18n/load-failure.ts';

/**
 * Shows that the widget's code failed to load. The only screen without React.
 * @returns what to tell the page
 */
export function showLoadFailure(
  container: HTMLElement | ShadowRoot,
  cause: unknown,
  retry: () => void,
): Pick<AuthErrorDetail, 'code' | 'message' | 'cause'> {
  const code = loadErrorCode(cause);
  const text = code === 'load' ? loadFailure.load : loadFailure.network;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadFailure.retry;
  button.addEventListener('click', () => {
    container.replaceChildren();
    retry();
  });
  container.replaceChildren(message, button);
  return { code, message: text, cause };
}
