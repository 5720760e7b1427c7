/** The part of the account button for members only: a chunk of its own, which `vertical="b2b"` loads. */
import { warnOfUnknownAttributes } from '../../advice/unknown-attributes.ts';
import { withoutPrototype } from '../../kit/lib/objects.ts';
import { connectMember } from '../../provider/stytch/business/session-client.ts';
import type { SessionOptions } from '../../session/types.ts';
import { Account, type ShowAccount } from '../view.ts';
import { createOrganizations } from './organizations.ts';

export { connectMember };

/** Shows the account button with the organizations to switch to. */
export const showAccount: ShowAccount = (container, host, settings) => {
  warnOfUnknownAttributes(host);
  // The element's settings, which are those of its session.
  const { config, ...given } = settings as SessionOptions & {
    config?: Pick<SessionOptions, 'cookieOptions'>;
  };
  const options = withoutPrototype({ ...given, cookieOptions: config?.cookieOptions });
  return new Account(container, host, settings, (redraw) =>
    createOrganizations(host, settings, () => connectMember(options), redraw),
  );
};
