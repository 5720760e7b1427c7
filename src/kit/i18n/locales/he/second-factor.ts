import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'שלב שני מגן על החשבון שלך.',
    openApp: 'פתיחה באפליקציה',
    passkeyHeading: 'שימוש במפתח הגישה שלך',
    passkeyText: 'יש לאשר את זהותך בטביעת אצבע, בזיהוי פנים או בנעילת המסך.',
    codesLeft: { one: 'נותר קוד שחזור אחד', two: 'נותרו שני קודי שחזור', other: 'נותרו {count} קודי שחזור' },
    fewCodes: 'כדי לקבל קודים חדשים, יש להסיר את האפליקציה ולהגדיר אותה מחדש.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
