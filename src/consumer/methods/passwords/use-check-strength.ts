import { useCallback } from 'react';
import { useRunner } from '../../../shell/method.ts';
import type { CheckStrength } from '../../../shell/views/use-strength.ts';
import { checkStrength } from './actions.ts';

export function useCheckStrength(): CheckStrength {
  const runner = useRunner();
  return useCallback((input, signal) => runner.ask(checkStrength, input, signal), [runner]);
}
