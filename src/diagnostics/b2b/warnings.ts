import { createWarnings } from '../warnings.ts';
import { B2B_CONFIG } from './known-options.ts';

export const warningsFor = createWarnings(B2B_CONFIG);
