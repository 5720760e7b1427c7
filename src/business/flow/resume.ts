/** Notes of a screen that outlive a reload, and the screen that comes of them. Pure. */

import { type Moment, momentOf } from '../../kit/lib/countdown.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import { offered } from './offered.ts';
import { VALID_MINUTES } from './reduce-mfa.ts';
import type { ScreenName, State, StateOf, Visit } from './screens.ts';
import { isSecondFactor } from './states.ts';

/** The screens that a reload comes back to. */
const RESUMABLE = [
  'Main',
  'EmailConfirmation',
  'EmailOtpEntry',
  'Discovery',
  'PasswordSetNewConfirmation',
  'PasswordResetVerifyConfirmation',
  'MfaSelection',
  'SmsOtpEnrollment',
  'SmsOtpEntry',
  'TotpEnrollment',
  'TotpEntry',
  'RecoveryCodeEntry',
] as const satisfies readonly ScreenName[];

type Resumable = StateOf<(typeof RESUMABLE)[number]>;

/** A screen's state, with the time by the system clock only, since the other clock starts anew with each page. */
type Kept<S extends Resumable = Resumable> = S extends { readonly sentAt: Moment | undefined }
  ? Omit<S, 'sentAt'> & { readonly sentAt?: number }
  : S;

export type ScreenNote = Kept & {
  /** The page that it was noted on, as `pageOf` names it. */
  readonly page: string;
  /** When what the screen is about expires, in ms since 1970. */
  readonly until: number;
};

const isResumable = (state: State): state is Resumable => RESUMABLE.some((screen) => screen === state.screen);

/** ms. */
const MINUTE = 60_000;

/** Tells apart pages of one project: by their flow, and the organization that they are for. */
export function pageOf({ authFlowType, organizationSlug }: ResolvedBusinessConfig, pathname: string): string {
  // Without a slug of its own, the organization is found by the path.
  return `${authFlowType} ${authFlowType === 'Organization' ? (organizationSlug ?? pathname) : ''}`;
}

/** The state without what is secret, belongs to others, or can be asked for again; undefined if a reload may lose it. */
function withoutSecrets(state: State): Resumable | undefined {
  if (isSecondFactor(state)) {
    const { registration, ...kept } = state;
    // The app's key is gone, so it has to be added anew.
    if (kept.screen === 'RecoveryCodeSave' || (registration && kept.screen === 'TotpEntry'))
      return { ...kept, screen: 'TotpEnrollment' };
    return kept.screen === 'RecoveryCodeEntry' ? { ...kept, from: undefined } : kept;
  }
  switch (state.screen) {
    case 'Main':
    case 'PasswordAuthenticate': {
      const { draft, visit } = state;
      if (state.screen === 'Main' && state.waiting) return state.waiting;
      // Any other first screen is what the page starts with anyway.
      return visit.to === 'organization' && (visit.list ?? visit.before)
        ? { screen: 'Main', draft, visit }
        : undefined;
    }
    case 'Discovery':
      return { ...state, discovered: undefined };
    default:
      return isResumable(state) ? state : undefined;
  }
}

/** Minutes for which the screen is of use. */
function validity({ screen, visit }: Resumable, config: ResolvedBusinessConfig): number {
  const { emailMagicLinks, passwords } = config;
  const { loginExpirationMinutes, signupExpirationMinutes, discoveryExpirationMinutes } = emailMagicLinks;
  switch (screen) {
    case 'EmailConfirmation':
    case 'PasswordResetVerifyConfirmation':
      return visit.to === 'organization'
        ? Math.max(loginExpirationMinutes, signupExpirationMinutes)
        : discoveryExpirationMinutes;
    case 'EmailOtpEntry':
      return VALID_MINUTES.emailCode;
    case 'PasswordSetNewConfirmation':
      return passwords.resetPasswordExpirationMinutes;
    default:
      return VALID_MINUTES.intermediateSession;
  }
}

/** True if the time counts from the message that the screen is about. A sign-in outlives the codes of its second factor. */
const isAboutMessage = (state: Resumable): state is Extract<Resumable, { readonly sentAt: Moment }> =>
  hasOwn(state, 'sentAt') && state.screen !== 'SmsOtpEntry';

/** A list of organizations is asked for again. */
function keptVisit(visit: Visit): Visit {
  if (visit.to === 'find') return visit;
  const list = visit.list && { list: { ...visit.list, discovered: undefined } };
  if (visit.to === 'discover') return { to: 'discover', ...list };
  return { ...visit, ...list, ...(visit.before && { before: keptVisit(visit.before) }) };
}

/**
 * @param page as `pageOf` names it
 * @returns undefined for a screen that a reload may lose
 */
export function noteOf(
  state: State,
  config: ResolvedBusinessConfig,
  page: string,
  now: Moment,
): ScreenNote | undefined {
  const kept = withoutSecrets(state);
  if (!kept) return undefined;
  const { refused: _, ...draft } = kept.draft;
  const start = isAboutMessage(kept) ? kept.sentAt : now;
  return {
    ...kept,
    ...(hasOwn(kept, 'sentAt') && { sentAt: kept.sentAt?.date }),
    draft,
    visit: keptVisit(kept.visit),
    page,
    until: start.date + validity(kept, config) * MINUTE,
  } as ScreenNote;
}

/** True if the page, which may have changed in the meantime, still offers the screen. */
function isOffered({ screen, visit }: ScreenNote, config: ResolvedBusinessConfig): boolean {
  const { products } = offered(config, visit);
  switch (screen) {
    case 'EmailConfirmation':
      return products.includes('emailMagicLinks');
    case 'EmailOtpEntry':
      return products.includes('emailOtp');
    case 'PasswordSetNewConfirmation':
    case 'PasswordResetVerifyConfirmation':
      return products.includes('passwords') || config.authFlowType === 'PasswordReset';
    default:
      return true;
  }
}

/**
 * @param page as `pageOf` names it
 * @returns undefined if there is nothing to come back to any more
 */
export function resume(
  note: ScreenNote,
  config: ResolvedBusinessConfig,
  page: string,
  now: Moment,
): State | undefined {
  if (note.until <= now.date || note.page !== page || !isOffered(note, config)) return undefined;
  const { until: _until, page: _page, ...kept } = note;
  const sentAt = hasOwn(kept, 'sentAt') && kept.sentAt !== undefined ? momentOf(kept.sentAt, now) : undefined;
  return { ...kept, ...(hasOwn(kept, 'sentAt') && { sentAt }) } as Resumable;
}
