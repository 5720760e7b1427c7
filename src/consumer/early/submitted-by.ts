import { parseEmail } from '../../kit/lib/email.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { type Submitted, submitted } from '../../shell/start/send-early.ts';
import type { Consumer } from '../flow/types.ts';
import { layout } from '../methods/main-layout.ts';
import { mainBlocks } from '../methods/manifests.ts';
import { sendCode } from '../views/send-code.ts';
import { sendLink } from '../views/send-link.ts';

/** What the form on Main does, of those that need no more than an email address. */
export function submittedBy(
  { tab, fields }: Pick<Typed, 'tab' | 'fields'>,
  config: ResolvedConfig,
): Submitted<Consumer> | undefined {
  const { identifiers } = layout(mainBlocks(config));
  const selected = identifiers.find(({ id }) => id === tab) ?? identifiers[0];
  const email = parseEmail(fields['email'] ?? '');
  if (selected?.id !== 'email' || email === undefined) return undefined;
  switch (selected.product) {
    case 'emailMagicLinks':
      return submitted(sendLink, { email });
    case 'otp':
      return submitted(sendCode, { method: 'email', destination: email });
    default:
      return undefined;
  }
}
