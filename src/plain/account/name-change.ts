/** Changes the visitor's name. */
import { nameOf } from './contacts.ts';
import type { Editor } from './editor.ts';

export async function saveName(
  editor: Editor,
  first: string,
  last: string,
  pressed: HTMLElement,
): Promise<void> {
  const middle = editor.user ? nameOf(editor.user).middle : '';
  const data = await editor.run(pressed, () => editor.account.saveName({ first, middle, last }));
  if (!data) return;
  editor.frame.succeeded({ type: 'USER_UPDATE', data });
  editor.stop({ done: editor.texts.account.nameSaved });
}
