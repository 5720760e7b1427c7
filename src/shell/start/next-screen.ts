/** Composes the screens that follow the first one from what the components have rendered. Pure. */

import { formatCount } from '../../kit/i18n/format-count.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import { format } from '../../kit/i18n/strings.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import { formatSeconds, SEND_PAUSE_SECONDS } from '../../kit/lib/countdown.ts';
import { CODE_LENGTH, extractCode } from '../../kit/lib/extract-code.ts';
import { phoneText } from '../../kit/lib/phone-text.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { Compose } from '../first-screen/drawing.ts';
import { ANY_PAGE, composeFrame, composerOf, type FrameData, type Opened } from '../first-screen/frame.ts';
import { fill, type Slots, slotsOf } from '../first-screen/slots.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes } from '../flow-types.ts';
import { mailboxesFor, searchDomain } from '../views/mailboxes.ts';
import type { FlowCore } from './flow-core.ts';
import type { NextScreenData } from './next-screen-data.ts';

type Fields = Typed['fields'];
export type NextData = FrameData & NextScreenData;

export type ComposeNext<Settings> = (
  settings: Settings,
  catalogue: Catalogue,
  opened: Opened,
) => Compose | undefined;

/** What differs between the screens. */
export interface NextScreen<Config> {
  /** Whom something was sent to. */
  readonly account: string;
  readonly canGoBack: (config: Config) => boolean;
  /** Says so: the name of the text, and of its slot for the account. */
  readonly sentence: string;
  readonly slot: string;
  readonly fill: (data: NextData, slots: Slots, config: Config) => () => readonly Tree[];
}

const composeNext =
  <Settings extends BaseSettings, Config>(
    data: NextData,
    resolve: (config: Settings['config'], base: string) => Config,
    { account, canGoBack, sentence, slot, fill: fillScreen }: NextScreen<Config>,
  ): ComposeNext<Settings> =>
  (settings, catalogue, opened) => {
    const { common } = [...catalogue.files, settings.strings].reduce(withOverrides, {
      common: { availableIn: data.availableIn },
    });
    const phone = phoneText(account);
    const composer = composerOf<Settings, Config, NextData>(
      (config) => resolve(config, ANY_PAGE),
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
          data,
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
  };

/**
 * @param fields returns what the fields contain at the time
 * @returns the screen of a state; undefined if only the app can draw it
 */
export type NextScreenOf<F extends FlowTypes> = (
  state: F['state'],
  fields: () => Fields,
) => NextScreen<F['config']> | undefined;

/** @param resolve fills in the defaults */
export const nextComposerOf =
  <F extends FlowTypes>(data: NextData, resolve: FlowCore<F>['resolve'], screenOf: NextScreenOf<F>) =>
  (state: F['state'], fields: () => Fields): ComposeNext<F['settings']> | undefined => {
    const screen = screenOf(state, fields);
    return screen && composeNext<F['settings'], F['config']>(data, resolve, screen);
  };

/** The screen after a link was sent. */
export const linkSent = (
  email: string,
): NextScreen<{ readonly emailMagicLinks: { readonly domainHint?: string | undefined } }> => ({
  account: email,
  canGoBack: () => true,
  sentence: 'emailConfirmation.sent',
  slot: 'email',
  fill(data, slots, { emailMagicLinks }) {
    const { own, others } = mailboxesFor(email, searchDomain(emailMagicLinks.domainHint, []));
    const links = [...(own ? [own] : []), ...others].map(({ id, href }) => [id, href]);
    const withLinks = slotsOf(Object.fromEntries(links), slots);
    const mailboxes = fill(data.mailboxes[own?.id ?? 'unknown'], withLinks);
    return () => fill(data.emailSent, slotsOf({ mailboxes }, slots));
  },
});

/** The code that the visitor has typed. */
export const codeIn = ({ code = '' }: Fields): string => extractCode(code, CODE_LENGTH).slice(0, CODE_LENGTH);

function fillBoxes({ box, boxWithCaret }: NextData, code: string): readonly Tree[] {
  const caret = Math.min(code.length, CODE_LENGTH - 1);
  return Array.from({ length: CODE_LENGTH }).flatMap((_, index) =>
    fill(index === caret ? boxWithCaret : box, slotsOf({ digit: code.charAt(index) })),
  );
}

/**
 * The screen after a code was sent.
 * @param fields returns what the fields contain at the time
 */
export const codeSent = <Config>(
  destination: string,
  expirationMinutes: number,
  canGoBack: (config: Config) => boolean,
  fields: () => Fields,
): NextScreen<Config> => ({
  account: destination,
  canGoBack,
  sentence: 'passcode.sent',
  slot: 'destination',
  fill(data, slots) {
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
