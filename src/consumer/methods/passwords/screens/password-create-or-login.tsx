import { step } from '../../../../shell/runner/step.ts';
import type { Screen } from '../../../method.ts';
import { passwordlessMethod } from '../../../shared/email-methods.ts';
import { sendPasswordless } from '../actions.ts';
import { LogIn } from '../log-in.tsx';
import { NewAccount } from '../new-account.tsx';
import { PasswordlessAccount } from '../passwordless-account.tsx';

const VARIANTS = {
  new: NewAccount,
  password: LogIn,
  passwordless: PasswordlessAccount,
  unknown: LogIn,
} as const;

/** Follows the email address, with a variant for each type of user. */
export const PasswordCreateOrLogin: Screen<'PasswordCreateOrLogin'> = {
  enter({ state: { email, userType }, config }) {
    const method = passwordlessMethod(config);
    if (userType !== 'passwordless' || !method) return undefined;
    return step({ action: sendPasswordless, input: { email, method }, toastFailure: true });
  },

  View(props) {
    const { userType } = props.state;
    const Variant = VARIANTS[userType];
    return <Variant key={userType} {...props} />;
  },
};
