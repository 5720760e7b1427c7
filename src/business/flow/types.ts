import type { B2bStrings } from '../../kit/i18n/catalogue.ts';
import type { B2bIdentityProvider } from '../../provider/business-port.ts';
import type { ResolvedB2bConfig } from '../../settings/business/resolve.ts';
import type { B2bSettings } from '../../settings/business/settings.ts';
import type { B2bEventDetail, B2bSubmitDetail, B2bSuccessDetail } from '../../settings/business/types.ts';
import type { FlowTypes } from '../../shell/flow-types.ts';
import type { B2bEvent } from './events.ts';
import type { B2bNote } from './resume.ts';
import type { B2bState, B2bUrlToken } from './screens.ts';

/** The types of the flow that `<auth-b2b-widget>` runs. */
export interface B2b extends FlowTypes {
  readonly state: B2bState;
  readonly event: B2bEvent;
  readonly note: B2bNote;
  readonly token: B2bUrlToken;
  readonly settings: B2bSettings;
  readonly config: ResolvedB2bConfig;
  readonly provider: B2bIdentityProvider;
  readonly strings: B2bStrings;
  readonly authEvent: B2bEventDetail;
  readonly success: B2bSuccessDetail;
  readonly submit: B2bSubmitDetail;
}
