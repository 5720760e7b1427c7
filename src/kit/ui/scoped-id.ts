/**
 * Ids by name instead of React's `useId`: the first screen is drawn before React (src/shell/first-screen), and React adopts
 * its nodes only if their ids are the same.
 */
import { createContext, useContext } from 'react';

/** Prefixes a widget's ids: without a shadow root, widgets share the ids of the page. */
export const IdPrefixContext = createContext('aw');

/** Returns an id that belongs to this widget. At any time, a widget uses a name only once. */
export function useScopedId(name: string): string {
  return `${useContext(IdPrefixContext)}-${name}`;
}
