/**
 * Classic script for pages that strip unknown tags and module scripts: puts an element right after itself, each
 * `data-x` becoming attribute `x`; `data-element` picks the tag.
 */
const TAGS = ['auth-widget', 'auth-reset-password'];

function embed(script: HTMLScriptElement): void {
  const wanted = script.dataset['element'] ?? 'auth-widget';
  const element = document.createElement(TAGS.includes(wanted) ? wanted : 'auth-widget');
  for (const { name, value } of script.attributes) {
    const attribute = /^data-(?!element$)(.+)$/.exec(name)?.[1];
    if (attribute) element.setAttribute(attribute, value);
  }
  script.after(element);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  embed(script);
  // The module beside this file. A computed address: rollup is to leave this import alone.
  const main = new URL('auth-widget.js', script.src).href;
  import(/* @vite-ignore */ main).catch((error: unknown) =>
    console.error('auth-widget: could not be loaded.', error),
  );
}
