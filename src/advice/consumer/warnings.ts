import { OPTIONS } from '../../settings/options.ts';
import { createWarnings } from '../warnings.ts';

export { NOT_SECURE } from '../not-secure.ts';
export const warningsFor = createWarnings(OPTIONS);
