/** The states of an element before it knows the visitor. Pure. */
import type { Tree } from '../kit/lib/draw.ts';
import type { SessionState } from '../session/types.ts';

export type Phase = 'checking' | 'unreachable' | 'signed-out' | 'signed-in';

/**
 * Chooses the state to draw. While the provider cannot be reached, the last confirmed state stays.
 * @param userId of the user whose session was confirmed
 */
export function phaseOf({ status, stale, user }: SessionState, userId: string | undefined): Phase {
  if (status !== 'checking') return status;
  if (user && user.user_id === userId) return 'signed-in';
  return stale ? 'unreachable' : 'checking';
}

export interface PhaseTexts {
  readonly heading?: string | undefined;
  /** The sentence for visitors who are signed out. */
  readonly signedOut: string;
  readonly common: { readonly loading: string; readonly retry: string };
  readonly session: { readonly unconfirmed: string; readonly signIn: string };
}

export function phaseTrees(
  phase: Exclude<Phase, 'signed-in'>,
  { common, session, signedOut }: PhaseTexts,
  signInUrl: string | undefined,
): readonly Tree[] {
  switch (phase) {
    case 'checking':
      return [['p', { class: 'helper', part: 'helper' }, common.loading]];
    case 'unreachable':
      return [
        ['p', { class: 'error', part: 'error' }, session.unconfirmed],
        ['button', { type: 'button', part: 'button button-secondary' }, common.retry],
      ];
    case 'signed-out':
      return [
        ['p', {}, signedOut],
        ...(signInUrl === undefined
          ? []
          : [
              [
                'a',
                { part: 'button button-primary', class: 'primary', href: signInUrl },
                session.signIn,
              ] satisfies Tree,
            ]),
      ];
  }
}
