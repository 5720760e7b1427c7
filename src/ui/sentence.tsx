import type { ReactNode } from 'react';
import { Emphasis, Text } from './text.tsx';

interface SentenceProps {
  /** May contain `{slot}`s. */
  readonly text: string;
  readonly slots: Readonly<Record<string, string>>;
  /** A link to what the visitor can do about the values. */
  readonly children?: ReactNode;
}

/** A sentence with values that the visitor typed, emphasized and each in its own text direction. */
export function Sentence({ text, slots, children }: SentenceProps) {
  const pieces = text.split(/(\{\w+\})/).map((piece, index) => {
    const value = slots[piece.slice(1, -1)];
    return piece.startsWith('{') && value !== undefined ? <Emphasis key={index}>{value}</Emphasis> : piece;
  });
  return (
    <Text>
      {pieces}
      {children !== undefined && ' '}
      {children}
    </Text>
  );
}
