/** Links to the visitor's inbox (spec section 2, EmailConfirmation). */

export interface InboxLinks {
  readonly gmail: string;
  readonly yahoo: string;
  readonly outlook: string;
}

/** The sender's domain to search for: the page's hint, else the project's email domain if it has only one. */
export function searchDomain(hint: string | undefined, known: readonly string[]): string | undefined {
  return hint || (known.length === 1 ? known[0] : undefined);
}

export function inboxLinks(domain: string | undefined): InboxLinks {
  const from = domain && encodeURIComponent(`@${domain}`);
  return {
    gmail: from
      ? `https://mail.google.com/mail/u/0/#search/from%3A${from}+in%3Aanywhere+newer_than%3A1h`
      : 'https://mail.google.com/mail/u/0/#inbox',
    yahoo: from ? `https://mail.yahoo.com/d/search/keyword=${from}` : 'https://mail.yahoo.com/d/folders/1',
    outlook: 'https://outlook.live.com/mail/0/inbox',
  };
}
