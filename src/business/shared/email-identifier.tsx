import { parseEmail } from '../../kit/lib/email.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { B2bProduct } from '../../settings/business/types.ts';
import { usePressed } from '../../shell/runner/use-runner.ts';
import { useTask } from '../../shell/runner/use-task.ts';
import { DraftEmailForm } from '../../shell/views/draft-email-form.tsx';
import type { StateOf } from '../flow/screens.ts';
import type { Action, ScreenProps } from '../method.ts';
import { type Recipient, sendCode, sendLink } from '../methods/email/actions.ts';

interface EmailIdentifierProps extends ScreenProps<StateOf<'Main'>> {
  readonly products: readonly B2bProduct[];
}

/** Asks for an email address, for links, codes and passwords alike. */
export function EmailIdentifier({ state, send, strings, products }: EmailIdentifierProps) {
  const { draft, visit } = state;
  const action = addressAction(products);
  const task = useTask(action, { toastFailure: true, refused: draft.refused && 'invalidEmail' });
  const offersPassword = products.includes('passwords') && action !== askPassword;
  const [pressed, press] = usePressed<true>();
  const usePassword = () => {
    press(true);
    const email = parseEmail(draft.email);
    send(email === undefined ? { type: 'passwordEmailAsked' } : { type: 'passwordAsked', email });
  };
  return (
    <Stack gap={16}>
      <DraftEmailForm
        draft={draft}
        task={task}
        autoComplete={products.includes('passwords') ? 'username' : 'email'}
        onEmail={(email) => task.run({ email, visit })}
        send={send}
      />
      {offersPassword && (
        <LinkButton busy={pressed} onClick={usePassword}>
          {strings.business.usePassword}
        </LinkButton>
      )}
    </Stack>
  );
}

/** Goes on to the choice between a link and a code. */
const askMethod: Action<Recipient> = async (_context, { email }) => ({
  event: { type: 'emailMethodAsked', email },
});

/** Goes on to the password. */
export const askPassword: Action<Recipient> = async (_context, { email }) => ({
  event: { type: 'passwordAsked', email },
});

/** Chooses the action for an address. */
function addressAction(products: readonly B2bProduct[]): Action<Recipient> {
  const links = products.includes('emailMagicLinks');
  const codes = products.includes('emailOtp');
  if (links && codes) return askMethod;
  if (links) return sendLink;
  return codes ? sendCode : askPassword;
}
