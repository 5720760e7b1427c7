import { LinkButton } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { LastLine, Stack } from '../../../../kit/ui/stack.tsx';
import { Helper } from '../../../../kit/ui/text.tsx';
import type { ResolvedConfig } from '../../../../settings/resolve.ts';
import { useTask } from '../../../../shell/runner/use-task.ts';
import { Confirmation } from '../../../../shell/views/confirmation.tsx';
import { LaterScreen, MailedSentence } from '../../../../shell/views/later-screen.tsx';
import type { ResetReason } from '../../../flow/screens.ts';
import type { ScreenView } from '../../../method.ts';
import { sendReset } from '../../../shared/send.ts';
import { PasswordlessLink } from '../passwordless-button.tsx';

type MailSentScreen = 'PasswordForgot' | 'PasswordBreached' | 'PasswordDedupe' | 'PasswordSetNew';

interface Variant {
  readonly reason: ResetReason;
  readonly texts: 'passwordForgot' | 'passwordBreached' | 'passwordDedupe' | 'passwordSetNew';
  /** True if the screen offers the ways to sign in without a password that the page has, if it has one. */
  readonly offersPasswordless: (config: ResolvedConfig) => boolean;
}

const always = () => true;
const never = () => false;

/** Who gets the offer: spec section 2. */
const VARIANTS: Readonly<Record<MailSentScreen, Variant>> = {
  PasswordForgot: {
    reason: 'forgotten',
    texts: 'passwordForgot',
    offersPasswordless: ({ products }) => products.includes('emailMagicLinks'),
  },
  PasswordBreached: { reason: 'breached', texts: 'passwordBreached', offersPasswordless: always },
  PasswordDedupe: { reason: 'duplicate', texts: 'passwordDedupe', offersPasswordless: always },
  PasswordSetNew: { reason: 'wanted', texts: 'passwordSetNew', offersPasswordless: never },
};

/** The screens after a reset email was sent: why, to whom, and what to do if it does not arrive. */
export const MailSent: ScreenView<MailSentScreen> = ({ state, config, strings }) => {
  const { screen, email } = state;
  const { reason, texts: section, offersPasswordless } = VARIANTS[screen];
  const texts: { readonly heading: string; readonly sent: string; readonly missing?: string } =
    strings[section];
  const resend = useTask(sendReset, {
    toastProgress: { running: strings.common.sending, done: strings.password.resent },
  });
  return (
    <LaterScreen heading={texts.heading} text={<MailedSentence text={texts.sent} email={email} />}>
      <Stack gap={12}>
        <LastLine>
          {texts.missing !== undefined && <Helper>{texts.missing}</Helper>}
          <LinkButton busy={resend.pending} onClick={() => void resend.run({ email, reason })}>
            {strings.password.resend}
          </LinkButton>
          <ErrorText>{resend.failure}</ErrorText>
        </LastLine>
        {offersPasswordless(config) && <PasswordlessLink email={email} config={config} />}
      </Stack>
    </LaterScreen>
  );
};

export const PasswordConfirmation: ScreenView<'PasswordConfirmation'> = ({ state, strings }) => (
  <Confirmation
    heading={strings.passwordConfirmation.heading}
    text={strings.passwordConfirmation.text}
    account={state.account}
    byReset={state.byReset}
  />
);
