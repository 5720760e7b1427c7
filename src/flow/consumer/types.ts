import type { Settings } from '../../config/settings.ts';
import type {
  AuthEventDetail,
  AuthSubmitDetail,
  AuthSuccessDetail,
  ResolvedConfig,
} from '../../config/types.ts';
import type { Strings } from '../../i18n/en.ts';
import type { IdentityProvider } from '../../provider/port.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { FlowEvent } from './events.ts';
import type { State } from './screens.ts';

/** The types of the consumer flow, which `<auth-widget>` and `<auth-reset-password>` run. */
export interface Consumer extends FlowTypes {
  readonly state: State;
  readonly event: FlowEvent;
  readonly settings: Settings;
  readonly config: ResolvedConfig;
  readonly provider: IdentityProvider;
  readonly strings: Strings;
  readonly authEvent: AuthEventDetail;
  readonly success: AuthSuccessDetail;
  readonly submit: AuthSubmitDetail;
}
