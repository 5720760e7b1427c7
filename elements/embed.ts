/**
 * A classic script for content management systems that strip unknown tags and module scripts. Inserts an element right
 * after itself, or after what `data-after` selects: `data-element` names the tag, and `data-x` becomes the attribute `x`
 * if the element knows it. Where that element stands already, as in a page that a router has kept as it was, it adds no other.
 */
import { ELEMENTS, TAGS } from '../src/settings/elements.ts';

/** The attributes of all elements, by custom-elements.json, inserted by rollup: importing the elements would be too large. */
declare const ELEMENT_ATTRIBUTES: readonly string[];

/** Any other, such as `onclick` or `style`, would be live markup that a content management system has let through as data. */
const COPIED = ['id', 'class', 'lang', 'dir', 'slot', ...ELEMENT_ATTRIBUTES];

/** Returns the name of the module that the element needs. */
function embed(script: HTMLScriptElement, place: Element): string {
  const { element: named = 'auth-widget' } = script.dataset;
  const known = TAGS.find((tag) => tag === named);
  if (!known) console.warn(`auth-widget: data-element="${named}" is none of ${TAGS.join(', ')}.`);
  const tag = known ?? 'auth-widget';
  for (let next = place.nextElementSibling; TAGS.some((other) => other === next?.localName); ) {
    if (next?.localName === tag) return ELEMENTS[tag];
    next = next?.nextElementSibling ?? null;
  }
  const element = document.createElement(tag);
  for (const name of COPIED) {
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  place.after(element);
  return ELEMENTS[tag];
}

function start(script: HTMLScriptElement): void {
  const selector = script.dataset['after'];
  const place = selector === undefined ? script : document.querySelector(selector);
  // A script of a whole site is on pages without the place, too.
  if (!place) return;
  if (place.closest('head'))
    console.warn(
      'auth-widget: embed.js is in <head>, where nothing is shown. Move its <script> to where the form is to be, or name that place with data-after.',
    );
  // Beside this file. Its URL is computed, so that rollup does not bundle it.
  const main = new URL(embed(script, place), script.src).href;
  import(/* @vite-ignore */ main).catch((error: unknown) =>
    console.error(
      `auth-widget: failed to load ${main}, which embed.js looks for beside itself. Serve both from one folder, with CORS headers, allow it in the Content-Security-Policy, and do not combine embed.js with other scripts.`,
      error,
    ),
  );
}

// From the prototype: an `<img name=currentScript>` replaces the document's own.
const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
if (!(script instanceof HTMLScriptElement && script.src))
  console.error(
    'auth-widget: embed.js cannot find its <script>. Load it by src, without type="module", and not combined with other scripts.',
  );
else if ('after' in script.dataset && document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => start(script));
else start(script);
