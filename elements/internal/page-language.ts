/** The language that an element stands in: nearest `lang` on it or above it, shadow hosts included. */
function inheritedLanguage(element: Element): string | undefined {
  for (
    let node: Node | null = element;
    node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  ) {
    const language = node instanceof Element ? node.getAttribute('lang') : null;
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
