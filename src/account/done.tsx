/** Says what has been done: to screen readers, and for a while to everybody else. */

import { useEffect, useState } from 'react';
import { format } from '../kit/i18n/strings.ts';
import { CheckIcon } from '../kit/icons/icon.tsx';
import { classOf } from '../kit/theme/class-names.ts';
import { doneText } from '../kit/ui/card-styles.ts';
import { visuallyHidden } from '../kit/ui/styles.ts';
import type { AccountState, Done as DoneText } from './state.ts';
import type { AccountTexts } from './texts.ts';
import { useVisitor } from './visitor.ts';

/** ms */
const SHOWN = 4000;

function sentenceOf(texts: AccountTexts, { section, text, slots = {} }: DoneText): string {
  const sentences: Readonly<Record<string, string>> = texts[section];
  return format(sentences[text] ?? '', slots);
}

export function Done({ said }: { readonly said: AccountState['done'] }) {
  const { texts } = useVisitor();
  const [over, setOver] = useState<typeof said>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setOver(said), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  const isShown = said !== undefined && said !== over;
  return (
    <p role="status" className={classOf(isShown ? doneText : visuallyHidden)}>
      {isShown && <CheckIcon size={18} />}
      {said && <span>{sentenceOf(texts, said)}</span>}
    </p>
  );
}
