/** Passkeys over Stytch's client. Loaded only on pages that have them. */
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { ProviderError } from '../errors.ts';
import type { Passkeys, UsePasskeyOptions } from '../port.ts';
import { toSessionAnswer, withoutUndefined } from './answers.ts';
import { changesOf } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { nameOf, toPasskeyError } from './passkey-errors.ts';

// One chunk for both: whoever needs a proof may have a passkey.
export { proofsOf } from './proofs.ts';

/** Dispatched on the signal of a request, by what the build gives the SDK in place of `navigator.credentials.get`. */
const CHOSEN = 'auth-widget-credential';

/** `detail` is the id of the credential. */
type ChosenEvent = CustomEvent<string>;

/** The provider knows no such passkey. Lets the browser or password manager forget it, where there is a way. */
function forgetPasskey(credentialId: string, rpId: string): void {
  const { PublicKeyCredential: api } = globalThis as {
    PublicKeyCredential?: { signalUnknownCredential?(options: object): Promise<void> };
  };
  // Not awaited, because it may never settle.
  void api?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}

/** The id of the credential once the visitor has chosen one. Only the SDK as built here reports it. */
function watchChoice(
  { signal, onChosen }: UsePasskeyOptions,
  onChoice: () => void,
): () => string | undefined {
  let chosen: string | undefined;
  signal.addEventListener(
    CHOSEN,
    (event) => {
      chosen = (event as ChosenEvent).detail;
      onChoice();
      onChosen();
    },
    { once: true },
  );
  return () => chosen;
}

/** Otherwise the SDK throws what a failed request throws, too. */
function assertSupported(): void {
  if (!hasWebAuthn()) throw new ProviderError('passkey', { reason: 'biometrics_not_available' });
}

/** @throws ProviderError `configuration` if the page's client lacks the call */
export function authenticateOf(client: StytchClientShape): Passkeys['authenticate'] {
  const { webauthn } = client;
  const { authenticate } = webauthn ?? {};
  if (!authenticate) throw new ProviderError('configuration');
  return (options) =>
    changesOf(client).attend(async (choose) => {
      assertSupported();
      const { domain, sessionMinutes, autofill, signal } = options;
      const chosen = watchChoice(options, choose);
      if (!autofill) choose();
      try {
        const response = await authenticate.call(
          webauthn,
          withoutUndefined({
            domain,
            session_duration_minutes: sessionMinutes,
            is_passkey: true,
            conditional_mediation: autofill ? true : undefined,
            // The SDK looks for the field in the document, and does not find one in a shadow root.
            disable_input_check: autofill ? true : undefined,
            signal,
          }),
        );
        if (response === null) throw new ProviderError('passkey', { reason: 'biometrics_not_available' });
        return toSessionAnswer(response);
      } catch (thrown) {
        signal.throwIfAborted();
        const error = toPasskeyError(thrown, 'get');
        const id = chosen();
        if (
          id !== undefined &&
          error instanceof ProviderError &&
          error.reason === 'no_biometrics_registration'
        )
          forgetPasskey(id, domain ?? location.hostname);
        throw error;
      }
    });
}

/** @throws ProviderError `configuration` if the page's client lacks the call */
export function registerOf(client: StytchClientShape): Passkeys['register'] {
  const { webauthn } = client;
  const { register } = webauthn ?? {};
  if (!register) throw new ProviderError('configuration');
  return ({ domain, sessionMinutes }) =>
    changesOf(client).attend(async (choose) => {
      assertSupported();
      choose();
      try {
        const response = await register.call(
          webauthn,
          withoutUndefined({ domain, session_duration_minutes: sessionMinutes, is_passkey: true }),
        );
        return toSessionAnswer(response);
      } catch (thrown) {
        if (nameOf(thrown) === 'InvalidStateError') return undefined;
        throw toPasskeyError(thrown, 'create');
      }
    });
}
