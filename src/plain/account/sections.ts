/** The sections of an account, and what visitors change there. A chunk of its own, for visitors who are signed in. */
import type { Tree } from '../../kit/lib/tree.ts';
import { settlePageWork } from '../../provider/page-work.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import { addContact, removeWay, verifyContact, wayOf } from './contact-changes.ts';
import { nameOf } from './contacts.ts';
import { requireFreshFactor, UNHANDLED } from './deletion.ts';
import { Editor, type Frame } from './editor.ts';
import type { Sections } from './host.ts';
import { Providers } from './providers-change.ts';
import type { Task } from './state.ts';
import { accountTrees, shownSections } from './tree.ts';

async function saveName(editor: Editor, first: string, last: string, pressed: HTMLElement): Promise<void> {
  const middle = editor.user ? nameOf(editor.user).middle : '';
  const data = await editor.run(pressed, () => editor.account.saveName({ first, middle, last }));
  if (!data) return;
  editor.frame.succeeded({ type: 'USER_UPDATE', data });
  editor.stop({ done: editor.texts.account.nameSaved });
}

/** Its form is a chunk of its own. */
async function openPassword(editor: Editor, pressed: HTMLElement): Promise<void> {
  const task: Task = { section: 'password', does: 'edit', form: undefined };
  editor.vary({ task });
  const open = await editor.run(pressed, editor.frame.loadPassword);
  // Otherwise the visitor has turned to something else.
  if (editor.state.task !== task) return;
  if (open) editor.start({ ...task, form: open(editor) });
  else editor.vary({ task: undefined });
}

async function askToDelete(editor: Editor, pressed: HTMLElement): Promise<void> {
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

/** By the page's server. */
async function deleteAccount(editor: Editor, pressed: HTMLElement): Promise<void> {
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

// For the later chunks, which the build makes without these (build/plain-chunks.mjs).
export { format } from '../../kit/i18n/strings.ts';
export { withOverrides } from '../../kit/i18n/with-overrides.ts';
export { verifiedEmails } from '../../kit/lib/account.ts';
export { toDigits } from '../../kit/lib/digits.ts';
export { hasOwn } from '../../kit/lib/has-own.ts';
export { isolate } from '../../kit/lib/isolate.ts';
export { recordsIn, textOf } from '../../kit/lib/records.ts';
export { minutesLeft } from '../../provider/minutes-left.ts';
export { missingCall, owned, sessionOf } from '../../provider/stytch/owned.ts';
export * from '../ask-trees.ts';
export { button } from '../button.ts';
export { failureTexts } from '../failure-texts.ts';
export { noticeTree } from '../notice.ts';

/** Drawing keeps nodes by their place, and what is typed is in them: puts those that are there where they will be. */
function arrange(container: HTMLElement, sections: readonly Section[]): void {
  const root = container.getRootNode() as ShadowRoot;
  const focused = root.activeElement as HTMLElement | null;
  for (const [index, section] of sections.entries()) {
    const here = container.children[index] ?? null;
    const place =
      container.querySelector(`[data-section=${section}]`) ??
      container.ownerDocument.createElement('section');
    if (place !== here) container.insertBefore(place, here);
  }
  // It has lost the focus if it was put elsewhere.
  if (focused !== root.activeElement) focused?.focus();
}

class OpenSections implements Sections {
  readonly #editor: Editor;
  readonly #providers: Providers;

  constructor(frame: Frame) {
    this.#editor = new Editor(frame);
    this.#providers = new Providers(this.#editor);
  }

  get trees(): readonly Tree[] {
    const { user, texts, state, frame } = this.#editor;
    if (!user) return [];
    const { sections: given } = frame.look();
    const sections = shownSections(Array.isArray(given) ? given : ['name', 'email'], user);
    arrange(frame.container, sections);
    if (sections.includes('providers')) void this.#providers.ask();
    const { task } = state;
    const isThere = !task || !('id' in task) || wayOf(this.#editor, task.section, task.id) !== undefined;
    return accountTrees({
      ...state,
      // What it is about may have gone.
      task: isThere ? task : undefined,
      texts,
      user,
      sections,
      providers: this.#providers.model,
    });
  }

  handle(event: Event): void {
    const { task } = this.#editor.state;
    if (this.#editor.handleProof(event)) return;
    if (task?.section === 'password' && task.form?.handle(event)) return;
    if (event.type === 'click') this.#onClick(event.target as Element);
    else if (event.type === 'submit') this.#onSubmit(event as SubmitEvent);
    else if (event.type === 'keydown' && (event as KeyboardEvent).key === 'Escape') this.#onEscape(event);
  }

  leave(): void {
    this.#editor.leave();
  }

  #onClick(target: Element): void {
    const editor = this.#editor;
    const { titleOf } = this.#providers;
    const pressed = target.closest<HTMLElement>('[data-action]');
    const section = pressed?.closest<HTMLElement>('[data-section]')?.dataset['section'] as Section;
    const { action, id = '' } = pressed?.dataset ?? {};
    if (!pressed || editor.state.isBusy) return;
    // The visitor has turned to something else.
    editor.leaveProof();
    if (action === 'cancel') editor.stop();
    else if (section === 'delete')
      void (action === 'remove' ? askToDelete(editor, pressed) : deleteAccount(editor, pressed));
    else if (section === 'password') void (action === 'edit' && openPassword(editor, pressed));
    else if (section === 'name') void (action === 'edit' && editor.start({ section, does: 'edit' }));
    else if (action === 'remove') editor.start({ section, does: 'remove', id });
    else if (action === 'confirm') void removeWay(editor, section, id, pressed, titleOf);
    else if (section === 'providers') this.#providers.handle(action, id, pressed);
    else if (action === 'edit') editor.start({ section, does: 'edit' });
    else if (action === 'verify') void verifyContact(editor, section, id, pressed);
  }

  #onEscape(event: Event): void {
    const { task, isBusy } = this.#editor.state;
    if (!task || isBusy) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    this.#editor.stop();
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const editor = this.#editor;
    const { task, isBusy } = editor.state;
    if (isBusy || task?.does !== 'edit' || task.section === 'password') return;
    const form = event.target as HTMLFormElement;
    const pressed = (event.submitter ?? form) as HTMLElement;
    const read = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement).value.trim();
    if (task.section === 'name') void saveName(editor, read('given-name'), read('family-name'), pressed);
    else void addContact(editor, task.section, read(task.section), pressed);
  }
}

export const openSections = (frame: Frame): Sections => new OpenSections(frame);
