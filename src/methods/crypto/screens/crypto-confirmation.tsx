import { Confirmation } from '../../../ui/confirmation.tsx';
import type { ScreenView } from '../../method.ts';

export const CryptoConfirmation: ScreenView<'CryptoConfirmation'> = ({ strings }) => (
  <Confirmation heading={strings.crypto.confirmedHeading} text={strings.crypto.confirmed} />
);
