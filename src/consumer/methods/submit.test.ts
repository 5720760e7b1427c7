import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import type { AuthSubmitDetail } from '../../settings/types.ts';
import type { ActionContext } from '../method.ts';
import { sendCode, sendLink, sendReset } from '../shared/send.ts';
import { startOAuth } from './oauth/actions.ts';
import { createPassword, logIn, resetPassword } from './passwords/actions.ts';

const email = 'ada@example.com';
const password = 'violet-Anvil-42-harbour';
const destination = '+12025550162';

const cases: readonly (readonly [
  what: string,
  run: (context: ActionContext) => unknown,
  asked: AuthSubmitDetail,
])[] = [
  [
    'a code',
    (context) => sendCode(context, { method: 'sms', destination }),
    { method: 'otp', action: 'send', identifier: destination },
  ],
  [
    'a link',
    (context) => sendLink(context, { email }),
    { method: 'magic_link', action: 'send', identifier: email },
  ],
  [
    'a reset email',
    (context) => sendReset(context, { email, reason: 'forgotten' }),
    { method: 'password', action: 'send_reset', identifier: email },
  ],
  [
    'a new password',
    (context) => createPassword(context, { email, password }),
    { method: 'password', action: 'create', identifier: email },
  ],
  [
    'a password',
    (context) => logIn(context, { email, password }),
    { method: 'password', action: 'authenticate', identifier: email },
  ],
  [
    'the password of a reset',
    (context) => resetPassword(context, { token: 'token', password, offerToSave: () => undefined }),
    { method: 'password', action: 'reset' },
  ],
  [
    'a visitor to a third-party provider',
    (context) => startOAuth(context, { type: 'google' }),
    { method: 'oauth', action: 'start', provider: 'google' },
  ],
];

for (const [what, run, asked] of cases) {
  test(`a page that cancels auth-submit keeps the widget from sending ${what}`, async () => {
    const { context, calls, noted, submitted } = fakeContext({}, { stops: true });
    await assert.rejects(Promise.resolve(run(context)), { code: 'page' });
    assert.deepEqual(submitted, [asked]);
    assert.deepEqual([calls, noted], [[], []]);
  });
}
