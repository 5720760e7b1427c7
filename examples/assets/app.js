// @ts-check
import '/dist/auth-widget.js';
import { showChoices } from './choices.js';
import { apiUrl, publicToken } from './settings.js';

const codes = { methods: ['sms', 'whatsapp', 'email'] };

/** @type {Record<string, object>} */
const CONFIGURATIONS = {
  codes: { products: ['otp'], otpOptions: codes },
  link: { products: ['emailMagicLinks'] },
  both: { products: ['otp', 'emailMagicLinks'], otpOptions: { methods: ['sms'] } },
  oauth: {
    products: ['oauth', 'otp'],
    oauthOptions: { providers: ['google', 'apple', 'github'].map((type) => ({ type })) },
  },
  password: { products: ['passwords', 'emailMagicLinks'] },
};

const square = { primary: { borderRadius: '0' }, secondary: { borderRadius: '0' } };

/** @type {Record<string, object>} */
const BRANDS = {
  modern: { look: 'modern' },
  classic: { look: 'classic' },
  night: { look: 'modern', theme: { accent: '#b4a2ff', surface: '#16132a' } },
  editorial: {
    look: 'modern',
    theme: {
      accent: '#7a1f1f',
      surface: '#fbf6ec',
      fontFamily: 'Georgia, serif',
      container: { borderRadius: '0' },
      buttons: square,
      inputs: { borderRadius: '0' },
    },
  },
};

const chosen = showChoices({
  configuration: {
    codes: 'Codes',
    link: 'Email link',
    both: 'Email link or text code',
    oauth: 'Social sign-in',
    password: 'Password',
  },
  brand: { modern: 'Modern', classic: 'Classic', night: 'Night', editorial: 'Editorial' },
  scheme: { auto: 'Light or dark', light: 'Light', dark: 'Dark' },
});

const widget = document.createElement('auth-widget');
// Links and providers lead back to what was chosen.
const asked = [...new URLSearchParams(location.search)].filter(([name]) => Object.hasOwn(chosen, name));
const returnUrl = new URL(`/_app?${new URLSearchParams(asked)}`, location.origin).href;
Object.assign(widget, {
  publicToken,
  apiUrl,
  config: CONFIGURATIONS[chosen.configuration],
  loginRedirectUrl: returnUrl,
  signupRedirectUrl: returnUrl,
  colorScheme: chosen.scheme,
  ...BRANDS[chosen.brand],
});
widget.addEventListener('auth-success', (event) => show(/** @type {CustomEvent} */ (event).detail));
document.querySelector('#login')?.replaceChildren(widget);

const panel = /** @type {HTMLElement} */ (document.querySelector('#session'));
document.querySelector('#again')?.addEventListener('click', () => {
  panel.hidden = true;
  // TypeScript has no types for the script in /dist/.
  Reflect.get(widget, 'reset').call(widget);
});

/**
 * @param {{ method: string, session: Record<string, unknown>, user: Record<string, unknown> }} detail
 */
function show({ method, session, user }) {
  const rows = {
    Method: method,
    User: text(user['user_id']),
    Email: verified(user['emails'], 'email'),
    Phone: verified(user['phone_numbers'], 'phone_number'),
    'Session until': new Date(text(session['expires_at'])).toLocaleTimeString(),
  };
  const items = Object.entries(rows).filter(([, value]) => value !== '');
  document.querySelector('#facts')?.replaceChildren(
    ...items.flatMap(([name, value]) => {
      const term = document.createElement('dt');
      const description = document.createElement('dd');
      // Never as markup, because visitors type some of it.
      term.textContent = name;
      description.textContent = value;
      return [term, description];
    }),
  );
  panel.hidden = false;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value : '';
}

/**
 * Others may be anybody's.
 *
 * @param {unknown} items
 * @param {string} key
 */
function verified(items, key) {
  const own = Array.isArray(items) ? items.filter((item) => item.verified) : [];
  return own.map((item) => text(item[key])).join(', ');
}
