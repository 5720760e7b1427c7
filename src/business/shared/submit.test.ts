import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../test/support/business-action-context.ts';
import { acme, email } from '../../../test/support/business-samples.ts';
import type { Visit } from '../flow/screens.ts';
import type { ActionContext } from '../method.ts';
import { sendCode, sendLink } from '../methods/email/actions.ts';
import { startOAuth } from '../methods/oauth/actions.ts';
import { logIn, setPassword } from '../methods/passwords/actions.ts';
import { sendReset } from '../methods/passwords/send-reset.ts';
import { startSso } from '../methods/sso/actions.ts';

const visit: Visit = { to: 'discover' };
const AT_ACME: Visit = { to: 'organization', organization: { ...acme, joinableDomains: ['acme.test'] } };
const password = 'violet-Piano-sleeps-42';
const offerToSave = () => undefined;

const asked: readonly (readonly [run: (context: ActionContext) => Promise<unknown>, detail: object])[] = [
  [
    (context) => sendLink(context, { email, visit }),
    { method: 'magic_link', action: 'send', identifier: email },
  ],
  [(context) => sendCode(context, { email, visit }), { method: 'otp', action: 'send', identifier: email }],
  [
    (context) => logIn(context, { email, visit, password }),
    { method: 'password', action: 'authenticate', identifier: email },
  ],
  [
    (context) => sendReset(context, { email, visit }),
    { method: 'password', action: 'send_reset', identifier: email },
  ],
  [
    (context) => sendReset(context, { email, visit: AT_ACME }),
    { method: 'magic_link', action: 'send', identifier: email },
  ],
  [
    (context) => setPassword(context, { reset: { by: 'session' }, password, offerToSave }),
    { method: 'password', action: 'reset' },
  ],
  [
    (context) => startOAuth(context, { entry: { type: 'google' }, visit, email }),
    { method: 'oauth', action: 'start', provider: 'google' },
  ],
  [
    (context) => startSso(context, { connectionId: 'okta-1' }),
    { method: 'sso', action: 'start', provider: 'okta-1' },
  ],
];

for (const [run, detail] of asked) {
  test(`the page can stop ${JSON.stringify(detail)}`, async () => {
    const { context, calls, submitted } = businessFakeContext(
      { 'organizations.hasMember': false },
      { stops: true },
    );
    await assert.rejects(run(context), { code: 'page' });
    assert.deepEqual(submitted, [detail]);
    // Membership decides what is sent.
    assert.deepEqual(
      calls.filter(({ name }) => name !== 'organizations.hasMember'),
      [],
    );
  });
}
