/** From an address to the screen that fits it. Apart from the other actions, since Main needs no more than this. */
import type { UserType } from '../../config/types.ts';
import { isUserType } from '../../provider/user-type.ts';
import type { Action, ActionContext, ActionResult } from '../method.ts';
import { passwordlessMethod } from '../shared/email-methods.ts';
import { sendReset } from '../shared/send-reset.ts';

/** Somebody without a password and without another way to sign in by e-mail has to set a password first. */
export function arrive(
  context: ActionContext,
  email: string,
  userType: UserType,
): Promise<ActionResult> | ActionResult {
  return userType === 'passwordless' && passwordlessMethod(context.config) === undefined
    ? sendReset(context, { email, reason: 'wanted' })
    : { event: { type: 'userFound', email, userType } };
}

/** Asks the page's own `lookupUser`, else the provider. Undefined where neither knows. */
async function findUserType(
  { provider, settings }: ActionContext,
  email: string,
): Promise<UserType | undefined> {
  const { lookupUser } = settings;
  if (!lookupUser) return provider.findUserType(email);
  const answer: unknown = await lookupUser(email);
  if (isUserType(answer)) return answer;
  if (answer !== undefined) {
    console.warn(
      "auth-widget: `lookupUser` must resolve with 'new', 'password', 'passwordless' or undefined.",
    );
  }
  return undefined;
}

/** Where nobody knows the address, the visitor gets the log-in form, and its answer tells. */
export const lookUp: Action<{ email: string }> = async (context, { email }) =>
  arrive(context, email, (await findUserType(context, email)) ?? 'password');
