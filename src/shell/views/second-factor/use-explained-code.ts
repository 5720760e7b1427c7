import { useRef } from 'react';
import { explainAppCode } from '../../../provider/refusals.ts';
import type { Explain } from '../../runner/types.ts';

/** For the code of an authenticator app. A wrong clock shows in codes that are refused one after the other. */
export function useExplainedCode(): Explain {
  const refused = useRef(0);
  return (error) => {
    const reason = explainAppCode(error);
    if (reason) refused.current += 1;
    return reason && refused.current > 1 ? 'clockOff' : reason;
  };
}
