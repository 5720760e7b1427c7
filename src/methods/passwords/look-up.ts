/** From an address to the screen that fits it. Apart from the other actions, since Main needs no more than this. */
import type { UserType } from '../../config/types.ts';
import { passwordlessMethod } from '../email-methods.ts';
import type { Action, ActionContext, Outcome } from '../method.ts';
import { sendReset } from '../send-reset.ts';

/** Where an address leads: somebody without a password and no other way to sign in by e-mail sets one first. */
export function arrive(
  context: ActionContext,
  email: string,
  userType: UserType,
): Promise<Outcome> | Outcome {
  return userType === 'passwordless' && passwordlessMethod(context.config) === undefined
    ? sendReset(context, { email, reason: 'wanted' })
    : { event: { type: 'userFound', email, userType } };
}

/** Where nobody can tell whether an address is known, the answer to a log-in does. */
export const lookUp: Action<{ email: string }> = async (context, { email }) =>
  arrive(context, email, (await context.findUserType(email)) ?? 'password');
