import { ProviderError } from '../../provider/errors.ts';
import type { ActionContext } from '../runner/types.ts';

/** Asks what an action can do without. Resolves with undefined, and tells the page, if the project does not allow it. */
export async function whereAllowed<T>(
  { report }: Pick<ActionContext<never>, 'report'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (thrown) {
    if (!(thrown instanceof ProviderError && thrown.code === 'configuration')) throw thrown;
    report(thrown);
    return undefined;
  }
}
