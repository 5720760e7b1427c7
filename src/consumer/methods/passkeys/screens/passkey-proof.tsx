/** "Confirm it's you", in place of the offer. A chunk of its own, which few visitors need. */
import { proof } from '../../../../kit/i18n/locales/en/proof.ts';
import { PASSKEY_TRANSLATIONS } from '../../../../kit/i18n/passkey-translations.ts';
import type { Asked } from '../../../../shell/proof/use-proved-task.ts';
import { useNamespace } from '../../../../shell/runner/namespace.ts';
import { ProofScreen } from '../../../shared/proof-screen.tsx';

/** The language has come with the offer. */
const namespace = { english: { proof }, translations: PASSKEY_TRANSLATIONS };

export function PasskeyProof(asked: Asked) {
  return <ProofScreen {...asked} texts={useNamespace(namespace).proof} />;
}
