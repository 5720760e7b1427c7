import { OPTIONS } from '../../settings/options.ts';
import { createWarnings } from '../warnings.ts';

export const warningsFor = createWarnings(OPTIONS);
