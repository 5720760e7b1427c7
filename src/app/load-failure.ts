import { en } from '../i18n/en.ts';

/**
 * Shown when the widget's own code could not be loaded: the one screen that has to do without React.
 * @returns what the visitor reads
 */
export function showLoadFailure(container: HTMLElement | ShadowRoot, retry: () => void): string {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = en.errors.network;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = en.common.retry;
  button.addEventListener('click', () => {
    container.replaceChildren();
    retry();
  });
  container.replaceChildren(message, button);
  return en.errors.network;
}
