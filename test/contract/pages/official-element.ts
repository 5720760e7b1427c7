/**
 * A page with the provider's prebuilt element, pointed at the emulator that its query names. What it offers is `product`,
 * or `config` as JSON.
 */
import {
  OAuthProviders,
  OTPMethods,
  Products,
  StytchClient,
  type StytchClientOptions,
  type StytchLoginConfig,
  StytchPasskeyRegistration,
  StytchResetPassword,
  StytchUI,
} from '@stytch/vanilla-js';
import { putWallets } from './official-wallets.ts';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const sessionDurationMinutes = 30;

const query = new URL(location.href).searchParams;
const api = query.get('api') ?? '';

const client = new StytchClient(publicToken, {
  // The only option that takes http and a port; it exists at run time but not in the published type.
  endpoints: {
    testAPIURL: api,
    liveAPIURL: api,
    dfpBackendURL: api,
    clientsideServicesIframeURL: new URL('./phone-services.html', location.href).href,
  },
} as StytchClientOptions);

client.user.onChange((user) => {
  const contact =
    user?.phone_numbers[0]?.phone_number ??
    user?.emails[0]?.email ??
    user?.crypto_wallets[0]?.crypto_wallet_address;
  const output = document.querySelector('output');
  if (output) output.textContent = contact === undefined ? 'signed out' : `signed in as ${contact}`;
});

const here = new URL(location.href);
const token = here.searchParams.get('token');
const tokenType = here.searchParams.get('stytch_token_type');
here.searchParams.delete('token');
here.searchParams.delete('stytch_token_type');

const product = query.get('product');
const config: StytchLoginConfig = {
  products: product === 'link' ? [Products.emailMagicLinks] : [Products.otp],
  emailMagicLinksOptions: { loginRedirectURL: here.href, signupRedirectURL: here.href },
  otpOptions: {
    methods: [product === 'email-code' ? OTPMethods.Email : OTPMethods.SMS],
    expirationMinutes: 5,
  },
  oauthOptions: {
    providers: [{ type: OAuthProviders.Google }],
    loginRedirectURL: here.href,
    signupRedirectURL: here.href,
  },
  passwordOptions: { loginRedirectURL: here.href, resetPasswordRedirectURL: here.href },
  sessionOptions: { sessionDurationMinutes },
};
if (product === 'oauth') config.products = [Products.oauth];
if (product === 'password') config.products = [Products.passwords];
// The element has a button for passkeys only beside products without a field.
if (product === 'passkey-button') config.products = [Products.oauth, Products.passkeys];
if (product === 'passkey-autofill') config.products = [Products.emailMagicLinks, Products.passkeys];
if (product === 'wallet') {
  config.products = [Products.crypto];
  // The element looks for wallets when it renders.
  putWallets();
}

const given = query.get('config');
if (given !== null) {
  const { products, ...options } = JSON.parse(given) as { products: readonly string[] };
  const byName: Readonly<Record<string, (typeof config.products)[number]>> = { ...Products };
  Object.assign(config, options, { products: products.map((name) => byName[name]) });
}

customElements.define('official-element', StytchUI);
customElements.define('official-reset', StytchResetPassword);
customElements.define('official-passkeys', StytchPasskeyRegistration);
if (product === 'passkey-registration') {
  const registration = new StytchPasskeyRegistration();
  registration.render({ client, config });
  document.querySelector('official-element')?.replaceWith(registration);
} else if (token !== null && tokenType === 'reset_password') {
  const reset = new StytchResetPassword();
  reset.render({ client, config, passwordResetToken: token });
  document.querySelector('official-element')?.replaceWith(reset);
} else {
  document.querySelector<InstanceType<typeof StytchUI>>('official-element')?.render({ client, config });
}

// The element leaves links to its page.
if (token !== null && tokenType === 'login') {
  await client.magicLinks.authenticate(token, { session_duration_minutes: sessionDurationMinutes });
} else {
  // Without a token in the address, or with one of another type, it does nothing.
  await client.authenticateByUrl({ session_duration_minutes: sessionDurationMinutes });
}
