import type { ProviderError } from '../../provider/errors.ts';

/** What Stytch says of a wrong password is English. Projects may say it of an address without an account, too. */
export function explainLogIn({ status, type }: ProviderError): 'wrongPassword' | undefined {
  return status === 401 || type === 'member_not_found' ? 'wrongPassword' : undefined;
}
