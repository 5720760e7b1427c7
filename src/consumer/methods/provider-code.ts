import { requestSettings } from '../../provider/stytch/sdk-request.ts';

/** The code of the provider that <auth-widget> and <auth-reset-password> sign in with. */
export const PROVIDER_CODE = {
  requestSettings,
  adapter: () => import('../../provider/stytch/adapter.ts'),
  sdk: () => import('../../provider/stytch/sdk.ts'),
};
