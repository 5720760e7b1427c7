/** The code of the provider that <auth-widget> and <auth-reset-password> sign in with. */
export const PROVIDER_CODE = {
  adapter: () => import('../early/early.ts'),
  sdk: () => import('../../provider/stytch/sdk.ts'),
};
