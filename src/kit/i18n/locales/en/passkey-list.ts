import { signedOut } from './without-app.ts';

/** The English texts that only `<auth-passkeys>` shows. The app, which does without them, has the rest of the catalogue. */
export const passkeyListTexts = {
  heading: signedOut.passkeysHeading,
  none: 'You have no passkeys yet.',
  unnamed: 'Unnamed passkey',
  lastUsed: 'Last used: {time}',
  rename: 'Rename',
  renameOf: 'Rename {name}',
  name: 'Name',
  enterName: 'Enter a name.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOf: 'Delete {name}',
  confirm: 'Delete {name}? You can no longer sign in with this passkey.',
  created: 'The passkey was created.',
  renamed: 'The passkey was renamed.',
  removed: 'The passkey was deleted.',
  signedOut: signedOut.passkeys,
};
