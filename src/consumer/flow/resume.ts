/** Notes of a screen that outlive a reload, and the screen that comes of them. Pure. */
import { type Moment, momentOf } from '../../kit/lib/countdown.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import type { Form } from '../../settings/types.ts';
import type { UrlToken } from '../../shell/redirect/address.ts';
import { firstScreen } from './first-screen.ts';
import type { Draft, ScreenName, State, TokenType } from './screens.ts';

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
  if (state.screen === 'Main' && state.waiting) return noteOf(state.waiting, config);
  if (!isResumable(state)) return undefined;
  const { refused: _, ...draft } = state.draft;
  const { date } = state.sentAt;
  return { ...state, draft, sentAt: date, until: date + validity(state, config) * MINUTE };
}

/** True if the page, which may have changed in the meantime, still offers the screen. */
function isOffered(note: ScreenNote, { products, otp }: ResolvedConfig): boolean {
  switch (note.screen) {
    case 'OTPAuthenticate':
      return products.includes('otp') && otp.methods.includes(note.type);
    case 'EmailConfirmation':
      return products.includes('emailMagicLinks');
    default:
      return products.includes('passwords');
  }
}

/** @returns undefined if there is nothing to come back to any more */
export function resume(note: ScreenNote, config: ResolvedConfig, now: Moment): State | undefined {
  if (note.until <= now.date || !isOffered(note, config)) return undefined;
  const { until: _, ...kept } = note;
  return { ...kept, sentAt: momentOf(kept.sentAt, now) };
}

export interface StartConditions {
  readonly form: Form;
  readonly urlToken: UrlToken<TokenType> | undefined;
  /** True if this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** True if this browser has asked for a link, this one or an earlier one. */
  readonly askedBefore?: true;
  /** The visitor's entries so far. */
  readonly draft: Draft;
  /** The screen that the visitor left in this tab, if what was sent can still be used. */
  readonly waiting?: State | undefined;
}

export function start({ form, urlToken, draft, waiting, ...known }: StartConditions): State {
  if (urlToken && urlToken.tokenType !== 'reset_password') {
    const { token, tokenType } = urlToken;
    return { screen: 'LoggingIn', token, tokenType, ...known, draft };
  }
  const screen = firstScreen(form, urlToken);
  return screen === 'PasswordResetForm'
    ? { screen, ...(urlToken && { token: urlToken.token }), draft }
    : { screen: 'Main', ...(waiting?.screen === 'OTPAuthenticate' && { waiting }), draft };
}

/** Which of the contents of its screen a state shows. */
export function variantOf(state: State): string | undefined {
  if (state.screen === 'PasswordCreateOrLogin') return state.userType;
  return state.screen === 'PasswordResetForm' ? state.token : undefined;
}
