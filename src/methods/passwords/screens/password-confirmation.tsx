import { Confirmation } from '../../../ui/confirmation.tsx';
import type { Screen } from '../../method.ts';

export const PasswordConfirmation: Screen<'PasswordConfirmation'> = ({ strings }) => (
  <Confirmation heading={strings.passwordConfirmation.heading} text={strings.passwordConfirmation.text} />
);
