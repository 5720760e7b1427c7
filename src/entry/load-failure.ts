import { loadFailure } from '../i18n/load-failure.ts';

/**
 * Shows that the widget's code failed to load, below the first screen if that is shown.
 * @returns the message that the visitor reads
 */
export function showLoadFailure(container: HTMLElement | ShadowRoot, retry: () => void): string {
  const place = document.createElement('div');
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = loadFailure.network;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadFailure.retry;
  button.addEventListener('click', () => {
    place.remove();
    retry();
  });
  place.append(message, button);
  container.append(place);
  return loadFailure.network;
}
