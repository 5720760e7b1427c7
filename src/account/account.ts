/** The types by which the account runs its requests, and what they are called if they fail. */
import type { Reason } from '../kit/i18n/reason.ts';
import { hasOwn, withoutPrototype } from '../kit/lib/objects.ts';
import type { AccountProvider } from '../provider/account-port.ts';
import type { SendCodeOptions } from '../provider/port.ts';
import { DEFAULTS } from '../settings/defaults.ts';
import type { AuthEventDetail } from '../settings/types.ts';
import type { RunTypes } from '../shell/flow-types.ts';
import type { Departures } from '../shell/redirect/departures.ts';
import { reasonOfType } from '../shell/runner/refusals.ts';
import type * as actions from '../shell/runner/types.ts';
import type { VisitorHost, VisitorScene } from './host.ts';
import type { AccountEvent } from './state.ts';
import type { AccountTexts } from './texts.ts';

export interface Account extends RunTypes {
  readonly event: AccountEvent;
  readonly shared: never;
  /** The element. */
  readonly settings: VisitorHost;
  readonly config: AccountConfig;
  readonly provider: AccountProvider;
  readonly strings: AccountTexts;
  /** This tab's memory of leaving for another provider. */
  readonly redirect: Departures;
  readonly authEvent: AuthEventDetail;
  readonly success: never;
  readonly submit: never;
}

export type Action<Input> = actions.Action<Account, Input>;

export interface AccountConfig {
  readonly otp: SendCodeOptions;
  readonly passkeys: { readonly domain: string };
}

/** Fills in the defaults. */
export const resolve = ({ config, domain }: Pick<VisitorScene, 'config' | 'domain'>): AccountConfig => ({
  otp: withoutPrototype({
    expirationMinutes: DEFAULTS.otpOptions.expirationMinutes,
    ...config?.otpOptions,
  }),
  passkeys: { domain },
});

/** By the provider's `error_type`. */
const BY_TYPE: Readonly<Record<string, Reason>> = {
  duplicate_email: 'taken',
  duplicate_email_for_user: 'taken',
  duplicate_phone_number: 'taken',
  duplicate_phone_number_for_user: 'taken',
  cannot_delete_last_primary_factor: 'last',
  cannot_delete_email: 'last',
  cannot_remove_primary_auth_mechanism: 'last',
  too_many_unverified_factors: 'verifyFirst',
  oauth_token_not_found: 'provider',
  active_totp_exists: 'appExists',
};

/** Rows of the account in the runner's table. The provider's own sentences, and the form's for mistakes, are about sign-ins. */
export const explainRefusal: actions.Explain = ({ code, type = '' }) => {
  if (code === 'configuration') return 'notPossible';
  if (code !== 'provider') return undefined;
  return hasOwn(BY_TYPE, type) ? BY_TYPE[type] : (reasonOfType(type) ?? 'provider');
};
