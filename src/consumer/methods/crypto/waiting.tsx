import type { Strings } from '../../../kit/i18n/catalogue.ts';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { Helper, Text } from '../../../kit/ui/text.tsx';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';

interface WaitingProps {
  readonly heading: string;
  readonly text: string;
  readonly strings: Strings;
  readonly onBack: () => void;
}

/** Shown while the visitor is busy with the wallet. */
export function Waiting({ heading, text, strings, onBack }: WaitingProps) {
  return (
    <LaterScreen heading={heading} text={<Text>{text}</Text>} onBack={onBack} strings={strings}>
      <Spinner label={strings.common.loading} />
      <Helper>{strings.crypto.noPopup}</Helper>
    </LaterScreen>
  );
}
