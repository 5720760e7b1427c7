import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { css, type Style } from './css.ts';
import { addedRules, addRule } from './sheets.ts';

const key = 'auth-widget';

let cache: EmotionCache | undefined;

/** The emotion cache of the page, created on first use so that importing this module on a server has no effect. */
function styleCache(): EmotionCache {
  cache ??= makeCache();
  return cache;
}

function makeCache(): EmotionCache {
  const created = createCache({ key, stylisPlugins: [outrankPageSelectors] });
  // Emotion's sheet would write <style> elements into the page's head, which a strict CSP refuses.
  created.sheet.insert = addRule;
  // The sheets have the rules of what was drawn before React.
  for (const rule of addedRules())
    for (const [, name = ''] of rule.matchAll(/(?:\.auth-widget-|@keyframes )([\w-]+)/g))
      created.inserted[name] = true;
  return created;
}

/**
 * One class for all of the styles, of which later ones win, and its rule in the sheets. In place of emotion's `css` prop, with which
 * React renders two more components for each element.
 */
export function classOf(...styles: readonly Style[]): string {
  const merged = css(...styles);
  const { inserted, insert, sheet } = styleCache();
  const name = `${key}-${merged.name}`;
  // The keyframes that it names follow it.
  for (let style: SerializedStyles | undefined = merged; style; style = style.next)
    if (inserted[style.name] === undefined) insert(style === merged ? `.${name}` : '', style, sheet, true);
  return name;
}

/**
 * Repeats emotion's class three times. Without a shadow root, a page's `.content button {…}` would otherwise override
 * it. The page's `::part()` rules still win, because they override a shadow root's own rules at any specificity. Stylis
 * passes some rules twice, which are not to outrank those after them.
 */
function outrankPageSelectors(element: StylisElement): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) => selector.replace(/(\.auth-widget-[\w-]+)\1*/, '$1$1$1'));
}
