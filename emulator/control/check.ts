import * as v from 'valibot';
import { badRequest } from '../http/api-error.ts';
import type { Format } from '../state/formats.ts';

/**
 * A value of the emulator's own API.
 * @throws ApiError 400 that names the wrong key
 */
export function check<Schema extends Format>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  throw badRequest(sentenceOf(issues[0]));
}

function sentenceOf({ path, message, expected }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  const nameOf = (parts: readonly string[]): string =>
    parts.length === 0 ? 'The body' : `"${parts.join('').replace(/^\./, '')}"`;
  const last = path?.at(-1);
  // These two are the only messages that valibot makes itself.
  if (last?.origin !== 'key') return `${nameOf(keys)} must be ${message}.`;
  return expected === 'never'
    ? `Unknown setting ${nameOf(keys)}.`
    : `${nameOf(keys.slice(0, -1))} must have "${String(last.key)}".`;
}
