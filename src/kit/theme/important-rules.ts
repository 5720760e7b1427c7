/**
 * The widget's rules once more, as important ones, for a widget without a shadow root. A layer's important declarations
 * override those outside of layers at any specificity, so a page's `* { all: unset !important }` reaches nothing that
 * the widget declares. Pure.
 */

const declaration = /([{;])(?!--)([a-z-]+)(:[^;{}]*?)(?:!important)?(?=[;}])/g;
const keyframes = /@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * Makes every declaration of some rules important, except those of custom properties, which a `style` attribute has to
 * override. Expects the rules without line breaks and comments, and no `;` or brace in a value.
 * @param leftOut properties that must not become important: an important declaration stops an animation
 */
export function asImportant(rules: string, leftOut?: RegExp): string {
  const important = rules
    .replace(keyframes, '')
    .replace(declaration, (whole, before: string, property: string, value: string) =>
      leftOut?.test(property) ? whole : `${before}${property}${value}!important`,
    );
  return `@layer auth-widget{${important}}`;
}
