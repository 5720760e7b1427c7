/** What nobody but the visitor, or the site's owner, is to see. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { baseSettings } from '../../../build/first-screen/base-settings.ts';
import { TAG_FIELDS } from '../../../elements/internal/read-tag.ts';
import { diagnoseSettings } from '../../../src/advice/diagnose-settings.ts';
import { CONSUMER_OPTIONS } from '../../../src/advice/option-paths.ts';
import { scrub, scrubText } from '../../../src/advice/scrub.ts';
import { checkBase } from '../../../src/settings/check-base.ts';
import { SECRET } from '../arbitraries.ts';
import { type Property, property } from '../property.ts';

/** What the settings of an element look like in a report. */
function reported(properties: Readonly<Record<string, unknown>>): string {
  const subject = {
    fields: TAG_FIELDS['auth-widget'],
    attributes: Object.keys(TAG_FIELDS['auth-widget']),
    given: { properties, child: {}, problems: [], languages: [] },
    readSettings: () => ({ config: {}, theme: {}, strings: {} }),
    attribute: () => null,
    isEmbedded: () => false,
  };
  return JSON.stringify(scrub(diagnoseSettings(subject, CONSUMER_OPTIONS, []), []));
}

const word = () => fc.stringMatching(/^[a-z0-9]{1,8}$/);

/** Invisible, or what a reader takes for nothing. */
const unseen = () => fc.constantFrom('', ' ', '\u200b', '\ufeff', '\u00ad', '\u202e', '\u0000');

export const secrets: readonly Property[] = [
  property(
    'a report of settings has no credentials of a URL, and no fragment',
    [word(), word(), fc.constantFrom('successUrl', 'apiUrl', 'loginRedirectUrl')],
    (user, path, name) => {
      const url = `https://${user}:${SECRET}@shop.example/${path}#${SECRET}`;
      assert.ok(!reported({ [name]: url }).includes(SECRET));
    },
  ),
  property(
    'a report of a console text has no token, wherever it stands',
    [
      fc.constantFrom('', ' ', '(', 'cookie: ', '\n'),
      fc.constantFrom('session_token', 'session_jwt', 'token'),
    ],
    (before, name) => {
      assert.ok(!scrubText(`${before}${name}=${SECRET}`, []).includes(SECRET));
    },
  ),
  property(
    'a demo is refused with the token of a live project, however it is written',
    [unseen(), unseen(), fc.func(fc.boolean()), word()],
    (before, within, isUpper, rest) => {
      const live = [...'public-token-live-'].map((letter) =>
        isUpper(letter) ? letter.toUpperCase() : letter,
      );
      const publicToken = `${before}${live.join('')}${within}${rest}`;
      const problems = checkBase({ ...baseSettings, publicToken, demo: true }, [], 'https://shop.example/');
      assert.ok(problems.some(({ setting }) => setting === 'demo'));
    },
  ),
];
