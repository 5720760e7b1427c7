/** The code of the provider that <auth-b2b-widget> signs in with. */
export const PROVIDER_CODE = {
  adapter: () => import('../early/early.ts'),
  sdk: () => import('../../provider/stytch/business/sdk.ts'),
};
