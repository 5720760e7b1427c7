/**
 * A classic script for content management systems that strip unknown tags and module scripts. Inserts an element right
 * after itself: `data-element` names the tag, and `data-x` becomes the attribute `x` if the element knows it.
 */
import { EMBED_ATTRIBUTES } from './internal/embed-attributes.ts';

const TAGS = ['auth-widget', 'auth-reset-password'];

function embed(script: HTMLScriptElement): void {
  const tag = script.dataset['element'] ?? 'auth-widget';
  const element = document.createElement(TAGS.includes(tag) ? tag : 'auth-widget');
  for (const name of EMBED_ATTRIBUTES) {
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  script.after(element);
}

// From the prototype: an `<img name=currentScript>` replaces the document's own.
const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
if (script instanceof HTMLScriptElement) {
  embed(script);
  // The module beside this file. Its URL is computed, so that rollup does not bundle it.
  const main = new URL('auth-widget.js', script.src).href;
  import(/* @vite-ignore */ main).catch((error: unknown) =>
    console.error('auth-widget: failed to load.', error),
  );
}
