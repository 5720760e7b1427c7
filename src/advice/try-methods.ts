/**
 * Asks Stytch for each of a page's ways to sign in, without what it would take to do anything: no address, no number, no
 * token that anybody was given. What a setting of the dashboard refuses, Stytch refuses all the same.
 */

import { PROVIDER_TITLES } from '../kit/i18n/reason.ts';
import { sdkHeaders } from '../provider/stytch/sdk-request.ts';
import { OTP_METHODS } from '../settings/types.ts';
import type { Diagnosis, Finding } from './diagnosis.ts';
import { about, when } from './diagnosis.ts';
import { errorType } from './provider.ts';
import { refusedSetting } from './refused-settings.ts';

const { error, note, warning } = about('provider');

/** ms for each request. */
const PATIENCE = 10_000;

/** Looks like a token, and is none. */
const NO_TOKEN = 'auth-widget-diagnose-'.padEnd(44, '0');

const SEARCH = '/sdk/v1/users/search';

interface TrialRequest {
  /** After the URL of the API. */
  readonly path: string;
  /** Of a POST. Without one, the attempt is the navigation that leaves for a third-party provider. */
  readonly body?: Readonly<Record<string, unknown>>;
}

type Value = (setting: string) => string | undefined;

const words = (value: string | undefined): readonly string[] => value?.split(' ') ?? [];

const defined = (entries: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function providersIn(json: string | undefined): readonly string[] {
  try {
    const providers = JSON.parse(json ?? '[]') as readonly { readonly type?: unknown }[];
    // Any other name might lead to another path.
    return Object.keys(PROVIDER_TITLES).filter((known) => providers.some(({ type }) => type === known));
  } catch {
    return [];
  }
}

/** The starts of third-party sign-ins. @param path of a start, with `:type` */
function starts(
  value: Value,
  publicToken: string,
  path: string,
  urls: Record<string, string>,
): TrialRequest[] {
  return providersIn(value('config.oauthOptions.providers')).map((type) => ({
    path: `${path.replace(':type', type)}?${new URLSearchParams({ public_token: publicToken, ...urls })}`,
  }));
}

/** The requests to try, by product. */
type TrialRequestsOf = (
  value: Value,
  publicToken: string,
) => Readonly<Record<string, readonly TrialRequest[]>>;

const consumerAttempts: TrialRequestsOf = (value, publicToken) => {
  const session_duration_minutes = Number(value('config.sessionOptions.sessionDurationMinutes'));
  const spend = (path: string): TrialRequest => ({
    path,
    body: { token: NO_TOKEN, session_duration_minutes },
  });
  const oauthUrls = defined({
    login_redirect_url: value('config.oauthOptions.loginRedirectURL'),
    signup_redirect_url: value('config.oauthOptions.signupRedirectURL'),
  });
  const linkUrls = defined({
    login_magic_link_url: value('config.emailMagicLinksOptions.loginRedirectURL'),
    signup_magic_link_url: value('config.emailMagicLinksOptions.signupRedirectURL'),
  });
  return {
    otp: [
      ...OTP_METHODS.filter((method) => words(value('config.otpOptions.methods')).includes(method)).map(
        (method) => ({ path: `/sdk/v1/otps/${method}/login_or_create`, body: {} }),
      ),
      spend('/sdk/v1/otps/authenticate'),
    ],
    emailMagicLinks: [
      { path: '/sdk/v1/magic_links/email/login_or_create', body: linkUrls },
      spend('/sdk/v1/magic_links/authenticate'),
    ],
    passwords: [
      { path: SEARCH, body: {} },
      { path: '/sdk/v1/passwords', body: {} },
      { path: '/sdk/v1/passwords/email/reset/start', body: {} },
      { path: '/sdk/v1/passwords/authenticate', body: { session_duration_minutes } },
    ],
    crypto: [{ path: '/sdk/v1/crypto_wallets/authenticate/start/primary', body: {} }],
    passkeys: [{ path: '/sdk/v1/webauthn/authenticate/start/primary', body: {} }],
    oauth: [
      ...starts(value, publicToken, '/v1/public/oauth/:type/start', oauthUrls),
      spend('/sdk/v1/oauth/authenticate'),
    ],
  };
};

const businessAttempts: TrialRequestsOf = (value, publicToken) => {
  const session_duration_minutes = Number(value('config.sessionOptions.sessionDurationMinutes'));
  const isDiscovery = value('config.authFlowType') !== 'Organization';
  const by = (discovery: string, organization: string): TrialRequest => ({
    path: `/sdk/v1/b2b${isDiscovery ? discovery : organization}`,
    body: isDiscovery ? {} : { session_duration_minutes },
  });
  const urls = defined({ discovery_redirect_url: value('config.oauthOptions.discoveryRedirectURL') });
  return {
    emailMagicLinks: [by('/magic_links/email/discovery/send', '/magic_links/email/login_or_signup')],
    emailOtp: [by('/otps/email/discovery/send', '/otps/email/login_or_signup')],
    passwords: [by('/passwords/discovery/authenticate', '/passwords/authenticate')],
    sso: [{ path: '/sdk/v1/b2b/sso/authenticate', body: { sso_token: NO_TOKEN, session_duration_minutes } }],
    // With an organization, the start needs its id.
    oauth: isDiscovery ? starts(value, publicToken, '/v1/b2b/public/oauth/:type/discovery/start', urls) : [],
  };
};

/** The part of a diagnosis that says what an element offers. */
export type Offer = Pick<Diagnosis, 'settings' | 'redirects' | 'provider' | 'project'>;

/** The requests to try for an element. Without the project's settings, every answer would be the same refusal. */
function trialRequestsFor({ settings, redirects, project }: Offer, publicToken: string): TrialRequest[] {
  if (!project) return [];
  const value: Value = (setting) =>
    redirects.find((redirect) => redirect.setting === setting)?.url ??
    settings.find((row) => row.setting === setting)?.value;
  const products = words(value('config.products'));
  const attempts = project.vertical === 'B2B' ? businessAttempts : consumerAttempts;
  return Object.entries(attempts(value, publicToken))
    .filter(([product]) => products.includes(product))
    .flatMap(([, requests]) => requests);
}

/**
 * @returns the type of a refusal, if it is one
 * @throws TypeError if there is no answer, or none that may be read
 */
async function refusalOf(
  base: string,
  { path, body }: TrialRequest,
  publicToken: string,
  origin: string,
): Promise<string | undefined> {
  const response = await fetch(base + path, {
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { method: 'POST', headers: sdkHeaders(publicToken, origin), body: JSON.stringify(body) }),
  });
  // A redirect has no JSON.
  return errorType(await response.json().catch(() => undefined));
}

const NOT_TRIED = note(
  "What Stytch's dashboard refuses was not tried. Call diagnose({ tryMethods: true }), for which the console has an error for each request that Stytch refuses.",
);

/** Said of an element that offers something to try. */
export const notTried = (offer: Offer): Finding[] => when(trialRequestsFor(offer, '').length > 0, NOT_TRIED);

/** The refusals that a visitor would meet. @param origin of the page */
export async function tryMethods(offer: Offer, publicToken: string, origin: string): Promise<Finding[]> {
  const { url } = offer.provider;
  if (url === undefined) return [];
  const refused = new Map<string, string[]>();
  const unread: string[] = [];
  await Promise.all(
    trialRequestsFor(offer, publicToken).map(async (attempt) => {
      const path = attempt.path.replace(/\?.*/, '');
      try {
        const type = await refusalOf(url, attempt, publicToken, origin);
        const sentence = type && refusedSetting(type);
        if (sentence) refused.set(sentence, [...(refused.get(sentence) ?? []), path]);
      } catch {
        unread.push(path);
      }
    }),
  );
  const refusals = [...refused].map(([sentence, paths]) => {
    // The form works without.
    const isSearch = paths.every((path) => path === SEARCH);
    return (isSearch ? warning : error)(`${sentence} Refused: ${paths.join(', ')}.`);
  });
  return [
    ...refusals,
    ...when(
      unread.length > 0,
      note(`No answer could be read of ${unread.join(', ')}. Browsers may keep it from pages.`),
    ),
  ];
}
