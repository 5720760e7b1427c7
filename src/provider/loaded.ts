import { loadErrorCode } from '../kit/lib/load-error.ts';
import { ProviderError } from './errors.ts';

/** What an action needs of code that may fail to load. */
export async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ProviderError(loadErrorCode(cause), { cause });
  }
}
