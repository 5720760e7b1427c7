/** Placeholder. */
import type { Strings } from '../en.ts';

export default { common: { back: 'x' } } as unknown as Strings;
