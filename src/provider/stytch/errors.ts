/** Converts what the SDK throws. By shape, because every build of the SDK has error classes of its own. */
import type { BlockedScript } from '../../settings/types.ts';
import { ProviderError } from '../errors.ts';

/** The SDK rejects with a plain Error and one of these words if a script of its own was kept from loading. */
const BLOCKED = /captcha|telemetry|fingerprint|ad ?block|could not be loaded/i;
/** Browsers' messages when a page's own client sets a script's address under trusted types. */
const UNTRUSTED = /TrustedScriptURL|sink type mismatch/i;

/** Stands in for the type of a refusal (src/advice/refused-settings.ts). */
const INSECURE = 'page_without_tls';

/** The types of what only the site's owner can mend, in Stytch's dashboard (src/advice/refused-settings.ts). */
const SETTING =
  /^(bad_domain|endpoint_not_authorized|cname_\w+)_for_|^(no_match|invalid_session_duration|cross_org_passwords_not)_|_country_code$|public_token_|redirect_urls?(_set)?$/;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function scriptNamed(message: string): BlockedScript | undefined {
  if (/captcha/i.test(message)) return 'captcha';
  return /telemetry|fingerprint/i.test(message) ? 'fingerprint' : undefined;
}

export function toProviderError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const error = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const type = text(Reflect.get(error, 'error_type'));
  const status: unknown = Reflect.get(error, 'status_code');
  if (type || typeof status === 'number') {
    const isSetting = SETTING.test(type ?? '');
    return new ProviderError(isSetting ? 'configuration' : 'provider', {
      message: isSetting ? undefined : text(Reflect.get(error, 'error_message')),
      status: typeof status === 'number' ? status : undefined,
      type,
      requestId: text(Reflect.get(error, 'request_id')),
      cause: thrown,
    });
  }
  const name = text(Reflect.get(error, 'name')) ?? '';
  const message = text(Reflect.get(error, 'message')) ?? '';
  if (name.endsWith('SchemaError')) return new ProviderError('provider', { message, cause: thrown });
  if ((name === 'Error' && BLOCKED.test(message)) || (name === 'TypeError' && UNTRUSTED.test(message)))
    return new ProviderError('blocked', { reason: scriptNamed(message), cause: thrown });
  // The SDK's PKCE takes `crypto.subtle`, which a page over http does not have.
  if (name === 'TypeError' && /digest|subtle/.test(message))
    return new ProviderError('configuration', { type: INSECURE, cause: thrown });
  // Outside Chromium the SDK passes on the TypeError of a failed fetch, so anything else counts as the network.
  return new ProviderError('network', { cause: thrown });
}
