import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Ein zweiter Schritt schützt Ihr Konto.',
    openApp: 'In Ihrer App öffnen',
    passkeyHeading: 'Passkey verwenden',
    passkeyText: 'Bestätigen Sie mit Fingerabdruck, Gesicht oder Bildschirmsperre, dass Sie es sind.',
    codesLeft: { one: 'Noch {count} Wiederherstellungscode', other: 'Noch {count} Wiederherstellungscodes' },
    fewCodes: 'Für neue Codes entfernen Sie die App, und richten Sie sie noch einmal ein.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
