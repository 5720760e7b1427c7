import { loadFailure } from '../i18n/load-failure.ts';

/**
 * Shown when the widget's own code could not be loaded: the one screen that has to do without React.
 * @returns what the visitor reads
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
