/** A page with the provider's prebuilt element, pointed at the emulator that its query names. */
import {
  OAuthProviders,
  OTPMethods,
  Products,
  StytchClient,
  type StytchClientOptions,
  StytchUI,
} from '@stytch/vanilla-js';

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
  const contact = user?.phone_numbers[0]?.phone_number ?? user?.emails[0]?.email;
  const output = document.querySelector('output');
  if (output) output.textContent = contact === undefined ? 'signed out' : `signed in as ${contact}`;
});

const PRODUCTS: Readonly<Record<string, (typeof Products)[keyof typeof Products]>> = {
  link: Products.emailMagicLinks,
  oauth: Products.oauth,
};

customElements.define('official-element', StytchUI);
const element = document.querySelector<InstanceType<typeof StytchUI>>('official-element');
element?.render({
  client,
  config: {
    products: [PRODUCTS[query.get('product') ?? ''] ?? Products.otp],
    emailMagicLinksOptions: { loginRedirectURL: location.href, signupRedirectURL: location.href },
    oauthOptions: {
      providers: [{ type: OAuthProviders.Google }],
      loginRedirectURL: location.href,
      signupRedirectURL: location.href,
    },
    otpOptions: {
      methods: [query.get('product') === 'email-code' ? OTPMethods.Email : OTPMethods.SMS],
      expirationMinutes: 5,
    },
    sessionOptions: { sessionDurationMinutes },
  },
});

// The element leaves this to its page; without a token in the address it does nothing.
await client.authenticateByUrl({ session_duration_minutes: sessionDurationMinutes });
