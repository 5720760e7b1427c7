/** The mends in Stytch's dashboard, by the type of a refusal. Loaded only after one, and by `diagnose()`. */

/** Where settings are in Stytch's dashboard, in the words and by the addresses of Stytch's documentation and errors. */
const SDK = "Stytch's dashboard (Frontend SDK, https://stytch.com/dashboard/sdk-configuration)";
const REDIRECT_URLS = "Stytch's dashboard (Redirect URLs, https://stytch.com/dashboard/redirect-urls)";
const COUNTRIES =
  "Stytch's dashboard (Country code allowlist, https://stytch.com/dashboard/country-code-allowlists)";
const PASSWORDS =
  "Stytch's dashboard (Passwords policy, https://stytch.com/dashboard/password-strength-config)";

const TOKEN =
  "Copy the public token from Stytch's dashboard (API keys, https://stytch.com/dashboard/api-keys). A custom domain or emulator in `api-url` knows the tokens of its own project only";

const REDIRECTS = `Add the URL in ${REDIRECT_URLS}, exactly as the page asks for it, with its query, and for this type of sign-in`;
const NO_REDIRECTS = `Set a default in ${REDIRECT_URLS}, or the redirect URL of this sign-in in the element's config`;

/** In the dashboard of each type of error, what to do. The first pattern that matches counts. */
const SETTINGS: readonly (readonly [type: RegExp, setting: string, fix: string])[] = [
  [
    /^page_without_tls$/,
    'the project requires PKCE, for which browsers want a page over https or on localhost',
    `Serve the page over https, or turn PKCE off for this way of signing in in ${SDK}`,
  ],
  [/^invalid_public_token_id$/, '`public-token` is incomplete', TOKEN],
  [
    /^(public_token_not_found|unauthorized_credentials)$/,
    'it knows no project with this `public-token`',
    TOKEN,
  ],
  [
    /^bad_domain_for_stytch_sdk$/,
    "this page's origin is not authorized",
    `Add it to the authorized domains in ${SDK}. If it is there, see that the page's Referrer-Policy is not no-referrer, under which Stytch cannot tell the page that starts a third-party sign-in`,
  ],
  [
    /^endpoint_not_authorized_for_sdk$/,
    'this way of signing in, or this change of an account, is switched off for pages',
    `Turn it on among the enabled methods in ${SDK}, changes of accounts by "Manage user data", or take it out of \`products\`, \`second-factor\` or \`sections\`. Without the user search, the password form works as for unknown addresses`,
  ],
  [
    /^invalid_session_duration_minutes$/,
    '`session-duration-minutes` is not what the project allows',
    `Lower it, or raise the maximum session duration in ${SDK}`,
  ],
  [
    /^invalid_phone_number_country_code$/,
    'the project sends no codes to the country of this number',
    `Add the country for SMS or WhatsApp in ${COUNTRIES}`,
  ],
  [
    /^cross_org_passwords_not_enabled$/,
    'passwords of this project belong to one organization each',
    `Allow passwords to be used between organizations in ${PASSWORDS}, take \`passwords\` out of \`products\` where visitors choose their organization later, or set \`organization-slug\``,
  ],
  [
    /^cname_(required|invalid)_for_http_only_cookies$/,
    'the project keeps its sessions in HttpOnly cookies, which need a custom domain',
    `Set api-url to the project's custom domain, or turn HttpOnly cookies off in ${SDK}`,
  ],
  [/^no_match_for_provided_magic_link_url$/, 'the redirect URL of the emailed link is not listed', REDIRECTS],
  [
    /^no_match_for_provided_oauth_url$/,
    'the redirect URL of the third-party sign-in is not listed',
    REDIRECTS,
  ],
  [/^no_match_for_provided_sso_url$/, 'the redirect URL of the SSO sign-in is not listed', REDIRECTS],
  [/^invalid_.*redirect_url$/, 'a redirect URL is not listed, or is no URL', REDIRECTS],
  [/redirect_urls?(_set)?$/, 'the project has no redirect URL for this sign-in', NO_REDIRECTS],
];

/**
 * A sentence that names the setting and where to mend it.
 * @param type Stytch's `error_type`
 * @returns undefined for what no setting of the dashboard decides
 */
export function refusedSetting(type: string): string | undefined {
  const [, setting, fix] = SETTINGS.find(([pattern]) => pattern.test(type)) ?? [];
  const isSent = type !== 'page_without_tls';
  return (
    setting &&
    `${isSent ? 'Stytch refuses the request' : 'The browser cannot make the request'} (${type}): ${setting}. ${fix}.`
  );
}
