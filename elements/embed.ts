/**
 * A classic script for content management systems that strip unknown tags and module scripts. Inserts an element right
 * after itself: `data-element` names the tag, and `data-x` becomes the attribute `x` if the element knows it.
 */
import { ELEMENTS, TAGS } from '../src/config/elements.ts';
import { EMBED_ATTRIBUTES } from './internal/embed-attributes.ts';

/** Returns the name of the module that the element needs. */
function embed(script: HTMLScriptElement): string {
  const { element: named = 'auth-widget' } = script.dataset;
  const known = TAGS.find((tag) => tag === named);
  if (!known) console.warn(`auth-widget: data-element="${named}" is none of ${TAGS.join(', ')}.`);
  const tag = known ?? 'auth-widget';
  const element = document.createElement(tag);
  for (const name of EMBED_ATTRIBUTES) {
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  script.after(element);
  return ELEMENTS[tag];
}

// From the prototype: an `<img name=currentScript>` replaces the document's own.
const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
if (script instanceof HTMLScriptElement) {
  // Beside this file. Its URL is computed, so that rollup does not bundle it.
  const main = new URL(embed(script), script.src).href;
  import(/* @vite-ignore */ main).catch((error: unknown) =>
    console.error('auth-widget: failed to load.', error),
  );
}
