/** What a hostile page, stranger or network may put in the place of a value. */
import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';

/** Texts that have a meaning somewhere. */
const LOADED: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  '</style></template><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AA==',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'http://user:secret@evil.example/?token=1#2',
  'red;background:url(//evil.example)',
  'url(//evil.example)',
  'var(--x)',
  '--_x:red;color',
  '{toString}',
  '{email}',
  '<main.heading>',
  '<id>',
  '__proto__',
  'constructor',
  'toString',
  'RESTRICTED',
  'auto',
  'null',
  '[]',
  '{}',
  '-1',
  '1e999',
  'NaN',
  'de',
  'ar',
  'x-private',
  '\u202egnp.exe',
  '\u0000\u001b[2J\u009b',
  '\ud800',
  '😀',
  ' ',
  '',
];

const long = (): Arbitrary<string> =>
  fc
    .constantFrom('a', ' ', '-', '{{', 'eyJa', '?token', '<a ', '"', '&', '\u0301')
    .map((piece) => piece.repeat(20_000));

export const text = (): Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...LOADED) },
    { weight: 20, arbitrary: fc.string({ maxLength: 40, unit: 'binary' }) },
    { weight: 20, arbitrary: fc.string({ maxLength: 20 }) },
    { weight: 1, arbitrary: long() },
  );

const scalar = (): Arbitrary<unknown> =>
  fc.oneof(
    text(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, -0, Number.POSITIVE_INFINITY),
  );

/** Names that objects have anyway. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'length', 'then'];

/** @param names of properties that mean something */
export function data(names: readonly string[] = []): Arbitrary<unknown> {
  const name = fc.constantFrom(...names, ...INHERITED);
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      scalar(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4 }),
    ),
  })).value;
}

/** Mostly what is meant, so that the rest is reached as well. */
export const mostly = <Value>(meant: Arbitrary<Value>): Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: meant }, { weight: 1, arbitrary: data() });

/** An object of which any part may be missing, or something else. */
export const options = (parts: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<unknown> =>
  mostly(
    fc.record(Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, mostly(part)])), {
      requiredKeys: [],
    }),
  );

type Shape = string | readonly [Shape] | { readonly [key: string]: Shape };

interface Shapes {
  readonly endpoints: Readonly<Record<string, { readonly response: Shape }>>;
  readonly types: Readonly<Record<string, Shape>>;
}

const shapes = JSON.parse(
  readFileSync(new URL('../../emulator/api-shapes/shapes.json', import.meta.url), 'utf8'),
) as Shapes;

/** What every secret of an answer contains. */
export const SECRET = 'S3CR3T';

const IS_SECRET =
  /^(session_token|session_jwt|intermediate_session_token|access_token|id_token|refresh_token|secret|qr_code)$/;

const primitives: Readonly<Record<string, () => Arbitrary<unknown>>> = {
  string: text,
  boolean: () => fc.boolean(),
  integer: () => fc.integer(),
  object: () => data(),
  date: () => fc.constant('2026-01-01T00:00:00Z'),
};

function ofShape(shape: Shape, depth: number): Arbitrary<unknown> {
  if (typeof shape === 'string') {
    if (shape.startsWith('@'))
      return depth > 6 ? fc.constant({}) : ofShape(shapes.types[shape.slice(1)] ?? 'object', depth + 1);
    return primitives[shape]?.() ?? fc.constantFrom(...shape.split('|'));
  }
  if (Array.isArray(shape)) return fc.array(mostly(ofShape(shape[0] as Shape, depth + 1)), { maxLength: 2 });
  const entries = Object.entries(shape).map(([name, inner]): [string, Arbitrary<unknown>] => {
    const key = name.replace(/\?$/, '');
    const secret = text().map((rest) => `${SECRET}${rest}`);
    return [key, IS_SECRET.test(key) ? secret : mostly(ofShape(inner, depth + 1))];
  });
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

/** An answer of Stytch, by the published shapes, with parts that are missing or something else. */
export const answer = (endpoints: RegExp): Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.oneof(
    ...Object.entries(shapes.endpoints)
      .filter(([name]) => endpoints.test(name))
      .map(([, { response }]) => ofShape(response, 0) as Arbitrary<Record<string, unknown>>),
  );
