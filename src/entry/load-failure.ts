import { loadFailure } from '../i18n/load-failure.ts';

/**
 * Shows that the widget's code failed to load. The only screen without React.
 * @returns the message that the visitor reads
 */
export function showLoadFailure(container: HTMLElement | ShadowRoot, retry: () => void): string {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = loadFailure.network;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadFailure.retry;
  button.addEventListener('click', () => {
    container.replaceChildren();
    retry();
  });
  container.replaceChildren(message, button);
  return loadFailure.network;
}
