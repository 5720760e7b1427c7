/** The page /gallery: a tile for each case, in a shadow root like the element's. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { businessFlow } from '../../src/business/app/flow.ts';
import { consumerFlow } from '../../src/consumer/app/flow.ts';
import { languageFor, TRANSLATIONS } from '../../src/kit/i18n/languages.ts';
import { everyTranslation } from '../../src/kit/i18n/missing.ts';
import { loadPhone } from '../../src/kit/lib/phone.ts';
import { lookOf } from '../../src/kit/theme/overrides.ts';
import { adoptStyles } from '../../src/kit/theme/sheets.ts';
import { showChoices } from '../assets/choices.js';
import { accounts, drawAccount } from './accounts.tsx';
import { brandNames, wearBrand } from './brands.ts';
import { businessCases } from './business-cases.ts';
import { type BaseCase, cases } from './cases.ts';
import { Tile } from './tile.tsx';

/** For what never comes: on a busy machine, all tiles together take long. */
const TIMEOUT_MS = 60_000;

/** Resolves with the first truthy result of `find`; rejects after `TIMEOUT_MS`. */
async function until<T>(find: () => T | null | undefined | false, what: string): Promise<T> {
  for (const start = performance.now(); performance.now() - start < TIMEOUT_MS; ) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`The gallery timed out waiting for ${what}.`);
}

/** React runs effects after the browser has painted. */
async function afterEffects(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Types like a visitor: React only notices the event, and ignores a value that was set through its own setter. */
function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Does what the visitor of this case has done. */
async function act(root: ShadowRoot, { name, typed, submitted, refuses, strength }: BaseCase): Promise<void> {
  await until(() => root.querySelector('[part=header]'), name);
  await afterEffects();
  if (typed !== undefined) {
    const input = await until(
      () => [...root.querySelectorAll<HTMLInputElement>('input:not([readonly])')].at(-1),
      `a field of ${name}`,
    );
    type(input, typed);
  }
  if (strength?.valid)
    await until(() => root.querySelector('[type=submit]:not([aria-disabled])'), `${name} to be valid`);
  else if (strength) await until(() => root.querySelector('[part=strength]'), `the strength of ${name}`);
  if (submitted) {
    // OAuth has buttons, everything else has a form.
    const button = root.querySelector<HTMLElement>('[part~=button-oauth]');
    if (button) button.click();
    else root.querySelector('form')?.requestSubmit();
    await until(() => root.querySelector('[aria-busy=true], [part=error]'), `the answer to ${name}`);
  }
  if (refuses) await until(() => root.querySelector('[part=error]'), `the error of ${name}`);
  // Each logo is loaded on its own.
  await until(() => !root.querySelector('[part~=button-oauth] svg:empty'), `the logos of ${name}`);
}

/** An empty tile. Returns the shadow root for its content. */
function addTile(name: string, into: HTMLElement): ShadowRoot {
  const tile = document.createElement('figure');
  tile.id = name.replaceAll(/\W+/g, '-');
  const caption = document.createElement('figcaption');
  caption.textContent = name;
  const frame = document.createElement('div');
  frame.className = 'frame';
  tile.append(caption, frame);
  into.append(tile);
  return frame.attachShadow({ mode: 'open' });
}

async function show(shown: BaseCase, tile: ReactNode, into: HTMLElement): Promise<void> {
  const root = addTile(shown.name, into);
  adoptStyles(root);
  createRoot(root).render(tile);
  await act(root, shown);
}

async function showAll(): Promise<void> {
  const into = document.querySelector<HTMLElement>('#gallery');
  if (!into) throw new Error('The page has no element #gallery.');
  // With the rules loaded, all tiles format their phone numbers from the start.
  await loadPhone('US', '');
  // `?show=password|code` only renders the cases whose names start with one of these.
  const wanted = (new URLSearchParams(location.search).get('show') ?? '').split('|');
  const {
    look: askedLook,
    lang,
    brand,
  } = showChoices({
    look: { modern: 'Modern', classic: 'Classic' },
    brand: Object.fromEntries(['none', ...brandNames].map((name) => [name, name])),
    lang: Object.fromEntries(['en', ...TRANSLATIONS].map((tag) => [tag, tag])),
  });
  wearBrand(brand ?? '');
  const look = lookOf({ look: askedLook });
  const language = languageFor(lang);
  const translation = language === 'en' ? {} : ((await everyTranslation()).get(language) ?? {});
  const way = { look, language, translation };
  const isWanted = ({ name }: { readonly name: string }): boolean =>
    wanted.some((start) => name.startsWith(start));
  await Promise.all([
    ...cases
      .filter(isWanted)
      .map((shown) => show(shown, <Tile flow={consumerFlow} shown={shown} {...way} />, into)),
    ...businessCases
      .filter(isWanted)
      .map((shown) => show(shown, <Tile flow={businessFlow} shown={shown} {...way} />, into)),
  ]);
  await Promise.all(
    accounts.filter(isWanted).map((shown) => drawAccount(addTile(shown.name, into), shown, look)),
  );
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  into.dataset['state'] = 'complete';
}

void showAll();
