import { parseEmail } from '../../kit/lib/email.ts';
import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { type Submitted, submitted } from '../../shell/start/send-early.ts';
import { offered } from '../flow/offered.ts';
import type { State } from '../flow/screens.ts';
import type { Business } from '../flow/types.ts';
import { addressAction } from '../shared/address-action.ts';

/** What the form on Main does. */
export function submittedBy(
  { fields }: Pick<Typed, 'fields'>,
  config: ResolvedBusinessConfig,
  { visit }: Pick<State, 'visit'>,
): Submitted<Business> | undefined {
  const email = parseEmail(fields['email'] ?? '');
  if (visit.to === 'find' || email === undefined) return undefined;
  return submitted(addressAction(offered(config, visit).products), async () => ({ email, visit }));
}
