import { Confirmation } from '../../../../kit/ui/confirmation.tsx';
import type { ScreenView } from '../../../method.ts';

export const PasswordConfirmation: ScreenView<'PasswordConfirmation'> = ({ state, strings }) => (
  <Confirmation
    heading={strings.passwordConfirmation.heading}
    text={strings.passwordConfirmation.text}
    signedInAs={strings.common.signedInAs}
    account={state.account}
  />
);
