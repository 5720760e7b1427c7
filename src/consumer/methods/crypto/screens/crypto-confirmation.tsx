import { Confirmation } from '../../../../kit/ui/confirmation.tsx';
import type { ScreenView } from '../../../method.ts';

export const CryptoConfirmation: ScreenView<'CryptoConfirmation'> = ({ state, strings }) => (
  <Confirmation
    heading={strings.crypto.confirmedHeading}
    text={strings.crypto.confirmed}
    signedInAs={strings.common.signedInAs}
    account={state.account}
  />
);
