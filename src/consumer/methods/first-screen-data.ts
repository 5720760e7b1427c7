/** The first screen as the components render it. `build/first-screen/plugin.mjs` replaces the value at build time. */

import type { Tree } from '../../kit/lib/draw.ts';
import type { FrameData } from '../../shell/first-screen/frame.ts';

export interface FirstScreenData extends FrameData {
  readonly panel: Tree;
  readonly tabs: Tree;
  readonly tab: Tree;
  readonly selectedTab: Tree;
  /** The methods' parts of Main, by product and id, such as `otp sms`. */
  readonly blocks: Readonly<Record<string, Tree>>;
  /** The blocks and screens with a form whose address was refused, by the same names. */
  readonly refused: Readonly<Record<string, Tree>>;
  /** The screens that links lead to. */
  readonly screens: Readonly<Record<'exchange' | 'newPassword' | 'askForReset', Tree>>;
  /** The link below the form for a reset email, which leads to the ways without a password. */
  readonly passwordless: Tree;
  readonly provider: Tree;
  readonly unknownProvider: Tree;
  /** The names of the third-party providers by type. */
  readonly titles: Readonly<Record<string, string>>;
  readonly wallets: readonly { readonly name: string; readonly button: Tree }[];
}

export const firstScreenData: FirstScreenData | undefined = undefined as FirstScreenData | undefined;
