import type { BaseSettings } from '../config/settings.ts';
import type { ProjectProvider } from '../provider/port.ts';

/**
 * The types in which one flow differs from another. The runner, the app and their hooks are generic over them, so that
 * a second flow brings its own screens and client and shares everything else.
 */
export interface FlowTypes {
  /** A union by screen name. */
  readonly state: { readonly screen: string };
  /** What can happen, in the past tense. */
  readonly event: object;
  readonly settings: BaseSettings;
  /** The config with every default filled in. */
  readonly config: object;
  readonly provider: ProjectProvider;
}
