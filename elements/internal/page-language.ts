import { parentOf } from '../../src/lib/parent-of.ts';

/** The language that an element stands in: nearest `lang` on it or above it, shadow hosts included. */
function inheritedLanguage(element: Element): string | undefined {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const language = (node as Partial<Element>).getAttribute?.('lang');
    if (language) return language;
  }
  return undefined;
}

function canonical(language: string | undefined): string | undefined {
  try {
    return language ? Intl.getCanonicalLocales(language)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** BCP 47: what the page asked for, else the language around the element, else the browser's, else English. */
export function resolveLocale(asked: string | undefined, element: Element): string {
  return canonical(asked) ?? canonical(inheritedLanguage(element)) ?? canonical(navigator.language) ?? 'en';
}
