import { createContext, type ReactNode } from 'react';

export interface Agreement {
  /** What a form says of the page's terms, above its button. */
  readonly line: ReactNode;
  /** False while the visitor has to agree first. What would act without a press waits. */
  readonly isGiven: boolean;
}

export const AgreementContext = createContext<Agreement>({ line: null, isGiven: true });
