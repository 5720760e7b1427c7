/** Composes the first screen of `<auth-b2b-widget>` from its rendered parts. Pure. */

import { type Tree } from '../../kit/lib/tree.ts';
import type { AddressUse, B2bFirstScreenData } from './b2b-data.ts';
import { composeFrame, type FirstScreenFrame, labelled } from './compose.ts';
import { fill, slotsOf } from './slots.ts';

export interface B2bMainContent {
  /** The groups of buttons, in order. */
  readonly buttons: readonly ('oauth' | 'sso')[];
  /** The types of the third-party providers that have a button. */
  readonly providers: readonly string[];
  /** What the form is for; undefined if there is none. */
  readonly address: AddressUse | undefined;
  readonly hideHeading: boolean;
  /** Whether the form was submitted with an address that is none. */
  readonly refused: boolean;
}

/** The ways to sign in for a visitor who chooses an organization later. */
export function composeB2bMain(
  data: B2bFirstScreenData,
  frame: FirstScreenFrame,
  main: B2bMainContent,
): Tree {
  const slots = slotsOf({ id: frame.id }, frame.texts.textOf);
  const providers = main.providers.flatMap((type) =>
    labelled(data.provider, frame.texts.textOf, 'oauth.continueWith', { provider: data.titles[type] ?? '' }),
  );
  const group = { oauth: fill(data.oauth, slotsOf({ providers }, slots)), sso: fill(data.sso, slots) };
  const buttons = main.buttons.flatMap((name) => group[name]);
  const address = main.refused ? data.refusedAddress : data.address;
  const content = [
    ...fill(main.hideHeading ? data.hiddenHeading : data.heading, slots),
    ...(buttons.length > 0 ? fill(data.buttons, slotsOf({ buttons }, slots)) : []),
    ...(buttons.length > 0 && main.address ? fill(data.divider, slots) : []),
    ...(main.address ? fill(address[main.address], slots) : []),
  ];
  return composeFrame(data, frame, fill(data.stack, slotsOf({ content })));
}

/** The organization is being looked up. */
export function composeLooking(data: B2bFirstScreenData, frame: FirstScreenFrame): Tree {
  return composeFrame(data, frame, fill(data.looking, slotsOf({ id: frame.id }, frame.texts.textOf)));
}
