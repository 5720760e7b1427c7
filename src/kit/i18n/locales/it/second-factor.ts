import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Un secondo passaggio protegge il tuo account.',
    openApp: 'Apri nella tua app',
    passkeyHeading: 'Usa la tua passkey',
    passkeyText: 'Conferma la tua identità con l’impronta, il volto o il blocco schermo.',
    codesLeft: { one: '{count} codice di recupero rimasto', other: '{count} codici di recupero rimasti' },
    fewCodes: 'Per avere nuovi codici, rimuovi l’app e configurala di nuovo.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
