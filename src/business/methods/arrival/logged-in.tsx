import { format } from '../../../kit/i18n/strings.ts';
import { Confirmation } from '../../../kit/ui/confirmation.tsx';
import type { Screen } from '../../method.ts';

export const LoggedIn: Screen<'LoggedIn'> = {
  View: ({ state: { account, organization }, strings }) => (
    <Confirmation
      heading={strings.passwordConfirmation.heading}
      text={format(strings.business.signedIn, { organization })}
      signedInAs={strings.common.signedInAs}
      account={account}
    />
  ),
};
