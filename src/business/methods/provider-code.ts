import { requestSettings } from '../../provider/stytch/sdk-request.ts';

/** The code of the provider that <auth-b2b-widget> signs in with. */
export const PROVIDER_CODE = {
  requestSettings,
  adapter: () => import('../../provider/stytch/business/adapter.ts'),
  sdk: () => import('../../provider/stytch/business/sdk.ts'),
};
