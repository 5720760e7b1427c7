import type { Strings } from '../../kit/i18n/catalogue.ts';
import type { IdentityProvider } from '../../provider/port.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import type { AuthEventDetail, AuthSubmitDetail, AuthSuccessDetail } from '../../settings/types.ts';
import type { FlowTypes } from '../../shell/flow-types.ts';
import type { UrlToken } from '../../shell/redirect/address.ts';
import type { FlowEvent } from './events.ts';
import type { ScreenNote } from './resume.ts';
import type { State, TokenType } from './screens.ts';

/** The types of the consumer flow, which `<auth-widget>` and `<auth-reset-password>` run. */
export interface Consumer extends FlowTypes {
  readonly state: State;
  readonly event: FlowEvent;
  readonly note: ScreenNote;
  readonly token: UrlToken<TokenType>;
  readonly settings: Settings;
  readonly config: ResolvedConfig;
  readonly provider: IdentityProvider;
  readonly strings: Strings;
  readonly authEvent: AuthEventDetail;
  readonly success: AuthSuccessDetail;
  readonly submit: AuthSubmitDetail;
}
