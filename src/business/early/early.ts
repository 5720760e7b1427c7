/** Sends what is submitted before React is there. Requested with the press. */

import { parseEmail } from '../../kit/lib/email.ts';
import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { createSendEarly } from '../../shell/start/create-send-early.ts';
import { type Submitted, submitted } from '../../shell/start/send-early.ts';
import { offered } from '../flow/offered.ts';
import type { State } from '../flow/screens.ts';
import type { Business } from '../flow/types.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { addressAction } from '../shared/address-action.ts';
import { businessCore } from './core.ts';
import { nextScreenOf, withTyped } from './next-screen.ts';
import { nextScreenData } from './next-screen-data.ts';

/** What the form on Main does. */
function submittedBy(
  { fields }: Pick<Typed, 'fields'>,
  config: ResolvedBusinessConfig,
  { visit }: Pick<State, 'visit'>,
): Submitted<Business> | undefined {
  const email = parseEmail(fields['email'] ?? '');
  if (visit.to === 'find' || email === undefined) return undefined;
  return submitted(addressAction(offered(config, visit).products), async () => ({ email, visit }));
}

export const sendEarly = createSendEarly<Business>(firstScreenData, nextScreenData, {
  ...businessCore,
  submittedBy,
  nextScreenOf,
  withTyped,
});
