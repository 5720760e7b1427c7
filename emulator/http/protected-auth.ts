import { isJsonObject, type JsonObject } from '../state/json.ts';
import type { BootstrapSettings, Restrictions } from '../state/settings.ts';
import { ApiError, CaptchaRequired } from './api-error.ts';
import type { Guard } from './app.ts';

/** Where the SDK sends along what captcha and device fingerprinting have given it. */
const PROTECTED = new RegExp(
  `^/(${[
    'crypto_wallets/authenticate',
    'magic_links/email/(login_or_create|send/\\w+)',
    'otps/authenticate',
    'otps/\\w+/login_or_create',
    'otps/(sms|whatsapp)/send/\\w+',
    'totps/(authenticate|recover)',
    'users/search',
    'webauthn/authenticate',
    '(b2b/)?passwords(?!/strength_check).*',
    '(b2b/)?impersonation/authenticate',
    'b2b/(magic_links|sso)/authenticate',
    'b2b/magic_links/(discovery/authenticate|email/discovery/send)',
    'b2b/oauth/(discovery/)?authenticate',
    'b2b/(otps|recovery_codes)/.+',
    'b2b/totp(/.+)?',
  ].join('|')})$`,
);

/** The answer of the stand-in for Google's script. */
const captchaToken = (siteKey: string): string => `captcha-of-${siteKey}`;

/**
 * @throws ApiError as Stytch names a missing or wrong captcha; 403 for a fingerprint that nobody has submitted, whose error
 * Stytch does not document
 * @throws CaptchaRequired if the fingerprint is not enough
 */
function requireTokens(
  { captcha_settings, dfp_protected_auth_enabled, dfp_protected_auth_mode }: BootstrapSettings,
  { dfp_verdict: verdict }: Pick<Restrictions, 'dfp_verdict'>,
  telemetryIds: ReadonlySet<string>,
  { captcha_token: captcha, dfp_telemetry_id: telemetryId }: JsonObject,
): void {
  const decides = dfp_protected_auth_enabled && dfp_protected_auth_mode === 'DECISIONING';
  if (dfp_protected_auth_enabled && !(typeof telemetryId === 'string' && telemetryIds.has(telemetryId)))
    throw new ApiError(403, 'unauthorized_action', 'The request has no telemetry ID that is known.');
  if (!captcha_settings.enabled || (decides && verdict === 'ALLOW')) return;
  if (decides && captcha === undefined) throw new CaptchaRequired();
  if (captcha === undefined) throw new ApiError(400, 'captcha_required', 'Captcha required.');
  if (captcha !== captchaToken(captcha_settings.siteKey))
    throw new ApiError(400, 'captcha_failed', 'The captcha token was not accepted.');
}

/** Refuses calls that lack what the project's captcha and device fingerprinting ask for. */
export const protectedAuth: Guard = ({ store, body }, path) => {
  if (!PROTECTED.test(path)) return;
  const { bootstrap, dashboard } = (path.startsWith('/b2b/') ? store.b2b : store).settings;
  requireTokens(bootstrap, dashboard, store.telemetryIds, isJsonObject(body) ? body : {});
};
