/** Deletes the account, by the page's server. */
import { settlePageWork } from '../../provider/page-work.ts';
import { requireFreshFactor, UNHANDLED } from './deletion.ts';
import type { Editor } from './editor.ts';
import type { Task } from './state.ts';

export async function askToDelete(editor: Editor, pressed: HTMLElement): Promise<void> {
  const task: Task = { section: 'delete', does: 'verify' };
  editor.vary({ task });
  const isFresh = await editor.run(pressed, async () => {
    requireFreshFactor(await editor.account.session());
    return true;
  });
  // Otherwise the visitor has turned to something else.
  if (editor.state.task !== task) return;
  if (isFresh) editor.start({ section: 'delete', does: 'remove' });
  else editor.vary({ task: undefined });
}

export async function deleteAccount(editor: Editor, pressed: HTMLElement): Promise<void> {
  const { frame } = editor;
  // The page's server deletes the account of whoever is signed in.
  if (!(await editor.run(pressed, () => editor.account.session()))) return;
  const { user, session } = frame.look().state;
  if (!user || !session) return;
  const work = frame.requestDeletion({ session, user });
  if (work === false) editor.stop();
  else if (work) await editor.run(pressed, () => signOutAfter(editor, work));
  else {
    frame.complain(UNHANDLED);
    const { configuration } = editor.texts.errors;
    editor.vary({ notice: { section: 'delete', text: configuration, isError: true } });
  }
}

async function signOutAfter(editor: Editor, work: Promise<unknown>): Promise<void> {
  await settlePageWork(work);
  // Somebody else may have signed in meanwhile.
  if (editor.hasLeft) return;
  const { signOut } = editor.frame;
  // The second call ends it in this browser in any case.
  await signOut().catch(signOut);
}
