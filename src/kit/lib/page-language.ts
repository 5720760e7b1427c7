import { parentOf } from './dom.ts';

/** The nearest `lang` on the element or an ancestor, shadow hosts included. */
function inheritedLanguage(element: Element): string | undefined {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const language = (node as Partial<Element>).getAttribute?.('lang');
    if (language) return language;
  }
  return undefined;
}

/** None where it is no BCP 47 tag. */
function canonical(language: string | undefined): readonly string[] {
  try {
    // A page's `locale` may be anything: with a `length`, it would be taken for a list of that many.
    return typeof language === 'string' ? Intl.getCanonicalLocales(language) : [];
  } catch {
    return [];
  }
}

/** The language of the surrounding page, and those of the browser. */
export function pageLanguages(element: Element): readonly (string | undefined)[] {
  // Node has no navigator, and a polyfill of it may have no languages.
  const languages = (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.languages;
  return [inheritedLanguage(element), ...(languages ?? [])];
}

/** The first of these that is a BCP 47 tag, else English. */
export function firstLocale(languages: readonly (string | undefined)[]): string {
  return languages.flatMap(canonical)[0] ?? 'en';
}
