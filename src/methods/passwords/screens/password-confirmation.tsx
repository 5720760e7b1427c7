import { Confirmation } from '../../../ui/confirmation.tsx';
import type { ScreenView } from '../../method.ts';

export const PasswordConfirmation: ScreenView<'PasswordConfirmation'> = ({ strings }) => (
  <Confirmation heading={strings.passwordConfirmation.heading} text={strings.passwordConfirmation.text} />
);
