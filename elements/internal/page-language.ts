import { parentOf } from '../../src/lib/parent-of.ts';

/** The nearest `lang` on the element or an ancestor, shadow hosts included. */
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

/** The locale that the page sets, else that of the surrounding page, else the browser's, else English. BCP 47. */
export function resolveLocale(requested: string | undefined, element: Element): string {
  return (
    canonical(requested) ?? canonical(inheritedLanguage(element)) ?? canonical(navigator.language) ?? 'en'
  );
}
