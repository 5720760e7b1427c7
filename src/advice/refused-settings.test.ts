import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { toProviderError } from '../provider/stytch/errors.ts';
import { refusedSetting } from './refused-settings.ts';

/** Stytch's types of error, and what the page's author reads. */
const settings: readonly (readonly [type: string, named: RegExp])[] = [
  ['invalid_public_token_id', /`public-token` is incomplete.*API keys/],
  ['public_token_not_found', /no project with this `public-token`.*API keys.*api-url/],
  ['bad_domain_for_stytch_sdk', /authorized domains.*Frontend SDK.*no-referrer/],
  ['endpoint_not_authorized_for_sdk', /enabled methods.*Frontend SDK.*products/],
  ['invalid_session_duration_minutes', /session-duration-minutes.*maximum.*Frontend SDK/],
  ['invalid_phone_number_country_code', /country.*Country code allowlist/],
  ['cross_org_passwords_not_enabled', /Passwords policy.*organization-slug/],
  ['cname_required_for_http_only_cookies', /HttpOnly.*api-url.*Frontend SDK/],
  ['cname_invalid_for_http_only_cookies', /HttpOnly.*api-url.*Frontend SDK/],
  ['no_match_for_provided_magic_link_url', /emailed link.*with its query/],
  ['no_match_for_provided_oauth_url', /third-party.*with its query/],
  ['no_match_for_provided_sso_url', /SSO.*with its query/],
  ['invalid_password_reset_redirect_url', /redirect URL.*with its query/],
  ['invalid_discovery_redirect_url', /with its query/],
  ['no_login_redirect_urls_set', /Set a default/],
  ['no_discovery_redirect_urls_set', /Set a default/],
  ['no_password_reset_redirect_url', /Set a default/],
];

for (const [type, named] of settings) {
  test(`${type} is a setting, and the message says where it is`, () => {
    const thrown = { status_code: 400, error_type: type, error_message: 'In English.' };
    const { code, message } = toProviderError(thrown);
    assert.deepEqual([code, message], ['configuration', 'configuration']);
    assert.match(refusedSetting(type) ?? '', named);
    assert.match(refusedSetting(type) ?? '', /Stytch's dashboard/);
  });
}

for (const type of ['invalid_phone_number', 'email_not_found', 'invalid_token', 'another']) {
  test(`${type} is none`, () => {
    assert.equal(toProviderError({ status_code: 400, error_type: type }).code, 'provider');
    assert.equal(refusedSetting(type), undefined);
  });
}

test('refused credentials are a wrong password, unless it was the public token that was asked about', () => {
  assert.equal(
    toProviderError({ status_code: 401, error_type: 'unauthorized_credentials' }).code,
    'provider',
  );
  assert.equal(
    refusedSetting('unauthorized_credentials'),
    refusedSetting('public_token_not_found')?.replace('public_token_not_found', 'unauthorized_credentials'),
  );
});

test('the documentation and the messages lead to the same places of the dashboard', async () => {
  const links = (text: string): string[] => text.match(/https:\/\/stytch\.com\/dashboard\/[\w-]+/g) ?? [];
  const page = await readFile(new URL('../../docs/real-project.md', import.meta.url), 'utf8');
  const named = settings.flatMap(([type]) => links(refusedSetting(type) ?? ''));
  assert.equal(new Set(named).size, 5);
  assert.deepEqual(
    named.filter((link) => !links(page).includes(link)),
    [],
  );
});
