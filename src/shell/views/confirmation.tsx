import { classOf } from '../../kit/theme/class-names.ts';
import { SECTION_GAP } from '../../kit/theme/to-css.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { SuccessMark } from '../../kit/ui/outcome-mark.tsx';
import { linkStyle, Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import { rejectAccount } from '../arrival/arrival-actions.ts';
import type { FlowTypes } from '../flow-types.ts';
import { useRunner } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';
import { useTask } from '../runner/use-task.ts';

interface ConfirmationProps {
  readonly heading: string;
  readonly text: string;
  /** Of the text. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Who is signed in, if they have a name and the text does not say so. */
  readonly account?: string | undefined;
  /** True if a reset has signed in, by an email that may have been another account's. */
  readonly byReset?: true | undefined;
}

function SignOut() {
  const { common } = useStrings();
  const task = useTask<FlowTypes, object>(rejectAccount);
  return (
    <>
      <ErrorText>{task.failure}</ErrorText>
      <LinkButton busy={task.pending} onClick={() => void task.run({})}>
        {common.notYourAccount}
      </LinkButton>
    </>
  );
}

/** The last screen of a flow, under a green check mark. */
export function Confirmation({ heading, text, slots = {}, account, byReset }: ConfirmationProps) {
  const { common } = useStrings();
  const runner = useRunner();
  const destination = runner.destination();
  return (
    <Stack gap={SECTION_GAP} align="center">
      <SuccessMark />
      <Stack gap={8} align="center">
        <Heading>{heading}</Heading>
        <Stack gap={4} align="center">
          <Sentence text={text} slots={slots} />
          {account !== undefined && <Sentence text={common.signedInAs} slots={{ account }} />}
        </Stack>
      </Stack>
      {/* A link, since the navigation may be slow or fail, and the visitor may come back. */}
      {destination !== undefined && (
        <a part="link" href={destination} className={classOf(linkStyle)}>
          {common.leaving}
        </a>
      )}
      {!runner.isKept() && <ErrorText>{common.notKept}</ErrorText>}
      {byReset && <SignOut />}
    </Stack>
  );
}
