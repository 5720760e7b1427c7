import { useEffect, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { classOf } from '../../kit/theme/class-names.ts';
import { css } from '../../kit/theme/css.ts';
import { SECTION_GAP } from '../../kit/theme/to-css.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Identity } from '../../kit/ui/identity.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { SuccessMark } from '../../kit/ui/outcome-mark.tsx';
import { linkStyle, Sentence } from '../../kit/ui/sentence.tsx';
import { SpinnerRing } from '../../kit/ui/spinner.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useLook } from '../../kit/ui/surface.tsx';
import { Heading, Text } from '../../kit/ui/text.tsx';
import { rejectAccount } from '../arrival/arrival-actions.ts';
import type { FlowTypes } from '../flow-types.ts';
import { useRunner } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';
import { useTask } from '../runner/use-task.ts';

interface ConfirmationProps {
  readonly heading: string;
  /** May have a slot for the organization. */
  readonly text: string;
  readonly organization?: string;
  /** Who is signed in, if they have a name. */
  readonly account: string | undefined;
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

/** A link, since the navigation may be slow or fail, and the visitor may come back. */
function Leaving({ destination }: { readonly destination: string }) {
  const { common } = useStrings();
  const text = format(common.leaving, { host: isolate(new URL(destination).host) });
  const [announced, setAnnounced] = useState('');
  // A region that has its text from the start is not announced.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <div className={classOf(leaving)}>
      <SpinnerRing size={16} />
      <a part="link" href={destination} className={classOf(linkStyle)}>
        {text}
      </a>
      <LiveRegion text={announced} />
    </div>
  );
}

const leaving = css({ display: 'flex', alignItems: 'center', gap: 8 });

/** The last screen of a flow, under a green check mark. The sentences of the specification say twice what the look "modern" says once. */
export function Confirmation({ heading, text, organization, account, byReset }: ConfirmationProps) {
  const { common } = useStrings();
  const saysOnce = useLook() === 'modern';
  const runner = useRunner();
  const destination = runner.destination();
  return (
    <Stack gap={SECTION_GAP} align="center">
      <SuccessMark />
      <Stack gap={8} align="center">
        <Heading>{saysOnce ? common.signedIn : heading}</Heading>
        {saysOnce ? (
          organization !== undefined && <Text>{organization}</Text>
        ) : (
          <Sentence text={text} slots={{ organization: organization ?? '' }} />
        )}
      </Stack>
      {account !== undefined && <Identity account={account} />}
      {destination !== undefined && <Leaving destination={destination} />}
      {!runner.isKept() && <ErrorText>{common.notKept}</ErrorText>}
      {byReset && <SignOut />}
    </Stack>
  );
}
