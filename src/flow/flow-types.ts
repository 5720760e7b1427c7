import type { AnyEventDetail, B2bSuccessDetail } from '../config/b2b/types.ts';
import type { BaseSettings } from '../config/settings.ts';
import type { AuthSuccessDetail } from '../config/types.ts';
import type { Strings } from '../i18n/en.ts';
import type { ProjectProvider } from '../provider/port.ts';

/**
 * The types by which flows differ. The runner, the app and their hooks are generic over them, so that a second flow
 * brings only its own screens, texts and client.
 */
export interface FlowTypes {
  /** A union, discriminated by screen name. */
  readonly state: { readonly screen: string };
  /** What can happen, named in the past tense. */
  readonly event: object;
  readonly settings: BaseSettings;
  /** The config with all defaults filled in. */
  readonly config: object;
  readonly provider: ProjectProvider;
  readonly strings: Strings;
  /** Detail of `auth-event`. */
  readonly authEvent: AnyEventDetail;
  /** Detail of `auth-success`. */
  readonly success: AuthSuccessDetail | B2bSuccessDetail;
}

/** The session that a flow's provider finds. */
export type FoundBy<Provider> = Provider extends ProjectProvider<infer Found> ? Found : never;
