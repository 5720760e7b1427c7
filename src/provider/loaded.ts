import { loadErrorCode } from '../kit/lib/load-error.ts';
import { ProviderError } from './errors.ts';

/**
 * Loads code that an action needs.
 * @throws ProviderError if it does not load
 */
export async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ProviderError(loadErrorCode(cause), { cause });
  }
}
