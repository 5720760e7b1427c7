/** Composes the screens that follow the first one from what the components have rendered. Pure. */

import { formatCount } from '../../kit/i18n/format-count.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import { SEND_PAUSE_SECONDS } from '../../kit/lib/countdown.ts';
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
import { fill, slotsOf } from '../../shell/first-screen/slots.ts';
import { mailboxesFor, searchDomain } from '../../shell/views/mailboxes.ts';
import type { State, StateOf } from '../flow/screens.ts';
import type { NextScreenData } from './next-screen-data.ts';

/** A sentence with the address in it, as `Sentence` renders it. */
const sentence = (text: string, emphasis: Tree, email: string): readonly Tree[] =>
  text
    .split(/(\{email\})/)
    .flatMap((piece) => (piece === '{email}' ? fill(emphasis, slotsOf({ email })) : piece || []));

/** Composes the screen after a link was sent. */
function composeEmailSent(
  data: FrameData & NextScreenData,
  { email }: StateOf<'EmailConfirmation'>,
  settings: Settings,
  catalogue: Catalogue,
  opened: Opened,
): Compose | undefined {
  const { common } = [...catalogue.files, settings.strings].reduce(withOverrides, {
    common: { availableIn: data.availableIn },
  });
  const composer = composerOf<Settings, ResolvedConfig, typeof data>(
    (config) => resolveConfig(config, ANY_PAGE),
    (_data, frame, { emailMagicLinks }) => {
      const { textOf, language } = frame.texts;
      const { own, others } = mailboxesFor(email, searchDomain(emailMagicLinks.domainHint, []));
      const links = [...(own ? [own] : []), ...others].map(({ id, href }) => [id, href]);
      const slots = slotsOf(
        {
          ...Object.fromEntries(links),
          email,
          letter: email.charAt(0).toUpperCase(),
          wait: formatCount(common.availableIn, SEND_PAUSE_SECONDS, language),
          'emailConfirmation.sent': sentence(textOf('emailConfirmation.sent') ?? '', data.emphasis, email),
        },
        textOf,
      );
      const mailboxes = fill(data.mailboxes[own?.id ?? 'unknown'], slots);
      return () => composeFrame(data, frame, fill(data.emailSent, slotsOf({ mailboxes }, slots)));
    },
  );
  return composer(data, settings, catalogue, opened);
}

/** @returns what composes the screen of a state as the app is going to render it; undefined if only the app can */
export const nextComposerOf =
  (data: FrameData & NextScreenData) =>
  (state: State): ((...shown: readonly [Settings, Catalogue, Opened]) => Compose | undefined) | undefined =>
    state.screen === 'EmailConfirmation' ? (...shown) => composeEmailSent(data, state, ...shown) : undefined;
