/** Where visitors find the email with their link (spec section 2, EmailConfirmation). */

export type MailboxId = 'gmail' | 'yahoo' | 'outlook';

export interface Mailbox {
  readonly id: MailboxId;
  readonly href: string;
}

/** The domains of addresses that have their mail there. The order is the specification's. */
const ADDRESSES: Readonly<Record<MailboxId, RegExp>> = {
  gmail: /^(gmail|googlemail)\.com$/,
  // Yahoo! Japan is another company, with another website.
  yahoo: /^(yahoo\.(?!co\.jp$)(com?\.)?[a-z]{2,3}|(ymail|rocketmail)\.com)$/,
  outlook: /^((outlook|hotmail|live)\.(com?\.)?[a-z]{2,3}|msn\.com)$/,
};

/** The sender's domain to search for: the page's hint, else the project's email domain if it has only one. */
export function searchDomain(hint: string | undefined, known: readonly string[]): string | undefined {
  return hint || (known.length === 1 ? known[0] : undefined);
}

/**
 * The mailbox that an address belongs to, if it is a known one, and the others.
 * @param email the visitor's address
 * @param sender the domain of the sender, whose mail is searched for
 */
export function mailboxesFor(
  email: string,
  sender: string | undefined,
): { readonly own: Mailbox | undefined; readonly others: readonly Mailbox[] } {
  const from = sender && encodeURIComponent(`@${sender}`);
  const links: Readonly<Record<MailboxId, string>> = {
    gmail: from
      ? `https://mail.google.com/mail/u/0/#search/from%3A${from}+in%3Aanywhere+newer_than%3A1h`
      : 'https://mail.google.com/mail/u/0/#inbox',
    yahoo: from ? `https://mail.yahoo.com/d/search/keyword=${from}` : 'https://mail.yahoo.com/d/folders/1',
    outlook: 'https://outlook.live.com/mail/0/inbox',
  };
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const ids = Object.keys(ADDRESSES) as MailboxId[];
  const mailboxes = ids.map((id) => ({ id, href: links[id] }));
  const own = mailboxes.find(({ id }) => ADDRESSES[id].test(domain));
  return { own, others: mailboxes.filter((mailbox) => mailbox !== own) };
}
