/** The visitor's passkeys as the list shows them. Users come from the provider, so nothing is taken for granted. Pure. */
import type { SessionState } from '../../session/types.ts';

export interface Passkey {
  /** Of the provider's registration. */
  readonly id: string;
  /** Empty if it has none. */
  readonly name: string;
  readonly domain: string;
  /** When it last confirmed this session, in ms since 1970; undefined if that was done in another way. */
  readonly lastUsed: number | undefined;
}

type Unknown = Readonly<Record<string, unknown>>;

const recordsIn = (value: unknown): readonly Unknown[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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

/** What the provider accepts as the length of a session, in minutes. */
const SHORTEST = 5;

/**
 * How long the session would last anyway, in minutes. The provider sets the length anew when a passkey is created, and
 * that should change nothing.
 */
export function minutesLeft({
  expires_at: end,
  last_accessed_at: now,
}: NonNullable<SessionState['session']>) {
  const minutes = Math.ceil((Date.parse(end) - Date.parse(now)) / 60_000);
  return minutes > SHORTEST ? minutes : SHORTEST;
}
