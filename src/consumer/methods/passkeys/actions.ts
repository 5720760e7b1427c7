import { passkeyTexts } from '../../../kit/i18n/locales/en/passkey-method.ts';
import { PASSKEY_TRANSLATIONS } from '../../../kit/i18n/passkey-translations.ts';
import { ProviderError } from '../../../provider/errors.ts';
import {
  askAlone,
  type Cancelable,
  explainConfiguration,
  isCancellation,
} from '../../../provider/passkeys/requests.ts';
import type { UsePasskeyOptions } from '../../../provider/port.ts';
import { fetchTranslation, type Namespace, useNamespace } from '../../../shell/runner/namespace.ts';
import type { Action, ActionContext, ActionResult } from '../../method.ts';
import { signedIn } from '../../shared/signed-in.ts';

async function authenticate(
  { provider, config }: ActionContext,
  request: Pick<UsePasskeyOptions, 'autofill' | 'signal' | 'onChosen'>,
): Promise<ActionResult> {
  const { domain, sessionDurationMinutes } = config.passkeys;
  try {
    const options = { ...request, domain, sessionMinutes: sessionDurationMinutes };
    return signedIn('passkey', 'WEBAUTHN_AUTHENTICATE', await provider.passkeys.authenticate(options));
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
}

/** Asks the visitor for a passkey. */
export const signInWithPasskey: Action<Cancelable> = async (context, { onCancel }) => {
  try {
    return await askAlone(
      () => authenticate(context, { autofill: false, signal: context.signal, onChosen: () => undefined }),
      context.signal,
    );
  } catch (thrown) {
    if (!isCancellation(thrown)) throw thrown;
    context.report(thrown);
    onCancel();
    return {};
  }
};

/** Waits until the visitor chooses a passkey in the autofill of a field. */
export const fillInPasskey: Action<Pick<UsePasskeyOptions, 'signal' | 'onChosen'>> = async (
  context,
  { signal, onChosen },
) => {
  let chosen = false;
  try {
    return await authenticate(context, {
      autofill: true,
      signal,
      onChosen() {
        chosen = true;
        onChosen();
      },
    });
  } catch (thrown) {
    const isMistake = thrown instanceof ProviderError && thrown.code === 'configuration';
    // A client of the page's own does not tell that a passkey was chosen, but only a chosen one can be refused.
    const isRefusal = thrown instanceof ProviderError && thrown.refused && thrown.reason !== 'internal_error';
    if (chosen || isRefusal) throw thrown;
    // Otherwise the visitor has done nothing yet, or has closed the list.
    if (isMistake) context.report(thrown);
    return {};
  }
};

const namespace: Namespace<typeof passkeyTexts> = {
  english: passkeyTexts,
  translations: PASSKEY_TRANSLATIONS,
};

export const usePasskeyTexts = (): typeof passkeyTexts => useNamespace(namespace);

/** @param locale BCP 47 */
export const fetchPasskeyTexts = (locale: string): Promise<void> => fetchTranslation(namespace, locale);
