// @ts-check
import { mountLogin } from '/dist/auth-widget.js';
import { apiUrl, publicToken } from './settings.js';

const status = document.querySelector('#status');

const widget = mountLogin({
  elementId: '#login',
  publicToken,
  apiUrl,
  colorScheme: 'auto',
  look: 'modern',
  config: { products: ['otp'], otpOptions: { methods: ['sms', 'email'] } },
  styles: { buttons: { primary: { borderRadius: '22px' } }, container: { borderRadius: '16px' } },
  callbacks: {
    onEvent: ({ type }) => say(`onEvent: ${type}`),
    onError: ({ message }) => say(`onError: ${message}`),
  },
});
widget.addEventListener('auth-success', ({ detail }) => say(`Signed in as ${detail.user['user_id']}`));

/** @param {string} line */
function say(line) {
  if (status) status.textContent = line;
}
