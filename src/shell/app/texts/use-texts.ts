/** The texts of a widget, in the page's language if there is a catalogue for it. */

import { useMemo } from 'react';
import type { StringOverrides, Strings } from '../../../kit/i18n/catalogue.ts';
import { directionOf, languageOf } from '../../../kit/i18n/languages.ts';
import { format } from '../../../kit/i18n/strings.ts';
import { withOverrides } from '../../../kit/i18n/with-overrides.ts';
import { parentOf } from '../../../kit/lib/dom.ts';
import { merge } from '../../../kit/lib/objects.ts';
import { lookOf } from '../../../kit/theme/overrides.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import { useParts } from '../../chunks/use-parts.ts';
import { lookWords } from '../../look-words.ts';
import { useTranslation } from '../../runner/use-translation.ts';
import type { FlowTexts } from '../flow.ts';

export interface Texts<S extends Strings = Strings> {
  readonly strings: S;
  /** What outranks the language's texts: the look's own words, and the page's. */
  readonly overrides: StringOverrides;
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

export function useTexts<S extends Strings>(settings: BaseSettings, texts: FlowTexts<S>): Texts<S> {
  const { english, translations } = texts;
  const translated = useTranslation(translations, settings.locale);
  const { files } = translated;
  const words = useParts(lookWords(translated.language, lookOf(settings.theme)));
  const ofLook = words.status === 'loaded' ? words.parts[0]?.default : undefined;
  const overrides = useMemo(() => merge(ofLook ?? {}, settings.strings), [ofLook, settings.strings]);
  const { appName } = settings;
  const hasHeading = settings.strings.main?.heading !== undefined;
  const strings = useMemo(() => {
    const all = [...files, overrides].reduce(withOverrides<S>, english);
    const { main } = all;
    return appName && !hasHeading
      ? { ...all, main: { ...main, heading: format(main.headingOf, { app: appName }) } }
      : all;
  }, [files, overrides, english, appName, hasHeading]);
  const language = languageOf(translated.language, settings.locale, settings.strings);
  return { strings, overrides, language, direction: directionOf(language) };
}

/** The callbacks, with the node that each of them is for. */
const followers = new Map<() => void, Node>();

let observer: MutationObserver | undefined;

/** Calls the followers whose node is inside a changed node. */
function notify(records: readonly MutationRecord[]): void {
  const changed = new Set(records.map(({ target }) => target));
  for (const [follower, start] of followers) {
    for (let node: Node | null = start; node; node = parentOf(node)) {
      if (!changed.has(node)) continue;
      follower();
      break;
    }
  }
}

/**
 * Observes the `lang` attributes of a node and its ancestors, with one observer for all followers. To be called again
 * after a move.
 * @param follower called after a change, once for all changes of a task
 * @returns stops observing
 */
export function followLanguage(start: Node, follower: () => void): () => void {
  observer ??= new MutationObserver(notify);
  // An observer does not see into shadow roots, so it observes every root between the node and the document.
  for (let node: Node | null = start; node; node = parentOf(node)) {
    if (node.parentNode) continue;
    observer.observe(node, { attributes: true, subtree: true, attributeFilter: ['lang'] });
  }
  // A new key for every call, so that stopping an earlier one does not stop this one.
  const key = () => follower();
  followers.set(key, start);
  return () => {
    followers.delete(key);
    if (followers.size === 0) observer?.disconnect();
  };
}
