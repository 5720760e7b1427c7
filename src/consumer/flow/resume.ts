/** What is remembered of a screen through a reload, and the screen that comes of it. Pure. */

import { type Moment, momentOf } from '../../kit/lib/countdown.ts';
import type { OtpMethod, ResolvedConfig } from '../../settings/types.ts';
import { fits, isFlag, isNumber, isText, optional, type Shape } from '../../shell/resume/shape.ts';
import type { Draft, ScreenName, State } from './screens.ts';

/** The screens on which a visitor waits for a message. All they know is whom it was sent to, and when. */
const RESUMABLE = [
  'OTPAuthenticate',
  'EmailConfirmation',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordDedupe',
  'PasswordSetNew',
] as const satisfies readonly ScreenName[];

type Resumable = Extract<State, { readonly screen: (typeof RESUMABLE)[number] }>;

/** A screen's state, with the time by the system clock only, since the other clock starts anew with each page. */
type Kept<S extends Resumable = Resumable> = S extends Resumable
  ? Omit<S, 'sentAt'> & { readonly sentAt: number }
  : never;

export type ScreenNote = Kept & {
  /** When what was sent expires, in ms since 1970. */
  readonly until: number;
};

/** ms. */
const MINUTE = 60_000;

function isResumable(state: State): state is Resumable {
  return RESUMABLE.some((screen) => screen === state.screen);
}

/** Minutes that what was sent is valid for. */
function validity(state: Resumable, { emailMagicLinks, passwords }: ResolvedConfig): number {
  switch (state.screen) {
    case 'OTPAuthenticate':
      return state.expirationMinutes;
    case 'EmailConfirmation':
      return Math.max(emailMagicLinks.loginExpirationMinutes, emailMagicLinks.signupExpirationMinutes);
    default:
      return passwords.resetPasswordExpirationMinutes;
  }
}

/** @returns undefined for a screen that a reload may lose */
export function noteOf(state: State, config: ResolvedConfig): ScreenNote | undefined {
  if (!isResumable(state)) return undefined;
  const { refused: _, ...draft } = state.draft;
  const { date } = state.sentAt;
  return { ...state, draft, sentAt: date, until: date + validity(state, config) * MINUTE };
}

const isDraft = fits<Draft>({
  email: isText,
  phone: fits<Draft['phone']>({
    country: optional(isText),
    number: isText,
  }),
  tab: optional(isText),
  refused: (refused) => refused === undefined,
});
const COMMON = { draft: isDraft, sentAt: isNumber };

type ShapeOf<Name extends Resumable['screen']> = Shape<
  Omit<Extract<Resumable, { readonly screen: Name }>, 'screen'>
>;

const MAIL_SENT: ShapeOf<'PasswordForgot'> = {
  ...COMMON,
  email: isText,
  alreadySent: (sent) => sent === undefined || sent === true,
};

const SHAPES: { readonly [Name in Resumable['screen']]: ShapeOf<Name> } = {
  OTPAuthenticate: {
    ...COMMON,
    type: isText,
    methodId: isText,
    destination: isText,
    expirationMinutes: isNumber,
    mayCreatePassword: isFlag,
  },
  EmailConfirmation: { ...COMMON, email: isText, mayCreatePassword: isFlag },
  PasswordForgot: MAIL_SENT,
  PasswordBreached: MAIL_SENT,
  PasswordDedupe: MAIL_SENT,
  PasswordSetNew: MAIL_SENT,
};

function isScreenNote(note: unknown): note is ScreenNote {
  return RESUMABLE.some((screen) =>
    fits<object>({ ...SHAPES[screen], until: isNumber, screen: (name: unknown) => name === screen })(note),
  );
}

/** Whether the page, which may have changed in the meantime, still offers the screen. */
function isOffered(note: ScreenNote, { products, otp }: ResolvedConfig): boolean {
  switch (note.screen) {
    case 'OTPAuthenticate':
      return products.includes('otp') && otp.methods.includes(note.type satisfies OtpMethod);
    case 'EmailConfirmation':
      return products.includes('emailMagicLinks');
    default:
      return products.includes('passwords');
  }
}

/**
 * @param note may be anything, such as what another version of the package wrote
 * @returns undefined if there is nothing to come back to any more
 */
export function resume(note: unknown, config: ResolvedConfig, now: Moment): State | undefined {
  if (!isScreenNote(note) || note.until <= now.date || !isOffered(note, config)) return undefined;
  const { until: _, ...kept } = note;
  return { ...kept, sentAt: momentOf(kept.sentAt, now) } as Resumable;
}
