/** Compiled, never run: `<auth-b2b-widget>` in scripts and templates. */
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import type { AuthB2bWidget } from '../../elements/b2b-element.ts';
import type {} from '../../elements/jsx.ts';
import { AuthB2bWidget as Component } from '../../elements/react.ts';
import type {} from '../../elements/svelte.ts';
import type {} from '../../elements/vue.ts';

type VueProps = InstanceType<GlobalComponents['auth-b2b-widget']>['$props'];
type SvelteProps = SvelteHTMLElements['auth-b2b-widget'];

export const right = [
  <auth-b2b-widget
    key="attributes"
    public-token="token"
    products="sso emailOtp"
    auth-flow-type="Organization"
    organization-slug="acme"
    session-duration-minutes="30"
  />,
  <auth-b2b-widget
    key="properties"
    publicToken="token"
    products={['oauth', 'passwords']}
    config={{ oauthOptions: { providers: ['google', { type: 'slack', customScopes: ['openid'] }] } }}
    strings={{ organization: { heading: 'Hello {organization}' }, main: { heading: 'Hello' } }}
    callbacks={{ onEvent: ({ type }) => type === 'B2B_SSO_START' }}
    ref={(element: AuthB2bWidget | null) => element?.reset()}
    onauth-event={({ detail }) => detail.type === 'B2B_TOTP_CREATE' && detail.data}
    onauth-success={(event) => event.detail.organization.organization_slug && event.preventDefault()}
    onauth-error={({ detail }) => detail.requestId}
  />,
  <Component
    key="component"
    publicToken="token"
    className="card"
    authFlowType="Discovery"
    ref={(element: AuthB2bWidget | null) => element?.reset()}
    onSuccess={({ detail }) => detail.user.email_address.length + detail.organization.organization_id.length}
    onEvent={({ detail }) => detail.type === 'B2B_SSO_START'}
  />,
];

export const vue: readonly VueProps[] = [
  { publicToken: 'p', products: 'sso', onAuthSuccess: ({ detail }) => detail.organization.organization_name },
  // @ts-expect-error no such product
  { publicToken: 'p', products: 'otp' },
];
export const svelte: readonly SvelteProps[] = [
  { 'public-token': 'p', 'onauth-success': ({ detail }) => detail.organization.organization_name },
  // @ts-expect-error no such flow
  { 'public-token': 'p', 'auth-flow-type': 'Organisation' },
];

declare const element: AuthB2bWidget;
element.addEventListener('auth-success', ({ detail }) => detail.organization.organization_name.length);
element.addEventListener('auth-event', ({ detail }) => detail.type === 'B2B_SSO_AUTHENTICATE');
element.addEventListener('click', (event) => event.clientX);
element.addEventListener('page-event', { handleEvent: () => undefined });
// @ts-expect-error a member has one address
element.addEventListener('auth-success', ({ detail }) => detail.user.emails);

export const wrong = [
  // @ts-expect-error neither a token nor a client
  <auth-b2b-widget key="token" products="sso" />,
  // @ts-expect-error no such product
  <auth-b2b-widget key="product" public-token="token" products="otp" />,
  // @ts-expect-error no such option
  <auth-b2b-widget key="option" public-token="token" config={{ otpOptions: {} }} />,
  // @ts-expect-error no such text
  <auth-b2b-widget key="text" public-token="token" strings={{ discovery: { headin: 'Choose' } }} />,
  // @ts-expect-error only the consumer element has it
  <auth-b2b-widget key="lookup" public-token="token" lookupUser={async () => 'new'} />,
  // @ts-expect-error a server does not draw it
  <Component key="component" publicToken="token" firstScreen={false} />,
];
