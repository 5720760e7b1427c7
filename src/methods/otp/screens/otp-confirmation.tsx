import { Confirmation } from '../../../ui/confirmation.tsx';
import type { Screen } from '../../method.ts';

export const OTPConfirmation: Screen<'OTPConfirmation'> = ({ strings }) => (
  <Confirmation heading={strings.passcode.confirmedHeading} text={strings.passcode.confirmed} />
);
