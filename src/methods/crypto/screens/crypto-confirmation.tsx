import { Confirmation } from '../../../ui/confirmation.tsx';
import type { Screen } from '../../method.ts';

export const CryptoConfirmation: Screen<'CryptoConfirmation'> = ({ strings }) => (
  <Confirmation heading={strings.crypto.confirmedHeading} text={strings.crypto.confirmed} />
);
