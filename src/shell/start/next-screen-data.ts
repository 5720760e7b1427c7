import type { Plural } from '../../kit/i18n/text.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import type { MailboxId } from '../views/mailboxes.ts';

/** The screens that follow the first one, as the components render them. */
export interface NextScreenData {
  /** The English texts in the trees, such as `password.resend`. */
  readonly texts: Readonly<Record<string, string>>;
  /** English, for a button that waits before it sends again. */
  readonly availableIn: Plural;
  readonly emailSent: Tree;
  /** After a code was sent. */
  readonly passcode: Tree;
  /** A box for a digit, and the one with the caret. */
  readonly box: Tree;
  readonly boxWithCaret: Tree;
  /** The buttons that lead back. */
  readonly back: Tree;
  readonly change: Tree;
  /** The buttons that lead to mailboxes, by the one that an address belongs to. */
  readonly mailboxes: Readonly<Record<MailboxId | 'unknown', Tree>>;
  /** A value in a sentence, and a number, which stays in one line. */
  readonly emphasis: Tree;
  readonly emphasizedNumber: Tree;
}
