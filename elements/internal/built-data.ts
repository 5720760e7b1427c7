import type { PrintedData } from '../../src/consumer/entry/print-first.ts';
import { firstScreenData } from '../../src/consumer/methods/first-screen-data.ts';
import { firstScreenRules } from '../../src/kit/theme/first-screen-rules.ts';

/** @throws Error in sources that were not built */
export function builtData(): PrintedData {
  if (!firstScreenData) throw new Error('auth-widget: the first screen is missing. Run npm run build.');
  return { ...firstScreenData, rules: firstScreenRules };
}
