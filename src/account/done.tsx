/** Says what has been done: to screen readers, and for a while in its section to everybody else. */

import { useEffect, useState } from 'react';
import { format } from '../kit/i18n/strings.ts';
import { CheckIcon } from '../kit/icons/icon.tsx';
import { classOf } from '../kit/theme/class-names.ts';
import { doneText } from '../kit/ui/card-styles.ts';
import { visuallyHidden } from '../kit/ui/styles.ts';
import type { Done as DoneText } from './state.ts';
import type { AccountTexts } from './texts.ts';
import { useVisitor } from './visitor.ts';

/** ms */
const SHOWN = 2000;

function sentenceOf(all: AccountTexts, { texts, text, slots = {} }: DoneText): string {
  const sentences: Readonly<Record<string, string>> = all[texts];
  return format(sentences[text] ?? '', slots);
}

interface DoneProps {
  readonly said: DoneText | undefined;
  readonly texts: AccountTexts;
}

/** For screen readers. One place for all sections, which is there before anything is said. */
export function Done({ said, texts }: DoneProps) {
  return (
    <p role="status" className={classOf(visuallyHidden)}>
      {said && sentenceOf(texts, said)}
    </p>
  );
}

/** What has just been done in the section. */
export function Said() {
  const { texts, section, state } = useVisitor();
  const said = state.done?.section === section ? state.done : undefined;
  const [over, setOver] = useState<typeof said>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setOver(said), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === undefined || said === over) return null;
  return (
    <span aria-hidden="true" data-said="" className={classOf(doneText)}>
      <CheckIcon size={16} />
      <span>{sentenceOf(texts, said)}</span>
    </span>
  );
}
