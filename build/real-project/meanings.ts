/** The meanings of refusals on any step, and the mends. */
const REFUSALS: Readonly<Record<string, string>> = {
  bad_domain_for_stytch_sdk:
    'The origin is no authorized domain. Add it in the dashboard, Frontend SDK, Authorized domains, or name another with --origin.',
  unauthorized_credentials:
    'The public token, or the project ID with its secret, is of no project at this address. Copy it again from the dashboard, Project ID & API keys: test and live have tokens of their own.',
  endpoint_not_authorized_for_sdk:
    'The method is switched off for browsers. Switch it on in the dashboard, Frontend SDK, if your page offers it.',
  no_match_for_provided_magic_link_url:
    'The URL is not listed for this purpose. Add it, exactly so, in the dashboard, Redirect URLs, or name another with --redirect-url.',
  no_match_for_provided_oauth_url:
    'The URL is not listed for this purpose. Add it, exactly so, in the dashboard, Redirect URLs.',
  captcha_required:
    'The project asks for a captcha, which a script cannot solve. Try this step in a browser.',
  captcha_failed: 'The project asks for a captcha, which a script cannot solve. Try this step in a browser.',
  cname_required_for_http_only_cookies:
    'The project has HttpOnly cookies, which need its custom domain. Set STYTCH_API_URL to it.',
  invalid_email_sandbox:
    'The sandbox address is not for browsers. Name an address of your own with --email, and look into its inbox.',
  invalid_phone_number_sandbox:
    'The sandbox number is not for browsers. Name a number of your own with --phone.',
  invalid_phone_number_country_code:
    'The country is switched off. Allow it in the dashboard, Country code allowlist.',
  too_many_requests: 'There were too many requests. Wait for some minutes and try again.',
};

const NO_ANSWER = 'Nothing came. Check the connection, and STYTCH_API_URL if you set it.';

/** @param summary such as `400 invalid_token` */
export function meaningOf(summary: string): string | undefined {
  return summary === 'no answer' ? NO_ANSWER : REFUSALS[summary.split(' ')[1] ?? ''];
}
