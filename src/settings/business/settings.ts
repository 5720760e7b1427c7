import type { BaseSettings } from '../settings.ts';
import type { AlreadySignedIn } from '../types.ts';
import type { B2bConfig } from './types.ts';

/** Everything that a page has set on an `<auth-b2b-widget>`, not yet validated. */
export interface BusinessSettings extends BaseSettings<B2bConfig> {
  /** Default: `ask`. */
  readonly alreadySignedIn?: AlreadySignedIn | undefined;
}
