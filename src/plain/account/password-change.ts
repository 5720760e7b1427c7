/** Opens the form for a new password, whose code is a chunk of its own. */
import type { Editor } from './editor.ts';
import type { Task } from './state.ts';

export async function openPassword(editor: Editor, pressed: HTMLElement): Promise<void> {
  const task: Task = { section: 'password', does: 'edit', form: undefined };
  editor.vary({ task });
  const open = await editor.run(pressed, editor.frame.loadPassword);
  // Otherwise the visitor has turned to something else.
  if (editor.state.task !== task) return;
  if (open) editor.start({ ...task, form: open(editor) });
  else editor.vary({ task: undefined });
}
