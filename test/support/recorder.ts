/** Stands in for an object of nested calls, such as the provider or its SDK. */

export interface RecordedCall {
  /** Dotted, such as `passwords.create`. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/** By the dotted name of the call; an Error is thrown. */
export type Answers = Readonly<Record<string, unknown>>;

/** Options without a prototype, as the literal that a test expects. */
const asLiteral = (arg: unknown): unknown =>
  Object(arg) === arg && Object.getPrototypeOf(arg) === null ? { ...(arg as object) } : arg;

/**
 * Records every call in `calls` and answers it.
 * @throws Error from a call that has no answer
 */
export function recorder<T>(answers: Answers, calls: RecordedCall[]): T {
  const at = (path: string): unknown =>
    new Proxy(() => undefined, {
      get(target, key) {
        // `call` is how the adapter calls a function with its object.
        if (typeof key === 'symbol' || key === 'call') return Reflect.get(target, key);
        return at(path === '' ? key : `${path}.${key}`);
      },
      async apply(_target, _this, args: readonly unknown[]) {
        calls.push({ name: path, args: args.map(asLiteral) });
        if (!Object.hasOwn(answers, path)) throw new Error(`The test has no answer for ${path}.`);
        const answer = answers[path];
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
  return at('') as T;
}
