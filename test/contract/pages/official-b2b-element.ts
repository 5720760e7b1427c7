/** A page with the provider's prebuilt B2B element, pointed at the emulator that its query names. */
import {
  AuthFlowType,
  B2BOAuthProviders,
  B2BProducts,
  StytchB2B,
  StytchB2BClient,
  type StytchB2BUIConfig,
} from '@stytch/vanilla-js/b2b';
import { endpointsOf } from './endpoints.ts';

const here = new URL(location.href);
const query = here.searchParams;
const client = new StytchB2BClient(query.get('public-token') ?? '', endpointsOf(query.get('api') ?? ''));

client.onStateChange(({ member, organization }) => {
  const output = document.querySelector('output');
  if (!output) return;
  output.textContent =
    member && organization
      ? `signed in to ${organization.organization_name} as ${member.email_address}`
      : 'signed out';
});

const PRODUCTS: Readonly<Record<string, StytchB2BUIConfig['products'][number]>> = {
  link: B2BProducts.emailMagicLinks,
  code: B2BProducts.emailOtp,
  password: B2BProducts.passwords,
  sso: B2BProducts.sso,
  oauth: B2BProducts.oauth,
};

// What links and providers add to the address is not part of it.
const url = new URL(here);
for (const key of ['token', 'stytch_token_type', 'stytch_redirect_type', 'slug'])
  url.searchParams.delete(key);
const redirects = { loginRedirectURL: url.href, signupRedirectURL: url.href };
const discovery = { discoveryRedirectURL: url.href };
const organization = query.get('organization');
const reset = new URL(url);
reset.searchParams.set('flow', 'reset');

function flowType(): StytchB2BUIConfig['authFlowType'] {
  if (query.get('flow') === 'reset') return AuthFlowType.PasswordReset;
  return organization === null ? AuthFlowType.Discovery : AuthFlowType.Organization;
}

const config: StytchB2BUIConfig = {
  products: (query.get('products') ?? '').split(' ').flatMap((name) => PRODUCTS[name] ?? []),
  authFlowType: flowType(),
  ...(organization !== null && { organizationSlug: organization }),
  sessionOptions: { sessionDurationMinutes: 30 },
  emailMagicLinksOptions: { ...redirects, ...discovery },
  ssoOptions: redirects,
  oauthOptions: { providers: [B2BOAuthProviders.Google], ...redirects, ...discovery },
  passwordOptions: {
    loginRedirectURL: url.href,
    resetPasswordRedirectURL: reset.href,
    ...discovery,
  },
};

customElements.define('official-b2b-element', StytchB2B);
document.querySelector<InstanceType<typeof StytchB2B>>('official-b2b-element')?.render({ client, config });
