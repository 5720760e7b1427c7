/** Finds attributes that an element does not know, most of which are misspelled. */
import { intended } from '../kit/lib/intended.ts';
import { observedAttributes } from '../kit/lib/observed-attributes.ts';

/** Those of every HTML element, by the HTML standard. */
const GLOBAL =
  /^(accesskey|anchor|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|headingoffset|headingreset|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy|writingsuggestions)$/;

/** Data, ARIA, event handlers, and the attributes of frameworks such as Vue, Angular, Alpine and htmx. */
const OTHERS = /^(aria|data|hx|ng|v|x)-|^on[a-z]+$|[^a-z-]/;

const letters = (text: string): string => text.replaceAll('-', '');

/** True if only a property has that name. On a server, frameworks such as Svelte print properties as attributes. */
function isPropertyOnly(element: object, name: string, known: readonly string[]): boolean {
  if (known.some((option) => letters(option) === name)) return false;
  for (const property in element) if (property.toLowerCase() === name) return true;
  return false;
}

/** One sentence for each attribute that the element does not know. */
export function unknownAttributes(element: Pick<Element, 'getAttributeNames'> & Node): readonly string[] {
  const known = observedAttributes(element);
  return element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !GLOBAL.test(name) && !OTHERS.test(name))
    .filter((name) => !isPropertyOnly(element, name, known))
    .map((name) => {
      const meant = intended(name, known);
      const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
      return `${name} is not a known attribute and is ignored.${hint}`;
    });
}

/** For elements without React. Their own files do without it, because every page loads them. */
export function warnOfUnknownAttributes(element: Element): void {
  for (const warning of unknownAttributes(element))
    console.warn(`auth-widget: <${element.localName}>: ${warning}`);
}
