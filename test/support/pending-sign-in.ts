import type { PendingSignIn } from '../../src/provider/pending/keep.ts';

/** Keeps nothing, and notes what it is asked to. */
export function fakePendingSignIn(noted: string[] = []): PendingSignIn {
  return {
    attempt: () => () => undefined,
    keep: (_session, reload) => void noted.push(`keeps the session, after a reload: ${reload}`),
    finish: () => void noted.push('is finished'),
    abandon: () => void noted.push('is abandoned'),
    announce: () => undefined,
    isOpen: () => false,
    agree: async () => undefined,
    end: async () => void noted.push('ends the session'),
    found: async () => undefined,
    settled: async () => undefined,
  };
}
