/** Adds and verifies addresses and numbers, and removes what the visitor signs in with. */
import { format } from '../../kit/i18n/strings.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { type ContactKind, parsePhone, type WayIn, type WayKind, waysOf } from './contacts.ts';
import type { Editor } from './editor.ts';
import type { Task } from './state.ts';

export const wayOf = ({ user }: Editor, kind: WayKind, id: string): WayIn | undefined =>
  user && waysOf(user, kind).find((way) => way.id === id);

export async function addContact(
  editor: Editor,
  kind: ContactKind,
  typed: string,
  pressed: HTMLElement,
): Promise<void> {
  const { user, texts } = editor;
  const { account, errors } = texts;
  const value = kind === 'email' ? parseEmail(typed) : parsePhone(typed);
  const known = user && waysOf(user, kind).find((contact) => contact.value === value?.toLowerCase());
  if (value === undefined || known?.isVerified) {
    const text = known ? account.known : kind === 'email' ? errors.invalidEmail : errors.invalidPhone;
    editor.vary({ notice: { section: kind, text, isError: true } });
    editor.find(`[data-section=${kind}] input`)?.focus();
  } else await confirm(editor, kind, value, pressed);
}

export async function verifyContact(
  editor: Editor,
  kind: ContactKind,
  id: string,
  pressed: HTMLElement,
): Promise<void> {
  const contact = wayOf(editor, kind, id);
  const task: Task = { section: kind, does: 'verify', id };
  editor.vary({ task });
  if (contact) await confirm(editor, kind, contact.value, pressed);
  // A row has no form of its own to come back to, and the visitor may have turned to another.
  if (editor.state.task === task) editor.vary({ task: undefined });
}

/** Sends a code to an address or number, and asks for it. */
async function confirm(editor: Editor, kind: ContactKind, to: string, pressed: HTMLElement): Promise<void> {
  const { frame } = editor;
  const way = { by: kind === 'email' ? 'email' : 'sms', to } as const;
  const sent = await editor.run(pressed, async () => (await frame.loadProof()).sendCode(frame, way));
  if (!sent) return;
  // Otherwise it is not in the list if the visitor does not go on.
  void editor.account.refresh();
  const { account } = editor.texts;
  const heading = format(account.verifyOf, { contact: to });
  const isProved = await editor.ask(pressed, { way, heading });
  if (isProved) editor.stop({ done: format(account.verified, { contact: to }) });
}

/** By what is removed, what the page hears, and what the visitor does. */
const REMOVED = {
  email: ['USER_DELETE_EMAIL', 'removed'],
  phone: ['USER_DELETE_PHONE_NUMBER', 'removed'],
  providers: ['USER_DELETE_OAUTH_REGISTRATION', 'disconnected'],
} as const;

/** @param titleOf what visitors call another provider */
export async function removeWay(
  editor: Editor,
  kind: WayKind,
  id: string,
  pressed: HTMLElement,
  titleOf: (type: string) => string,
): Promise<void> {
  const { value = '' } = wayOf(editor, kind, id) ?? {};
  const contact = kind === 'providers' ? titleOf(value) : value;
  const data = await editor.run(pressed, () => editor.account.remove(kind, id));
  if (!data) return;
  const [type, text] = REMOVED[kind];
  editor.frame.succeeded({ type, data });
  editor.stop({ done: format(editor.texts.account[text], { contact }) });
}
