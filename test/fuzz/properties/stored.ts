/** What storages hold, which any script of the site can write. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { resume as resumeB2b } from '../../../src/business/flow/resume.ts';
import { noteOf, resume } from '../../../src/consumer/flow/resume.ts';
import { createMemory } from '../../../src/session/memory.ts';
import { resolveB2bConfig } from '../../../src/settings/business/resolve.ts';
import { resolveConfig } from '../../../src/settings/resolve.ts';
import { createNotes } from '../../../src/shell/resume/notes.ts';
import { data, options, text } from '../arbitraries.ts';
import { type Property, property } from '../property.ts';

const BASE = 'https://shop.example/';
const NOW = { date: 1_700_000_000_000, age: 1000 };

const config = resolveConfig({ products: ['emailMagicLinks', 'otp', 'passwords'] }, BASE);
const b2bConfig = resolveB2bConfig({ products: ['emailMagicLinks', 'emailOtp', 'passwords'] }, BASE);

const SCREENS = [
  'OTPAuthenticate',
  'EmailConfirmation',
  'PasswordForgot',
  'EmailOtpEntry',
  'RecoveryCodeSave',
  'Discovery',
];

const note = () =>
  options({
    screen: fc.constantFrom(...SCREENS),
    type: fc.constantFrom('sms', 'email'),
    until: fc.constantFrom(NOW.date + 1, Number.MAX_VALUE),
    sentAt: fc.constantFrom(NOW.date, 0),
    email: text(),
    methodId: text(),
    destination: text(),
    expirationMinutes: fc.integer(),
    mayCreatePassword: fc.boolean(),
    draft: options({ email: text(), phone: options({ country: text(), number: text() }), tab: text() }),
    visit: options({ to: fc.constantFrom('discover', 'organization', 'list'), slug: text() }),
    page: fc.constant('/'),
  });

/** A storage with the same text under every key. */
const holding = (stored: string | null) => ({
  read: () => stored,
  write: () => true,
  remove: () => undefined,
  keys: () => ['stytch_sdk_state_public-token-test-2'],
});

export const stored: readonly Property[] = [
  property('a stored note brings back a whole screen, or nothing', [note()], (given) => {
    const state = resume(given, config, NOW);
    if (!state) return;
    // A note of a whole screen can be written again.
    assert.notEqual(noteOf(state, config), undefined);
    assert.equal(typeof state.draft.email, 'string');
  }),
  property('a stored note of the business flow brings back a whole screen, or nothing', [note()], (given) => {
    const state = resumeB2b(given, b2bConfig, '/', NOW);
    if (state) assert.equal(typeof state.draft.email, 'string');
  }),
  property(
    'stored texts are notes, or nothing',
    [
      fc.oneof(
        text(),
        fc.tuple(text(), note()).map(([head, value]) => `${head} Main ${JSON.stringify({ '0': value })}`),
      ),
    ],
    (given) => {
      const notes = createNotes(holding(given), () => 'Main');
      notes.find('project', '0');
      notes.keep('project', '0', { screen: 'Main', until: 1 });
    },
  ),
  property(
    'a stored session is an object, or nothing',
    [
      fc.oneof(
        text(),
        data(['session', 'user']).map((value) => JSON.stringify(value) ?? ''),
      ),
      text(),
    ],
    (given, cookies) => {
      const page = { storage: holding(given), hostname: 'shop.example', cookies };
      const memory = createMemory(
        { publicToken: 'public-token-test-1', apiUrl: undefined, client: undefined },
        page,
      );
      const { session, user } = memory.stored();
      for (const part of [session, user]) assert.ok(part === undefined || Object(part) === part);
      memory.mayHaveSession();
      memory.token();
      memory.forget();
    },
  ),
];
