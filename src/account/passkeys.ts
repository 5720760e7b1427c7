/** The visitor's passkeys as the list shows them. Users come from the provider, so nothing is taken for granted. Pure. */
import { recordsIn, textOf, type Unknown } from '../kit/lib/records.ts';
import type { SessionState } from '../session/types.ts';

export interface Passkey {
  /** Of the provider's registration. */
  readonly id: string;
  /** Empty if it has none. */
  readonly name: string;
  readonly domain: string;
  /** When it last confirmed this session, in ms since 1970; undefined if that was done in another way. */
  readonly lastUsed: number | undefined;
}

function lastUseOf(id: string, session: SessionState['session']): number | undefined {
  const uses = recordsIn(session?.authentication_factors)
    .filter(({ webauthn_factor: factor }) => (Object(factor) as Unknown)['webauthn_registration_id'] === id)
    .map((factor) => Date.parse(textOf(factor['last_authenticated_at'])))
    .filter((time) => !Number.isNaN(time));
  return uses.length > 0 ? Math.max(...uses) : undefined;
}

export function passkeysIn({ user, session }: Pick<SessionState, 'user' | 'session'>): readonly Passkey[] {
  return recordsIn(user?.webauthn_registrations)
    .filter(({ webauthn_registration_id: id, verified }) => textOf(id) !== '' && verified !== false)
    .map((registration) => {
      const id = textOf(registration['webauthn_registration_id']);
      return {
        id,
        name: textOf(registration['name']).trim(),
        domain: textOf(registration['domain']),
        lastUsed: lastUseOf(id, session),
      };
    });
}
