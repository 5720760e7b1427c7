/** Findings about the provider: if it answers, and its settings of the project. Pure. */

import { SECRET_TOKEN } from '../kit/lib/public-token.ts';
import { isRecord } from '../kit/lib/records.ts';
import type { Finding, ProjectDiagnosis, ProviderDiagnosis } from './diagnosis.ts';
import { about, when } from './diagnosis.ts';
import { refusedSetting } from './refused-settings.ts';

const { error, note, warning } = about('provider');

/** @param body the provider's answer to the request for the project's settings */
export function readProject(body: unknown): ProjectDiagnosis | undefined {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data)) return undefined;
  const is = (name: string): boolean => data[name] === true;
  const captcha = data['captcha_settings'];
  return {
    vertical: String(data['vertical']),
    passwordPolicy: isRecord(data['password_config']) ? 'luds' : 'zxcvbn',
    pkce: {
      magicLinks: is('pkce_required_for_email_magic_links'),
      passwordResets: is('pkce_required_for_password_resets'),
      oauth: is('pkce_required_for_oauth'),
    },
    captcha: isRecord(captcha) && captcha['enabled'] === true,
    deviceFingerprinting: is('dfp_protected_auth_enabled'),
    signInWithEthereum: is('siwe_required_for_crypto_wallets'),
    watermark: data['disable_sdk_watermark'] === false,
    opaqueErrors: is('opaque_errors'),
  };
}

/** The provider's `error_type`. */
export function errorType(body: unknown): string | undefined {
  const type = isRecord(body) ? body['error_type'] : undefined;
  return typeof type === 'string' ? type : undefined;
}

/** A secret must not be sent anywhere. */
export const SECRET: Finding = error(`public-token ${SECRET_TOKEN}`);

/** Placeholders in documents, ours and Stytch's, where the project's own token belongs. */
const PLACEHOLDER = /^(public-token-(test|live)-)?(\.{2,}|…|[<[{$]|x{3,}|\*|your[-_ ])/i;

const UNREPLACED = error(
  'public-token is still the placeholder of the documentation. Replace it with the public token of your project, from the dashboard, under API keys.',
);

const ODD_TOKEN = warning(
  'public-token does not start with "public-token-test-" or "public-token-live-". Copy it from the dashboard, under API keys.',
);

function unreachable(url: string, isOnline: boolean): Finding {
  if (!isOnline) return error(`${url} cannot be reached: this device is offline.`);
  return error(
    `${url} does not answer. Check api-url, that the server or emulator runs, and that no browser extension blocks it.`,
  );
}

function foreign(url: string, status: number): Finding {
  return error(
    `${url} does not look like Stytch's API: what it answers (${status}) is not in its format. Set api-url to the project's custom domain or the emulator, or leave it out for Stytch's own.`,
  );
}

function refused(url: string, status: number, type: string | undefined): Finding {
  const setting = type === undefined ? undefined : refusedSetting(type);
  if (setting) return error(setting);
  if (status === 429)
    return warning(`${url} limits the rate of requests (429). Wait a minute and try again.`);
  const code = type === undefined ? `${status}` : `${status} ${type}`;
  if (status >= 500) return error(`${url} fails (${code}). Look at Stytch’s status page, and try again.`);
  if (type === undefined) return foreign(url, status);
  return error(
    `${url} refuses the request for the project's settings (${code}). Check public-token and api-url.`,
  );
}

interface Request {
  readonly publicToken: string;
  readonly isBlocked: boolean;
  readonly isOnline: boolean;
}

/** Findings about the public token, and the answer to the request for the project's settings. */
export function providerFindings(
  { url = '', status, type }: ProviderDiagnosis,
  project: ProjectDiagnosis | undefined,
  { publicToken, isBlocked, isOnline }: Request,
): Finding[] {
  const isPlaceholder = PLACEHOLDER.test(publicToken);
  // The emulator knows any token.
  if (isPlaceholder && !project) return [UNREPLACED];
  const odd = isPlaceholder || /^public-token-(test|live)-/.test(publicToken) ? [] : [ODD_TOKEN];
  // A request that the policy has blocked is a finding about the policy.
  if (status === undefined) return isBlocked ? odd : [...odd, unreachable(url, isOnline)];
  if (status > 299) return [...odd, refused(url, status, type)];
  return project ? odd : [...odd, foreign(url, status)];
}

/** The kind of a project, as Stytch names it. */
export type Vertical = 'CONSUMER' | 'B2B';

/** The elements for the other kind. */
const OTHERS: Readonly<Record<Vertical, string>> = {
  CONSUMER: '<auth-b2b-widget> or <auth-session vertical="b2b">',
  B2B: '<auth-widget> or <auth-session> without vertical',
};

const HIDES_ACCOUNTS = note(
  'The project hides who has an account (opaque errors). If every address then gets the form for known passwords, set `lookupUser` to `async () => undefined`, so that the form offers a new account.',
);

/** Compares the project's settings with the page's. */
export function projectFindings(
  project: ProjectDiagnosis,
  products: readonly string[],
  { secureContext, wanted }: { readonly secureContext: boolean; readonly wanted: Vertical },
): Finding[] {
  const { vertical, pkce, captcha, deviceFingerprinting, opaqueErrors } = project;
  const uses = (product: string): boolean => products.includes(product);
  const flows = [
    { name: 'email magic links', isUsed: uses('emailMagicLinks'), isOn: pkce.magicLinks },
    { name: 'password resets', isUsed: uses('passwords'), isOn: pkce.passwordResets },
    { name: 'OAuth', isUsed: uses('oauth'), isOn: pkce.oauth },
  ].filter(({ isUsed }) => isUsed);
  const list = (isOn: boolean): string =>
    flows
      .filter((flow) => flow.isOn === isOn)
      .map(({ name }) => name)
      .join(', ');
  const [on, off] = [list(true), list(false)];
  return [
    ...when(
      vertical !== wanted,
      error(
        `public-token belongs to a project of type ${vertical}. Use one of a project of type ${wanted}, or ${OTHERS[wanted]}.`,
      ),
    ),
    ...when(
      on !== '' && !secureContext,
      error(`The project requires PKCE for ${on}, for which the page must use https or localhost.`),
    ),
    ...when(
      off !== '',
      note(
        `The project does not require PKCE for ${off}. Turn it on in the dashboard: a stolen link is then useless in other browsers.`,
      ),
    ),
    ...when(opaqueErrors && vertical === 'CONSUMER' && uses('passwords'), HIDES_ACCOUNTS),
    ...when(
      captcha || deviceFingerprinting,
      note(
        'The project uses captcha or device fingerprinting, whose scripts the Content-Security-Policy of the page must allow.',
      ),
    ),
  ];
}
