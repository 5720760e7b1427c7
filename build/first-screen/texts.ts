import modern from '../../src/kit/i18n/locales/en/modern.ts';
import { namesOf } from './trees.ts';

type Texts = Readonly<Record<string, string>>;

function textIn(catalogue: object, name: string): string | undefined {
  const [section = '', key = ''] = name.split('.');
  const text: unknown = Reflect.get(Object(Reflect.get(catalogue, section)) as object, key);
  return typeof text === 'string' ? text : undefined;
}

/** The texts that some trees have slots for, by section and key, and which of them the look "modern" has other words for. */
export function textsIn(
  trees: unknown,
  catalogue: object,
  more: readonly string[] = [],
): { readonly texts: Texts; readonly modern: Texts } {
  const names = [...new Set([...namesOf(trees), ...more])];
  const texts = names.map((name): [string, string] => {
    const text = textIn(catalogue, name);
    if (text === undefined) throw new Error(`${name} is not a text`);
    return [name, text];
  });
  const others = names.flatMap((name): [string, string][] => {
    const text = textIn(modern, name);
    return text === undefined ? [] : [[name, text]];
  });
  return { texts: Object.fromEntries(texts), modern: Object.fromEntries(others) };
}
