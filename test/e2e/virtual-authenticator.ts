/** A phone or computer that keeps passkeys, for one page: it survives reloads, other pages of the context have none. */
import type { CDPSession, Page } from '@playwright/test';
import { makeTestPasskey, type TestPasskey } from '../../emulator/test-authenticator.ts';
import type { EmulatorClient } from './emulator.ts';

/** A passkey as Chromium keeps it; bytes are in base64. */
export interface StoredPasskey {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

/** ms. How long a sign-in waits for the code and texts of its offer of a passkey. */
const OFFER_DEADLINE = 2000;

/** A busy machine takes longer to load an offer than a visitor is to wait for it. */
function waitForOffers(deadline: number): void {
  const start = setTimeout;
  const startPatiently = (run: () => void, ms?: number, ...args: unknown[]): unknown =>
    start(run, ms === deadline ? 60_000 : ms, ...args);
  Object.assign(globalThis, { setTimeout: startPatiently });
}

export class VirtualAuthenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  /**
   * Plugs it into a page, where it answers every request at once, as a verified user would. Do so before the widget starts:
   * meanwhile the browser has no autofill for passkeys, which the SDK reports as an error.
   */
  static async plugInto(page: Page): Promise<VirtualAuthenticator> {
    await page.addInitScript(waitForOffers, OFFER_DEADLINE);
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  async passkeys(): Promise<StoredPasskey[]> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#id,
    });
    return credentials;
  }

  async add(passkey: StoredPasskey): Promise<void> {
    await this.#session.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential: passkey });
  }

  async remove({ credentialId }: StoredPasskey): Promise<void> {
    await this.#session.send('WebAuthn.removeCredential', { authenticatorId: this.#id, credentialId });
  }

  /** True if the user passes its fingerprint or PIN from now on. */
  async verifyUser(isUserVerified: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }

  /** True if a user answers requests that start from now on. Those that are pending stay so until they are aborted. */
  async answerRequests(enabled: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.#id,
      enabled,
    });
  }
}

/** Adds a user with a passkey for localhost, which the authenticator gets, too. */
export async function seedPasskey(
  emulator: EmulatorClient,
  authenticator: VirtualAuthenticator,
  email: string,
  more: { readonly phone_number?: string } = {},
): Promise<StoredPasskey> {
  const passkey = makeTestPasskey();
  await emulator.settings({
    users: [{ email, ...more, webauthn_registrations: [registrationOf(passkey)] }],
  });
  const stored = storedPasskey(passkey, email);
  await authenticator.add(stored);
  return stored;
}

/** A passkey for localhost as the emulator's settings take it. */
export function registrationOf({ id, publicKey }: TestPasskey): object {
  return {
    credential_id: id.toString('base64url'),
    public_key: publicKey.toString('base64url'),
    domain: 'localhost',
  };
}

function storedPasskey({ id, privateKey }: TestPasskey, userHandle: string): StoredPasskey {
  return {
    credentialId: id.toString('base64'),
    isResidentCredential: true,
    rpId: 'localhost',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    userHandle: Buffer.from(userHandle).toString('base64'),
    signCount: 0,
  };
}
