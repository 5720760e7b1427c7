import { namesOf } from './trees.ts';

/** The texts that some trees have slots for, by section and key. */
export function textsIn(
  trees: unknown,
  catalogue: object,
  more: readonly string[] = [],
): Readonly<Record<string, string>> {
  const textOf = (name: string): string => {
    const [section = '', key = ''] = name.split('.');
    const text: unknown = Reflect.get(Object(Reflect.get(catalogue, section)) as object, key);
    if (typeof text !== 'string') throw new Error(`${name} is not a text`);
    return text;
  };
  return Object.fromEntries([...new Set([...namesOf(trees), ...more])].map((name) => [name, textOf(name)]));
}
