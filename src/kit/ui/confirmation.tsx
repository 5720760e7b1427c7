import { SECTION_GAP } from '../theme/sizes.ts';
import { SuccessMark } from './outcome-mark.tsx';
import { Sentence } from './sentence.tsx';
import { Stack } from './stack.tsx';
import { Heading, Text } from './text.tsx';

interface ConfirmationProps {
  readonly heading: string;
  readonly text: string;
  /** The sentence that names the account, with its slot `{account}`. */
  readonly signedInAs: string;
  /** Without a name, the sentence is left out. */
  readonly account: string | undefined;
}

/** The last screen of a flow, under a green check mark. */
export function Confirmation({ heading, text, signedInAs, account }: ConfirmationProps) {
  return (
    <Stack gap={SECTION_GAP} align="center">
      <SuccessMark />
      <Stack gap={8} align="center">
        <Heading>{heading}</Heading>
        <Stack gap={4} align="center">
          <Text>{text}</Text>
          {account !== undefined && <Sentence text={signedInAs} slots={{ account }} />}
        </Stack>
      </Stack>
    </Stack>
  );
}
