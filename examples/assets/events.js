// @ts-check
const TYPES = [
  'auth-ready',
  'auth-screen',
  'auth-event',
  'auth-submit',
  'auth-success',
  'auth-error',
  'auth-session',
  'auth-account-delete',
  'auth-account-sessions',
  'auth-proof-lost',
];

const log = document.querySelector('#log');

// Events bubble out of the shadow root, so the document receives those of every widget on the page.
for (const type of TYPES) {
  document.addEventListener(type, (event) => print(type, /** @type {CustomEvent} */ (event).detail));
}

document.querySelector('#clear')?.addEventListener('click', () => log?.replaceChildren());

/**
 * @param {string} type
 * @param {unknown} detail
 */
function print(type, detail) {
  const item = document.createElement('li');
  const line = document.createElement('div');
  const name = document.createElement('strong');
  const time = document.createElement('time');
  const json = document.createElement('pre');
  name.textContent = type;
  time.textContent = new Date().toLocaleTimeString();
  json.textContent = JSON.stringify(detail, withErrors, 2);
  line.append(name, time);
  item.append(line, json);
  log?.prepend(item);
}

/**
 * `JSON.stringify()` leaves out the name and message of an Error.
 * @param {string} _key
 * @param {unknown} value
 */
function withErrors(_key, value) {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
