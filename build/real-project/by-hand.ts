/** What needs a person, in the order of docs/real-project.md: what to do, and what to look for. */
interface ByHand {
  readonly act: string;
  readonly look: string;
}

const common: readonly ByHand[] = [
  {
    act: 'Switch `opaque_errors` on if your dashboard has it, and run this command again.',
    look: 'How the answers to searches and passwords differ from those above. Each form must still lead to one that works.',
  },
  {
    act: 'Switch off each method that your page offers, one at a time, and press its button.',
    look: 'A sentence in the language of the page, and `auth-error` with what to switch on.',
  },
  {
    act: 'Turn on a captcha, then device fingerprinting in both of its modes, on a page with the policy of docs/csp.md.',
    look: 'That messages are still sent, and no violation in the console.',
  },
  {
    act: 'Send two emails to yourself within a second, with --email and by pressing "Resend".',
    look: 'Which of the links and codes work: the first, the last or both.',
  },
  {
    act: 'Sign in with the page from `npm start`, by each method.',
    look: 'That every screen leads on, and the console is empty.',
  },
  {
    act: 'On a live project with a custom domain: switch HttpOnly cookies on, then require them, and set `api-url`.',
    look: 'The issuer of the JWT, the names of the cookies, and what <auth-session> shows.',
  },
];

const consumer: readonly ByHand[] = [
  {
    act: 'Ask for a code with a German phone number.',
    look: 'If the country is not allowed, a sentence that says so.',
  },
  {
    act: 'Sign in with a password that became known after it was set.',
    look: '`reset_password`, and the way to a new password.',
  },
];

const business: readonly ByHand[] = [
  {
    act: 'Set passwords to belong to single organizations, and sign in with one on the page of an organization and on one for discovery.',
    look: 'That only the first offers passwords, and that discovery refuses the token of a password.',
  },
  {
    act: 'Open the list of organizations while signed in.',
    look: 'Whether it has organizations that the visitor could join.',
  },
];

export const byHand = { consumer: [...common, ...consumer], business: [...common, ...business] };
