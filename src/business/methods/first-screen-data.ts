/** The first screen of `<auth-b2b-widget>` as the components render it. The build replaces the value (`data.ts` says how). */

import type { Tree } from '../../kit/lib/draw.ts';
import type { FrameData } from '../../shell/first-screen/frame.ts';

/** Which ways to sign in an address is for. */
export type AddressUse = 'email' | 'password' | 'both';

export interface FirstScreenData extends FrameData {
  /** Around the buttons that lead away from the page. */
  readonly buttons: Tree;
  /** Around those of third-party providers. */
  readonly oauth: Tree;
  readonly provider: Tree;
  /** The names of the third-party providers by type. */
  readonly titles: Readonly<Record<string, string>>;
  readonly sso: Tree;
  readonly address: Readonly<Record<AddressUse, Tree>>;
  /** The same with an address that was refused. */
  readonly refusedAddress: Readonly<Record<AddressUse, Tree>>;
  /** While the organization is looked up. */
  readonly looking: Tree;
}

export const firstScreenData: FirstScreenData | undefined = undefined as FirstScreenData | undefined;
