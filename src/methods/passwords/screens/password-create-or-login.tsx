import type { Screen } from '../../method.ts';
import { LogIn } from '../log-in.tsx';
import { NewAccount } from '../new-account.tsx';
import { PasswordlessAccount } from '../passwordless-account.tsx';

const VARIANTS = { new: NewAccount, password: LogIn, passwordless: PasswordlessAccount } as const;

/** What follows the e-mail address, by what is known of it. */
export const PasswordCreateOrLogin: Screen<'PasswordCreateOrLogin'> = (props) => {
  const { userType } = props.state;
  const Variant = VARIANTS[userType];
  return <Variant key={userType} {...props} />;
};
