import { createContext, useContext } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { type OwnSentences, type Reason, sentenceOf } from '../../kit/i18n/reason.ts';
import type { FlowTypes } from '../flow-types.ts';

/** The widget's texts, and the BCP 47 tag of the language that they are in. */
export const TextsContext = createContext<{ readonly strings: Strings; readonly language: string }>({
  strings: en,
  language: 'en',
});

/** @template F the flow of the screen that asks */
export function useStrings<F extends FlowTypes>(): F['strings'] {
  // A screen is rendered by the app of its own flow.
  return useContext(TextsContext).strings as F['strings'];
}

/** The BCP 47 tag of the language that the texts are in, for plurals and names from `Intl`. */
export const useLocale = (): string => useContext(TextsContext).language;

/** The sentence for a reason, in the widget's current language. */
export function useSentence(reason: Reason | undefined, own?: OwnSentences): string | undefined {
  const { errors } = useStrings();
  return reason === undefined ? undefined : sentenceOf(reason, errors, own);
}
