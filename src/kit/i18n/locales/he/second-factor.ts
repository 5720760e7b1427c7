import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'להתחברות לחשבון שלך נדרש שלב שני.',
    openApp: 'פתיחה באפליקציה',
    passkeyHeading: 'שימוש במפתח הגישה שלך',
    passkeyText: 'יש לאשר את זהותך בטביעת אצבע, בזיהוי פנים או בנעילת המסך.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
