import { createWarnings } from '../warnings.ts';
import { CONFIG } from './known-options.ts';

export const warningsFor = createWarnings(CONFIG);
