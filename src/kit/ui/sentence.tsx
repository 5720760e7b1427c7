import type { ReactNode } from 'react';
import { phoneText } from '../lib/phone-text.ts';
import { Emphasis, Text } from './text.tsx';

export interface SlottedProps {
  /** May contain `{slot}`s. */
  readonly text: string;
  readonly slots: Readonly<Record<string, string>>;
}

/** A text with its values, emphasized and each in its own text direction. */
export const slotted = ({ text, slots }: SlottedProps): ReactNode[] =>
  text.split(/(\{\w+\})/).map((piece, index) => {
    const value = slots[piece.slice(1, -1)];
    if (!piece.startsWith('{') || value === undefined) return piece;
    const phone = phoneText(value);
    return (
      <Emphasis key={index} isWhole={phone !== undefined}>
        {phone ?? value}
      </Emphasis>
    );
  });

/** A sentence with values that the visitor typed. */
export function Sentence(props: SlottedProps) {
  return <Text>{slotted(props)}</Text>;
}
