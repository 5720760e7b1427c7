// @ts-check
const TYPES = ['auth-ready', 'auth-screen', 'auth-event', 'auth-success', 'auth-error'];

const log = document.querySelector('#log');

// They bubble out of the shadow root, so one place hears those of every widget on the page.
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
  json.textContent = JSON.stringify(detail, plain, 2);
  line.append(name, time);
  item.append(line, json);
  log?.prepend(item);
}

/**
 * JSON leaves out what an Error says.
 * @param {string} _key
 * @param {unknown} value
 */
function plain(_key, value) {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
