import { SECTION_GAP } from '../../kit/theme/sizes.ts';
import { SuccessMark } from '../../kit/ui/outcome-mark.tsx';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading, Text } from '../../kit/ui/text.tsx';
import { useStrings } from '../runner/hooks.ts';

interface ConfirmationProps {
  readonly heading: string;
  readonly text: string;
  /** Who is signed in, if they have a name. */
  readonly account: string | undefined;
}

/** The last screen of a flow, under a green check mark. */
export function Confirmation({ heading, text, account }: ConfirmationProps) {
  const { common } = useStrings();
  return (
    <Stack gap={SECTION_GAP} align="center">
      <SuccessMark />
      <Stack gap={8} align="center">
        <Heading>{heading}</Heading>
        <Stack gap={4} align="center">
          <Text>{text}</Text>
          {account !== undefined && <Sentence text={common.signedInAs} slots={{ account }} />}
        </Stack>
      </Stack>
    </Stack>
  );
}
