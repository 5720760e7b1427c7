/**
 * Holds what the emulator is sent and answers against Stytch's published API. shapes.json has the facts: `key?` may be
 * absent or null, `a|b` is an enum, `@Name` is in `types`, `date` has whole seconds. What every answer has is left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Exchange } from '../http/exchange.ts';
import { isJsonObject } from '../state/json.ts';
import { EXCEPTIONS } from './exceptions.ts';

type Shape = string | readonly [Shape] | { readonly [key: string]: Shape };

interface Endpoint {
  readonly request?: Shape;
  readonly response: Shape;
}

interface Shapes {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly types: Readonly<Record<string, Shape>>;
}

const shapes = JSON.parse(readFileSync(new URL('shapes.json', import.meta.url), 'utf8')) as Shapes;

/** Every `error_type` that the SDK's types list. */
const errorTypes = readErrorTypes(
  new URL('../../node_modules/@stytch/vanilla-js/dist/types/', import.meta.url),
);

function readErrorTypes(folder: URL): ReadonlySet<string> {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.d.ts')) continue;
    const [, union] =
      /type StytchAPIErrorType = ([^;]+);/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
    if (union) return new Set(union.split(' | ').map((name) => name.slice(1, -1)));
  }
  throw new Error(`No StytchAPIErrorType in ${folder.href}`);
}

const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  object: (value) => typeof value === 'object' && value !== null,
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
};

/** How a value differs from its shape, as `path: difference`. */
function differences(shape: Shape, value: unknown, path: string): string[] {
  if (typeof shape === 'string') return differencesOfText(shape, value, path);
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((item) => differences(shape[0] as Shape, item, `${path}[]`));
  }
  if (!isJsonObject(value)) return [`${path}: no object`];
  const known = shape as Readonly<Record<string, Shape>>;
  const unknown = Object.keys(value)
    .filter((key) => value[key] !== undefined && !(key in known) && !(`${key}?` in known))
    .map((key) => `${path}.${key}: unknown`);
  const wrong = Object.entries(known).flatMap(([name, inner]) => {
    const key = name.replace(/\?$/, '');
    const item = value[key];
    if (key !== name && (item === undefined || item === null)) return [];
    return item === undefined ? [`${path}.${key}: missing`] : differences(inner, item, `${path}.${key}`);
  });
  return [...unknown, ...wrong];
}

function differencesOfText(shape: string, value: unknown, path: string): string[] {
  if (shape.startsWith('@')) return differences(shapes.types[shape.slice(1)] ?? 'object', value, path);
  const isOfType = PRIMITIVES[shape];
  const fits = isOfType ? isOfType(value) : shape.split('|').includes(String(value));
  return fits ? [] : [`${path}: ${value === null ? 'null' : typeof value} instead of ${shape}`];
}

/** How an exchange differs from Stytch's API, except for what exceptions.ts explains. */
export function differencesOf({ method, path, request, status, answer }: Exchange): string[] {
  const endpoint = shapes.endpoints[`${method} ${path}`];
  if (!endpoint) return [];
  const { request_id: id, status_code: code, ...body } = answer as Record<string, unknown>;
  if (status !== 200) {
    const type = String(body['error_type']);
    return errorTypes.has(type) ? [] : [`${method} ${path} refusal: unknown error_type ${type}`];
  }
  return [
    ...(typeof id === 'string' && code === 200 ? [] : ['answer: no request_id or status_code']),
    ...differences(endpoint.response, body, 'answer'),
    ...(endpoint.request && request !== undefined ? differences(endpoint.request, request, 'request') : []),
  ]
    .map((difference) => `${method} ${path} ${difference}`)
    .filter((difference) => !EXCEPTIONS.some(({ pattern }) => pattern.test(difference)));
}
