import { SECTION_GAP } from '../theme/sizes.ts';
import { Stack } from './stack.tsx';
import { SuccessMark } from './success-mark.tsx';
import { Heading, Text } from './text.tsx';

/** The last screen of a flow, with a green check mark. */
export function Confirmation({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <Stack gap={SECTION_GAP}>
      <Heading>{heading}</Heading>
      <SuccessMark />
      <Text>{text}</Text>
    </Stack>
  );
}
