import { Confirmation } from '../../../../kit/ui/confirmation.tsx';
import type { ScreenView } from '../../../method.ts';

export const OTPConfirmation: ScreenView<'OTPConfirmation'> = ({ state, strings }) => (
  <Confirmation
    heading={strings.passcode.confirmedHeading}
    text={strings.passcode.confirmed}
    signedInAs={strings.common.signedInAs}
    account={state.account}
  />
);
