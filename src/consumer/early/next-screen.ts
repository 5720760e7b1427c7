/** Composes the screens that follow the first one from what the components have rendered. Pure. */

import { formatCount } from '../../kit/i18n/format-count.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import { format } from '../../kit/i18n/strings.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import { formatSeconds, SEND_PAUSE_SECONDS } from '../../kit/lib/countdown.ts';
import { CODE_LENGTH, extractCode } from '../../kit/lib/extract-code.ts';
import { phoneText } from '../../kit/lib/phone-text.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import { type ResolvedConfig, resolveConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Compose } from '../../shell/first-screen/drawing.ts';
import {
  ANY_PAGE,
  composeFrame,
  composerOf,
  type FrameData,
  type Opened,
} from '../../shell/first-screen/frame.ts';
import { fill, type Slots, slotsOf } from '../../shell/first-screen/slots.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { mailboxesFor, searchDomain } from '../../shell/views/mailboxes.ts';
import type { State, StateOf } from '../flow/screens.ts';
import type { NextScreenData } from './next-screen-data.ts';

type Fields = Typed['fields'];
type Data = FrameData & NextScreenData;
type Shown = readonly [settings: Settings, catalogue: Catalogue, opened: Opened];

/** What differs between the screens. */
interface NextScreen {
  /** Whom something was sent to. */
  readonly account: string;
  readonly canGoBack: (config: ResolvedConfig) => boolean;
  /** Says so: the name of the text, and of its slot for the account. */
  readonly sentence: string;
  readonly slot: string;
  readonly fill: (slots: Slots, config: ResolvedConfig) => () => readonly Tree[];
}

function composeNext(
  data: Data,
  { account, canGoBack, sentence, slot, fill: fillScreen }: NextScreen,
  [settings, catalogue, opened]: Shown,
): Compose | undefined {
  const { common } = [...catalogue.files, settings.strings].reduce(withOverrides, {
    common: { availableIn: data.availableIn },
  });
  const phone = phoneText(account);
  const composer = composerOf<Settings, ResolvedConfig, Data>(
    (config) => resolveConfig(config, ANY_PAGE),
    (_data, frame, config) => {
      const { textOf, language } = frame.texts;
      const own = slotsOf(
        {
          account: phone ?? account,
          letter: account.charAt(0).toUpperCase(),
          changeLabel: textOf(account.includes('@') ? 'password.changeEmail' : 'phone.change'),
          wait: formatCount(common.availableIn, SEND_PAUSE_SECONDS, language),
        },
        textOf,
      );
      const emphasized = fill(phone === undefined ? data.emphasis : data.emphasizedNumber, own);
      const pieces = (textOf(sentence) ?? '').split(new RegExp(`({${slot}})`));
      const back = (button: Tree): readonly Tree[] => (canGoBack(config) ? fill(button, own) : []);
      const compose = fillScreen(
        slotsOf(
          {
            [sentence]: pieces.flatMap((piece) => (piece === `{${slot}}` ? emphasized : piece || [])),
            back: back(data.back),
            change: back(data.change),
          },
          own,
        ),
        config,
      );
      return () => composeFrame(data, frame, compose());
    },
  );
  return composer(data, settings, catalogue, opened);
}

/** The screen after a link was sent. */
const emailSent = (data: Data, { email }: StateOf<'EmailConfirmation'>): NextScreen => ({
  account: email,
  canGoBack: () => true,
  sentence: 'emailConfirmation.sent',
  slot: 'email',
  fill(slots, { emailMagicLinks }) {
    const { own, others } = mailboxesFor(email, searchDomain(emailMagicLinks.domainHint, []));
    const links = [...(own ? [own] : []), ...others].map(({ id, href }) => [id, href]);
    const withLinks = slotsOf(Object.fromEntries(links), slots);
    const mailboxes = fill(data.mailboxes[own?.id ?? 'unknown'], withLinks);
    return () => fill(data.emailSent, slotsOf({ mailboxes }, slots));
  },
});

const codeIn = ({ code = '' }: Fields): string => extractCode(code, CODE_LENGTH).slice(0, CODE_LENGTH);

function fillBoxes({ box, boxWithCaret }: Data, code: string): readonly Tree[] {
  const caret = Math.min(code.length, CODE_LENGTH - 1);
  return Array.from({ length: CODE_LENGTH }).flatMap((_, index) =>
    fill(index === caret ? boxWithCaret : box, slotsOf({ digit: code.charAt(index) })),
  );
}

/** The screen after a code was sent. */
const passcode = (
  data: Data,
  { destination, expirationMinutes }: StateOf<'OTPAuthenticate'>,
  fields: () => Fields,
): NextScreen => ({
  account: destination,
  canGoBack: ({ otp }) => !otp.hideBack,
  sentence: 'passcode.sent',
  slot: 'destination',
  fill(slots) {
    const text = slots('passcode.expiresIn');
    const expiresIn =
      typeof text === 'string' ? format(text, { time: formatSeconds(expirationMinutes * 60) }) : text;
    return () =>
      fill(
        data.passcode,
        slotsOf({ 'passcode.expiresIn': expiresIn, boxes: fillBoxes(data, codeIn(fields())) }, slots),
      );
  },
});

function nextScreenOf(data: Data, state: State, fields: () => Fields): NextScreen | undefined {
  if (state.screen === 'EmailConfirmation') return emailSent(data, state);
  return state.screen === 'OTPAuthenticate' ? passcode(data, state, fields) : undefined;
}

/**
 * @param fields returns what the fields contain at the time
 * @returns what composes the screen of a state as the app is going to render it; undefined if only the app can
 */
export const nextComposerOf =
  (data: Data) =>
  (state: State, fields: () => Fields): ((...shown: Shown) => Compose | undefined) | undefined => {
    const screen = nextScreenOf(data, state, fields);
    return screen && ((...shown) => composeNext(data, screen, shown));
  };

/** A state with what was typed on its screen. */
export const withTyped = (state: State, fields: Fields): State =>
  state.screen === 'OTPAuthenticate' ? { ...state, typedCode: codeIn(fields) } : state;
