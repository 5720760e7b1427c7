import { passwordTexts } from './account-password.ts';
import { sectionTexts } from './account-sections.ts';

/** The English texts that only `<auth-account>` shows. The app, which does without them, has the rest of the catalogue. */
export default { account: { ...sectionTexts, ...passwordTexts } };
