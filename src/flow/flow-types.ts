import type { BaseSettings } from '../config/settings.ts';
import type { ProjectProvider } from '../provider/port.ts';

/**
 * The types by which flows differ. The runner, the app and their hooks are generic over them, so that a second flow
 * brings only its own screens and client.
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
}
