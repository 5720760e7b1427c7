import { verifiedEmails } from '../../../kit/lib/account.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { explainLink } from '../../../shell/arrival/arrival-actions.ts';
import type { Action, ActionContext, ActionResult } from '../../method.ts';
import type { PasswordlessMethod } from '../../shared/email-methods.ts';
import { sendCode, sendLink, sendReset } from '../../shared/send.ts';
import { signedIn } from '../../shared/signed-in.ts';
import { continueAs } from './main.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sends a code or a link, to sign in without a password. */
export const sendPasswordless: Action<{ email: string; method: PasswordlessMethod }> = (
  context,
  { email, method },
) =>
  method === 'code'
    ? sendCode(context, { method: 'email', destination: email })
    : sendLink(context, { email });

type Recovery = (context: ActionContext, email: string) => Promise<ActionResult> | ActionResult;

/** Errors that lead to another screen (spec section 4), by the provider's `error_type`. */
const RECOVERIES: Readonly<Record<string, Recovery>> = {
  reset_password: (context, email) => sendReset(context, { email, reason: 'duplicate' }),
  breached_password: (context, email) => sendReset(context, { email, reason: 'breached' }),
  email_not_found: (context, email) => continueAs(context, email, 'new'),
  no_user_password: (context, email) => continueAs(context, email, 'passwordless'),
};

/** Refusals of a new account for an address that has one, which some projects hide behind a wrong password. */
const TAKEN: readonly (string | undefined)[] = [
  'reset_password',
  'duplicate_email',
  'unauthorized_credentials',
];

async function recover(context: ActionContext, email: string, thrown: unknown) {
  const type = thrown instanceof ProviderError ? thrown.type : undefined;
  const recovery = type === undefined ? undefined : RECOVERIES[type];
  if (!recovery || !(thrown instanceof ProviderError)) throw thrown;
  context.report(thrown);
  return recovery(context, email);
}

export const createPassword: Action<Credentials> = async (context, { email, password }) => {
  const { provider, config } = context;
  try {
    await context.submit({ method: 'password', action: 'create', identifier: email });
    const answer = await provider.passwords.create(email, password, config.sessionDurationMinutes);
    return signedIn('password', 'PASSWORD_CREATE', answer);
  } catch (thrown) {
    if (!(thrown instanceof ProviderError && TAKEN.includes(thrown.type))) throw thrown;
    context.report(thrown);
    return sendReset(context, { email, reason: 'duplicate' });
  }
};

export const logIn: Action<Credentials> = async (context, { email, password }) => {
  const { provider, config } = context;
  try {
    await context.submit({ method: 'password', action: 'authenticate', identifier: email });
    const answer = await provider.passwords.authenticate(email, password, config.sessionDurationMinutes);
    return signedIn('password', 'PASSWORD_AUTHENTICATE', answer);
  } catch (thrown) {
    return recover(context, email, thrown);
  }
};

interface Reset {
  readonly token: string;
  readonly password: string;
  /** Called with the account's email address once the provider has accepted the password. */
  readonly offerToSave: (email: string) => void;
}

/** Exchanges the token of a reset email. If it is refused, the visitor needs another email. */
async function byResetToken(context: ActionContext, exchange: () => Promise<ActionResult>) {
  try {
    return await exchange();
  } catch (thrown) {
    if (!(thrown instanceof ProviderError && thrown.refusesToken)) throw thrown;
    return {
      event: {
        type: 'resetRefused',
        reason: context.report(thrown, explainLink(context.redirect.hasAsked('reset_password'))),
      },
    } as const;
  }
}

export const resetPassword: Action<Reset> = (context, { token, password, offerToSave }) =>
  byResetToken(context, async () => {
    const { provider, config, redirect } = context;
    await context.submit({ method: 'password', action: 'reset' });
    const answer = await provider.passwords.reset(token, password, config.sessionDurationMinutes);
    redirect.spendToken(token, 'reset_password');
    // The reset email has verified its address. Any other address signs in with the same password.
    const [email] = verifiedEmails(answer.user);
    if (email !== undefined) offerToSave(email);
    const result = signedIn('password', 'PASSWORD_RESET_BY_EMAIL', answer);
    return { ...result, event: { ...result.event, byReset: true } };
  });

/** Signs in by the token of a reset email, and leaves the password as it is. */
export const skipReset: Action<Pick<Reset, 'token'>> = (context, { token }) =>
  byResetToken(context, async () => {
    const { provider, config, redirect } = context;
    const answer = await provider.magicLinks.authenticate(token, config.sessionDurationMinutes);
    redirect.spendToken(token, 'reset_password');
    return signedIn('magic_link', 'MAGIC_LINK_AUTHENTICATE', answer);
  });
