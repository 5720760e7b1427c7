/** The English texts of a second factor in `<auth-widget>`, which load with its code. */
import { mfa, mfaErrors } from './mfa.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'A second step protects your account.',
    openApp: 'Open in your app',
    passkeyHeading: 'Use your passkey',
    passkeyText: 'Confirm it’s you by your fingerprint, face or screen lock.',
    codesLeft: { one: '{count} recovery code left', other: '{count} recovery codes left' },
    fewCodes: 'For new codes, remove the app and set it up again.',
  },
  errors: mfaErrors,
};
