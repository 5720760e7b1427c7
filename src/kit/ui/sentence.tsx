import type { ReactNode } from 'react';
import { Emphasis, Text } from './text.tsx';

export interface SlottedProps {
  /** May contain `{slot}`s. */
  readonly text: string;
  readonly slots: Readonly<Record<string, string>>;
}

interface SentenceProps extends SlottedProps {
  /** A link to what the visitor can do about the values. */
  readonly children?: ReactNode;
}

/** A text with its values, emphasized and each in its own text direction. */
export const slotted = ({ text, slots }: SlottedProps): ReactNode[] =>
  text.split(/(\{\w+\})/).map((piece, index) => {
    const value = slots[piece.slice(1, -1)];
    return piece.startsWith('{') && value !== undefined ? <Emphasis key={index}>{value}</Emphasis> : piece;
  });

/** A sentence with values that the visitor typed. */
export function Sentence({ text, slots, children }: SentenceProps) {
  return (
    <Text>
      {slotted({ text, slots })}
      {children !== undefined && ' '}
      {children}
    </Text>
  );
}
