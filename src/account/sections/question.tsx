/** Asks before something is removed. */
import type { ReactNode } from 'react';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Placed } from '../proof.tsx';
import { Actions, Ask, Press } from '../ui.tsx';
import type { Change } from '../use-change.ts';
import { useVisitor } from '../visitor.ts';

interface QuestionProps {
  readonly text: ReactNode;
  /** The button that answers it. */
  readonly remove: string;
  readonly removing: Omit<Change<never>, 'run'>;
  readonly onRemove: () => void;
}

export function Question({ text, remove, removing, onRemove }: QuestionProps) {
  const { texts, leave } = useVisitor();
  return (
    <Placed asked={removing.asked}>
      <Ask heading={text} onEscape={leave}>
        <ErrorText quiet={removing.canceled}>{removing.failure}</ErrorText>
        <Actions>
          <Press variant="danger" busy={removing.pending} onPress={onRemove}>
            {remove}
          </Press>
          <span data-cancel="">
            <Press onPress={leave}>{texts.account.cancel}</Press>
          </span>
        </Actions>
      </Ask>
    </Placed>
  );
}
