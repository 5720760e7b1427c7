/** Sends what is submitted before React is there. Requested with the press. */

import { parseEmail } from '../../kit/lib/email.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { createSendEarly } from '../../shell/start/create-send-early.ts';
import { type Submitted, submitted } from '../../shell/start/send-early.ts';
import type { Consumer } from '../flow/types.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { layout } from '../methods/main-layout.ts';
import { mainBlocks } from '../methods/manifests.ts';
import { sendCode } from '../shared/send-code.ts';
import { sendLink } from '../shared/send-link.ts';
import { consumerCore } from './core.ts';
import { nextScreenOf, withTyped } from './next-screen.ts';
import { nextScreenData } from './next-screen-data.ts';

/** Sends a code to a number. If it is not valid, React says so. */
const sendTo = (method: 'sms' | 'whatsapp', country: string, typed: string): Submitted<Consumer> =>
  submitted(sendCode, async () => {
    const { loadPhone } = await import('../../kit/lib/phone.ts');
    const number = (await loadPhone(country, typed)).parse(country, typed);
    return number ? { method, destination: number.e164 } : undefined;
  });

/** What the form on Main does, of those that need no more than an address or a number. */
function submittedBy(
  { tab, fields }: Pick<Typed, 'tab' | 'fields'>,
  config: ResolvedConfig,
): Submitted<Consumer> | undefined {
  const { identifiers } = layout(mainBlocks(config));
  const selected = identifiers.find(({ id }) => id === tab) ?? identifiers[0];
  if (selected?.id === 'sms' || selected?.id === 'whatsapp')
    return sendTo(selected.id, config.otp.phoneCountry, fields['phone'] ?? '');
  const email = parseEmail(fields['email'] ?? '');
  if (selected?.id !== 'email' || email === undefined) return undefined;
  switch (selected.product) {
    case 'emailMagicLinks':
      return submitted(sendLink, async () => ({ email }));
    case 'otp':
      return submitted(sendCode, async () => ({ method: 'email', destination: email }) as const);
    default:
      return undefined;
  }
}

export const sendEarly = createSendEarly<Consumer>(firstScreenData, nextScreenData, {
  ...consumerCore,
  submittedBy,
  nextScreenOf,
  withTyped,
});
