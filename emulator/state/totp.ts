import { makeId } from './ids.ts';

/** A user's or member's authenticator app. */
export interface Totp {
  readonly id: string;
  /** The shared secret in base32. */
  readonly value: string;
  /** False until the first code has proved that the app knows the secret. */
  verified: boolean;
  /** When an unverified registration ends, in epoch milliseconds. */
  readonly expiresAt: number;
  /** The time step of the last accepted code, which must not be used again. */
  lastStep: number;
}

/** @param expiresAt when the registration ends unless a code proves it, in epoch milliseconds */
export function makeTotp(
  idPrefix: 'totp' | 'member-totp',
  secret: string,
  expiresAt = Number.POSITIVE_INFINITY,
): Totp {
  return {
    id: makeId(idPrefix),
    value: secret,
    verified: expiresAt === Number.POSITIVE_INFINITY,
    expiresAt,
    lastStep: -1,
  };
}
