/** What to mend in Stytch's dashboard when it refuses what a page asks for. Loaded only then, and by `diagnose()`. */

const REDIRECTS =
  "Add the URL to the redirect URLs in Stytch's dashboard (Redirect URLs), exactly as the page asks for it, with its query, and for this type of sign-in";
const NO_REDIRECTS =
  "Set a default in Stytch's dashboard (Redirect URLs), or the redirect URL of this sign-in in the element's config";

/** In the dashboard of each type of error, what to do. The first pattern that matches counts. */
const SETTINGS: readonly (readonly [type: RegExp, setting: string, fix: string])[] = [
  [
    /^bad_domain_for_stytch_sdk$/,
    "this page's origin is not authorized",
    "Add it to the authorized domains of the project's frontend SDK, in Stytch's dashboard (Frontend SDK, Authorized domains). If it is there, see that the page's Referrer-Policy is not no-referrer, under which Stytch cannot tell the page that starts a third-party sign-in",
  ],
  [
    /^endpoint_not_authorized_for_sdk$/,
    'this way of signing in is switched off for pages',
    "Turn it on in Stytch's dashboard (Frontend SDK, Enabled methods), or take it out of `products`. Without the user search, which needs Create users, the password form works as for unknown addresses",
  ],
  [
    /^invalid_session_duration_minutes$/,
    '`session-duration-minutes` is not what the project allows',
    "Lower it, or raise the maximum session duration in Stytch's dashboard (Frontend SDK, Session duration)",
  ],
  [
    /^invalid_phone_number_country_code$/,
    'the project sends no codes to the country of this number',
    "Add the country to the allowed countries of SMS or WhatsApp in Stytch's dashboard (Country code allowlists)",
  ],
  [
    /^cross_org_passwords_not_enabled$/,
    'passwords of this project belong to one organization each',
    "Turn on cross-organization passwords in Stytch's dashboard (Passwords), take `passwords` out of `products` where visitors choose their organization later, or set `organization-slug`",
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
  return setting && `Stytch refuses the request (${type}): ${setting}. ${fix}.`;
}
