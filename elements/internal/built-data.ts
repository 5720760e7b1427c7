import { type FirstScreenData, firstScreenData } from '../../src/shell/first-screen/data.ts';

/** @throws Error in sources that were not built */
export function builtData(): FirstScreenData {
  if (!firstScreenData) throw new Error('auth-widget: the first screen is missing. Run npm run build.');
  return firstScreenData;
}
