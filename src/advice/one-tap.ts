/** Google One Tap. Pure. */
import type { OAuthProvider } from '../settings/types.ts';
import type { Finding, OneTapDiagnosis } from './diagnosis.ts';
import { about, when } from './diagnosis.ts';

const { note, warning } = about('one-tap');

/** @param fedCM whether the browser has it */
export function readOneTap(providers: readonly OAuthProvider[], fedCM: boolean): OneTapDiagnosis | undefined {
  if (!providers.some(({ one_tap: isOn }) => isOn === true)) return undefined;
  return { fedCM, thirdPartyCookies: fedCM ? 'not needed' : 'needed' };
}

export function oneTapFindings(providers: readonly OAuthProvider[], { fedCM }: OneTapDiagnosis): Finding[] {
  const others = providers.filter(({ type, one_tap: isOn }) => isOn === true && type !== 'google');
  return [
    ...others.map(({ type }) =>
      warning(`config.oauthOptions.providers: one_tap works with "google" only; remove it from "${type}".`),
    ),
    ...when(
      !fedCM,
      note(
        'This browser has no FedCM, so Google One Tap needs third-party cookies from accounts.google.com. Where they are blocked, visitors get the button instead.',
      ),
    ),
  ];
}
