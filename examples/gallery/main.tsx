/** The page /gallery: a tile for each case, each in a shadow root as in the element. */
import { createRoot } from 'react-dom/client';
import { loadPhone } from '../../src/lib/phone.ts';
import { adoptStyles } from '../../src/theme/style-cache.ts';
import { type Case, cases } from './cases.ts';
import { Tile } from './tile.tsx';

/** ms. */
const PATIENCE = 10_000;

/** Resolves once `find` finds something; rejects when it does not for long. */
async function until<T>(find: () => T | null | undefined | false, what: string): Promise<T> {
  for (const start = performance.now(); performance.now() - start < PATIENCE; ) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`The gallery waited in vain for ${what}.`);
}

/** React runs the effects of what it has drawn after the browser has painted it. */
async function effects(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** As a visitor does it: React hears of it by the event alone. */
function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Does in a tile what its case says that a visitor has done. */
async function act(root: ShadowRoot, { name, typed, submitted, refuses, strength }: Case): Promise<void> {
  await until(() => root.querySelector('[part=header]'), name);
  await effects();
  if (typed !== undefined) {
    const input = await until(
      () => [...root.querySelectorAll<HTMLInputElement>('input:not([readonly])')].at(-1),
      `a field of ${name}`,
    );
    type(input, typed);
  }
  if (strength?.valid) await until(() => root.querySelector('[type=submit]:enabled'), `${name} to be valid`);
  else if (strength) await until(() => root.querySelector('[part=strength]'), `the strength of ${name}`);
  if (submitted) {
    // Third parties have buttons, everything else has a form.
    const button = root.querySelector<HTMLElement>('[part~=button-oauth]');
    if (button) button.click();
    else root.querySelector('form')?.requestSubmit();
    await until(() => root.querySelector('[aria-busy=true], [part=error]'), `the answer to ${name}`);
  }
  if (refuses) await until(() => root.querySelector('[part=error]'), `the error of ${name}`);
  // Logos come one by one.
  await until(() => !root.querySelector('[part~=button-oauth] svg:empty'), `the logos of ${name}`);
}

async function openList(root: ShadowRoot, name: string): Promise<void> {
  root.host.scrollIntoView();
  root.querySelector<HTMLElement>('[role=combobox]')?.click();
  await until(() => root.querySelector('[role=option]'), `the list of ${name}`);
}

/** Resolves with what is left to do once all tiles are drawn. */
async function show(shown: Case, into: HTMLElement): Promise<() => Promise<void>> {
  const tile = document.createElement('figure');
  tile.id = shown.name.replaceAll(/\W+/g, '-');
  const caption = document.createElement('figcaption');
  caption.textContent = shown.name;
  const frame = document.createElement('div');
  frame.className = shown.opened ? 'frame tall' : 'frame';
  tile.append(caption, frame);
  into.append(tile);
  const root = frame.attachShadow({ mode: 'open' });
  adoptStyles(root);
  createRoot(root).render(<Tile shown={shown} />);
  await act(root, shown);
  return async () => {
    if (shown.opened) await openList(root, shown.name);
  };
}

async function showAll(): Promise<void> {
  const into = document.querySelector<HTMLElement>('#gallery');
  if (!into) throw new Error('The page has no #gallery.');
  // Numbers are formatted from the start, whichever tile is looked at first.
  await loadPhone();
  // `?show=password` is quicker to draw than everything.
  const wanted = new URLSearchParams(location.search).get('show') ?? '';
  const chosen = cases.filter(({ name }) => name.startsWith(wanted));
  const rest = await Promise.all(chosen.map((shown) => show(shown, into)));
  // A list opens where there is room: once nothing around it changes any more.
  for (const open of rest) await open();
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  into.dataset['state'] = 'complete';
}

void showAll();
