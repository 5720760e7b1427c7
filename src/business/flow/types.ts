import type { BusinessStrings } from '../../kit/i18n/catalogue.ts';
import type { BusinessIdentityProvider } from '../../provider/business-port.ts';
import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import type { BusinessSettings } from '../../settings/business/settings.ts';
import type { B2bEventDetail, B2bSubmitDetail, B2bSuccessDetail } from '../../settings/business/types.ts';
import type { FlowTypes } from '../../shell/flow-types.ts';
import type { FlowEvent } from './events.ts';
import type { ScreenNote } from './resume.ts';
import type { BusinessUrlToken, State } from './screens.ts';

/** The types of the flow that `<auth-b2b-widget>` runs. */
export interface Business extends FlowTypes {
  readonly state: State;
  readonly event: FlowEvent;
  readonly note: ScreenNote;
  readonly token: BusinessUrlToken;
  readonly settings: BusinessSettings;
  readonly config: ResolvedBusinessConfig;
  readonly provider: BusinessIdentityProvider;
  readonly strings: BusinessStrings;
  readonly authEvent: B2bEventDetail;
  readonly success: B2bSuccessDetail;
  readonly submit: B2bSubmitDetail;
}
