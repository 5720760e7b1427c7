import { safeStorage } from '../../kit/lib/storage.ts';
import { expectedScreen } from './expected-screen.ts';
import { createNotes } from './notes.ts';

/** The notes of this tab. */
export const pageNotes = createNotes(
  safeStorage(() => sessionStorage),
  expectedScreen,
);
