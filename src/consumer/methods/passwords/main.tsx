import { ProviderError } from '../../../provider/errors.ts';
import { isUserType } from '../../../provider/user-type.ts';
import type { UserType } from '../../../settings/types.ts';
import { whereAllowed } from '../../../shell/views/where-allowed.ts';
import type { StateOf } from '../../flow/screens.ts';
import type { Action, ActionContext, ActionResult, MainPart, ScreenProps } from '../../method.ts';
import { EmailIdentifier, withPasskeys } from '../../shared/email-identifier.tsx';
import { passwordlessMethod } from '../../shared/email-methods.ts';
import { sendReset } from '../../shared/send.ts';

function PasswordEmailForm(props: ScreenProps<StateOf<'Main'>>) {
  return (
    <EmailIdentifier
      {...props}
      autoComplete={withPasskeys('username', props.config)}
      action={lookUp}
      input={(email) => ({ email })}
      invalid="invalidEmail"
    />
  );
}

export const views: MainPart<'email'>['views'] = { email: PasswordEmailForm };

/** True if the page has configured another way to sign in by email: links need options, too (spec section 4). */
function hasOtherWay({ config, settings }: ActionContext): boolean {
  const method = passwordlessMethod(config);
  return method === 'link' ? Boolean(settings.config.emailMagicLinksOptions) : method !== undefined;
}

/**
 * Continues with the screen for that type of user. Who has neither a password nor another way has to set one.
 * @throws ProviderError for somebody new, on a page where nobody can sign up
 */
export function continueAs(
  context: ActionContext,
  email: string,
  userType: UserType | 'unknown',
): Promise<ActionResult> | ActionResult {
  if (userType === 'new' && context.config.isClosed)
    throw new ProviderError('provider', { type: 'email_not_found' });
  return userType === 'passwordless' && !hasOtherWay(context)
    ? sendReset(context, { email, reason: 'wanted' })
    : { event: { type: 'userFound', email, userType } };
}

/** Asks the page's own `lookupUser` if there is one, else the provider. Resolves with undefined if unknown. */
async function findUserType(context: ActionContext, email: string): Promise<UserType | undefined> {
  const { provider, settings } = context;
  const { lookupUser } = settings;
  if (!lookupUser) return whereAllowed(context, () => provider.findUserType(email));
  const answer: unknown = await lookupUser(email);
  if (isUserType(answer)) return answer;
  if (answer !== undefined) {
    console.warn(
      "auth-widget: `lookupUser` must resolve with 'new', 'password', 'passwordless' or undefined.",
    );
  }
  return undefined;
}

/** If nobody may tell whether the address has an account, shows the login form, which also leads to a new account. */
export const lookUp: Action<{ email: string }> = async (context, { email }) =>
  continueAs(context, email, (await findUserType(context, email)) ?? 'unknown');
