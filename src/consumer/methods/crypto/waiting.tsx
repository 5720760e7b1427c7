import type { Strings } from '../../../kit/i18n/catalogue.ts';
import { BackButton } from '../../../kit/ui/back-button.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Heading, Helper, Text } from '../../../kit/ui/text.tsx';

interface WaitingProps {
  readonly heading: string;
  readonly text: string;
  readonly strings: Strings;
  readonly onBack: () => void;
}

/** Shown while the visitor is busy with the wallet. */
export function Waiting({ heading, text, strings, onBack }: WaitingProps) {
  return (
    <Stack gap={24}>
      <BackButton label={strings.common.back} onClick={onBack} />
      <Stack gap={24} align="center">
        <Heading>{heading}</Heading>
        <Spinner label={strings.common.loading} />
        <Stack gap={8} align="center">
          <Text>{text}</Text>
          <Helper>{strings.crypto.noPopup}</Helper>
        </Stack>
      </Stack>
    </Stack>
  );
}
