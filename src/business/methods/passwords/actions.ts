import type { Reason } from '../../../kit/i18n/reason.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { explainLink } from '../../../shell/arrival/arrival-actions.ts';
import { goesOn } from '../../flow/reduce-mfa.ts';
import type { ResetBy } from '../../flow/screens.ts';
import type { Action, ActionContext, ActionResult } from '../../method.ts';
import { concludeDiscovery, concludeSession, concludeSignIn } from '../../shared/conclude.ts';
import type { Recipient } from '../email/actions.ts';
import { sendReset } from './send-reset.ts';

/** Errors that only a new password mends, by the provider's `error_type`. The visitor gets the email for one at once. */
const NEEDS_RESET: readonly (string | undefined)[] = [
  'member_reset_password',
  'reset_password',
  'breached_password',
  'member_password_not_found',
];

async function authenticate(
  context: ActionContext,
  { email, visit, password }: Recipient & { readonly password: string },
) {
  const { provider, config } = context;
  await context.submit({ method: 'password', action: 'authenticate', identifier: email });
  // Somebody else may have left the page after an address was proved.
  if (!goesOn(visit)) provider.discovery.forget();
  if (visit.to !== 'organization') {
    return concludeDiscovery(await provider.passwords.authenticateDiscovery(email, password), {
      method: 'password',
      type: 'B2B_PASSWORD_DISCOVERY_AUTHENTICATE',
    });
  }
  const answer = await provider.passwords.authenticate(
    email,
    visit.organization.id,
    password,
    config.sessionDurationMinutes,
  );
  return concludeSignIn(context, answer, { method: 'password', type: 'B2B_PASSWORD_AUTHENTICATE' });
}

export const logIn: Action<Recipient & { readonly password: string }> = async (context, input) => {
  try {
    return await authenticate(context, input);
  } catch (thrown) {
    if (!(thrown instanceof ProviderError) || !NEEDS_RESET.includes(thrown.type)) throw thrown;
    context.report(thrown);
    return sendReset(context, input);
  }
};

export const explainReset =
  (organization: string) =>
  (error: ProviderError): Reason | undefined =>
    error.type === 'member_not_found' ? { text: 'notMember', slots: { organization } } : undefined;

interface NewPassword {
  readonly reset: ResetBy;
  readonly password: string;
  /** Called with the account's email address once the provider has accepted the password. */
  readonly offerToSave: (email: string) => void;
}

async function setPasswordBy(
  context: ActionContext,
  { reset, password, offerToSave }: NewPassword,
): Promise<ActionResult> {
  const { provider, config, redirect } = context;
  const method = 'password';
  await context.submit({ method, action: 'reset' });
  if (reset.by === 'session') {
    const answer = await provider.passwords.resetBySession(password);
    offerToSave(answer.user.email_address);
    return concludeSession(answer, { method, type: 'B2B_PASSWORD_RESET_BY_SESSION' });
  }
  if (reset.by === 'discovery') {
    const answer = await provider.passwords.resetDiscovery(reset.token, password);
    redirect.spendToken(reset.token, 'discovery');
    offerToSave(answer.discovered.email);
    return concludeDiscovery(answer, { method, type: 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL' });
  }
  const answer = await provider.passwords.reset(reset.token, password, config.sessionDurationMinutes);
  redirect.spendToken(reset.token, 'multi_tenant_passwords');
  if (answer.kind === 'session') offerToSave(answer.user.email_address);
  return concludeSignIn(context, answer, { method, type: 'B2B_PASSWORD_RESET_BY_EMAIL', byReset: true });
}

/** Sets a new password, by the token of an email or for the visitor who is signed in. */
export const setPassword: Action<NewPassword> = async (context, input) => {
  try {
    return await setPasswordBy(context, input);
  } catch (thrown) {
    if (!(thrown instanceof ProviderError && thrown.refusesToken)) throw thrown;
    return {
      event: {
        type: 'resetRefused',
        reason: context.report(thrown, explainLink(context.redirect.hasAsked('multi_tenant_passwords'))),
      },
    };
  }
};

/** The visitor sets no password, though they may be signed in. */
export const turnBack: Action<object> = async () => ({ event: { type: 'wentBack' }, next: 'cancel' });
