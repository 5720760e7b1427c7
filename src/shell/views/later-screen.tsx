import type { ReactNode } from 'react';
import { classOf } from '../../kit/theme/class-names.ts';
import { css } from '../../kit/theme/css.ts';
import { BODY_LINE_HEIGHT } from '../../kit/theme/to-css.ts';
import { ChangeButton } from '../../kit/ui/identity.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { HeadingProps } from '../../kit/ui/text.tsx';
import { useGoBack } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';

export interface LaterScreenProps extends Pick<HeadingProps, 'isSentence'> {
  readonly heading: string;
  /** The sentence below the heading. */
  readonly text?: ReactNode;
  /** Who is signing in: the email address or phone number that `text` names. A pencil after it leads to changing it. */
  readonly account?: string | undefined;
  /** Leads to where the account can be changed, too. Default: leads to the flow's previous screen. */
  readonly onBack?: () => void;
  readonly hideBack?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A screen after the first one. */
export function LaterScreen(props: LaterScreenProps) {
  const strings = useStrings();
  const goBack = useGoBack();
  const changeAccount = useGoBack('address');
  const { heading, isSentence, text, account, onBack = goBack, hideBack, children } = props;
  const change = account?.includes('@') ? strings.password.changeEmail : strings.phone.change;
  return (
    <Stack gap={24}>
      <ScreenHead
        heading={heading}
        isSentence={isSentence}
        back={hideBack ? undefined : { label: strings.common.back, onClick: onBack }}
      >
        {account === undefined || hideBack ? (
          text
        ) : (
          <div className={classOf(pencilled, line)}>
            {text}
            <ChangeButton label={change} onClick={props.onBack ?? changeAccount} />
          </div>
        )}
      </ScreenHead>
      {children}
    </Stack>
  );
}

interface MailedSentenceProps {
  /** Has a slot for the address. */
  readonly text: string;
  readonly email: string;
}

/** To whom an email went, with a pencil in the address's line that leads to changing it. */
export function MailedSentence({ text, email }: MailedSentenceProps) {
  const { password } = useStrings();
  const change = <ChangeButton label={password.changeEmail} onClick={useGoBack('address')} />;
  return (
    <div className={classOf(pencilled)}>
      <Sentence text={text} slots={{ email }} button={change} />
    </div>
  );
}

/** The pencil does not make its line higher. */
const pencilled = css({
  lineHeight: BODY_LINE_HEIGHT,
  '& button': { display: 'inline-grid', marginBlock: -8, verticalAlign: 'middle' },
});

/** The pencil stands in the sentence's last line. */
const line = css({
  '& :is(div, p)': { display: 'inline' },
  '& > button': { marginInlineStart: 2 },
});
