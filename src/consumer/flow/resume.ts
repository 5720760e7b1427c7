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
  'SecondFactor',
  'SecondFactorSetup',
] as const satisfies readonly ScreenName[];

type Resumable = Extract<State, { readonly screen: (typeof RESUMABLE)[number] }>;

/** A screen's state, with the time by the system clock only, since the other clock starts anew with each page. */
type Kept<S extends Resumable = Resumable> = S extends { readonly sentAt: Moment }
  ? Omit<S, 'sentAt'> & { readonly sentAt: number }
  : S;

export type ScreenNote = Kept & {
  /** When what was sent expires, in ms since 1970. */
  readonly until: number;
};

/** ms. */
const MINUTE = 60_000;

function isResumable(state: State): state is Resumable {
  return RESUMABLE.some((screen) => screen === state.screen);
}

const SECOND_FACTOR_MINUTES = 60;

/** Without what can be asked for again. */
function lasting(state: Resumable): Resumable {
  if (state.screen === 'SecondFactor') {
    const { sent: _, ...kept } = state;
    return { ...kept, isAsked: false };
  }
  // The key is shown once: without it, the app has to be added anew.
  return state.screen === 'SecondFactorSetup' && state.step.is !== 'recoveryCodes'
    ? { ...state, step: { is: 'choice' } }
    : state;
}

/** Minutes that what was sent is valid for. */
function validity(state: Resumable, { emailMagicLinks, passwords }: ResolvedConfig): number {
  switch (state.screen) {
    case 'OTPAuthenticate':
      return state.expirationMinutes;
    // Its session tells whether it still counts.
    case 'SecondFactor':
    case 'SecondFactorSetup':
      return SECOND_FACTOR_MINUTES;
    case 'EmailConfirmation':
      return Math.max(emailMagicLinks.loginExpirationMinutes, emailMagicLinks.signupExpirationMinutes);
    default:
      return passwords.resetPasswordExpirationMinutes;
  }
}

/** @returns undefined for a screen that a reload may lose */
export function noteOf(state: State, config: ResolvedConfig, now: Moment): ScreenNote | undefined {
  if (state.screen === 'Main' && state.waiting) return noteOf(state.waiting, config, now);
  if (!isResumable(state)) return undefined;
  const { refused: _, ...draft } = state.draft;
  const kept = { ...lasting(state), draft };
  const { date } = 'sentAt' in kept ? kept.sentAt : now;
  const note = {
    ...kept,
    ...('sentAt' in kept && { sentAt: date }),
    until: date + validity(state, config) * MINUTE,
  };
  return note as ScreenNote;
}

/** True if the page, which may have changed in the meantime, still offers the screen. */
function isOffered(note: ScreenNote, { products, otp, secondFactor }: ResolvedConfig): boolean {
  switch (note.screen) {
    case 'OTPAuthenticate':
      return products.includes('otp') && otp.methods.includes(note.type);
    case 'EmailConfirmation':
      return products.includes('emailMagicLinks');
    case 'SecondFactor':
    case 'SecondFactorSetup':
      return secondFactor.methods.length > 0;
    default:
      return products.includes('passwords');
  }
}

/** @returns undefined if there is nothing to come back to any more */
export function resume(note: ScreenNote, config: ResolvedConfig, now: Moment): State | undefined {
  if (note.until <= now.date || !isOffered(note, config)) return undefined;
  const { until: _, ...kept } = note;
  return 'sentAt' in kept ? { ...kept, sentAt: momentOf(kept.sentAt, now) } : kept;
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
  // Nobody can pass them by: they are not shown again.
  if (waiting?.screen === 'SecondFactorSetup' && waiting.step.is === 'recoveryCodes') return waiting;
  const screen = firstScreen(form, urlToken);
  return screen === 'PasswordResetForm'
    ? { screen, ...(urlToken && { token: urlToken.token }), draft }
    : { screen: 'Main', ...(waiting?.screen === 'OTPAuthenticate' && { waiting }), draft };
}

/** Which of the contents of its screen a state shows. */
export function variantOf(state: State): string | undefined {
  if (state.screen === 'PasswordCreateOrLogin') return state.userType;
  if (state.screen === 'SecondFactorSetup') return state.step.is;
  if (state.screen === 'SecondFactor') return 'to' in state.way ? state.way.to : state.way.by;
  return state.screen === 'PasswordResetForm' ? state.token : undefined;
}
