/** Reads what others have sent, of which nothing is taken for granted. */
import { withoutPrototype } from './objects.ts';

export type Unknown = Readonly<Record<string, unknown>>;

export const recordsIn = (value: unknown): readonly Unknown[] =>
  Array.isArray(value) ? value.filter(isRecord).map(withoutPrototype) : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Undefined in an insecure context, on a server, and where the page has replaced it by something that throws. */
export function webLocks(): LockManager | undefined {
  try {
    return (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.locks;
  } catch {
    return undefined;
  }
}
