import type { Page } from '@playwright/test';

/** Runs `work` in the page over what the page has put at this global name. */
export function inPage<Shared>(name: string) {
  return <Input, Result>(
    page: Page,
    work: (shared: Shared, input: Input) => Result | Promise<Result>,
    input: Input,
  ): Promise<Result> =>
    page.evaluate(
      ([source, key, given]) => {
        // Playwright hands a function over only as text, together with its input.
        // oxlint-disable-next-line typescript/no-implied-eval
        const run = new Function(`return (${source})`)() as (shared: unknown, input: unknown) => unknown;
        return run(Reflect.get(globalThis, key), given);
      },
      [work.toString(), name, input] as const,
    ) as Promise<Result>;
}
