import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthFlowType } from '../../settings/business/types.ts';
import { firstScreen, visitOf } from './first-screen.ts';
import type { TokenType } from './screens.ts';
import { start } from './states.ts';

const draft = { email: 'ada@acme.test' };

for (const [authFlowType, slug, to] of [
  ['Discovery', undefined, 'discover'],
  ['Discovery', 'acme', 'discover'],
  ['Organization', undefined, 'find'],
  ['Organization', 'acme', 'find'],
  ['PasswordReset', undefined, 'discover'],
  ['PasswordReset', 'acme', 'find'],
] as const) {
  // Spec 3.16
  test(`${authFlowType} with ${slug ?? 'no slug'}: ${to}`, () =>
    assert.deepEqual(visitOf(authFlowType, slug), { to }));
}

const openings: readonly (readonly [
  authFlowType: AuthFlowType,
  token: readonly [tokenType: TokenType, resets: boolean] | undefined,
  state: object,
])[] = [
  ['Discovery', undefined, { screen: 'Main' }],
  ['Organization', undefined, { screen: 'Main' }],
  ['PasswordReset', undefined, { screen: 'PasswordForgotForm' }],
  ['Discovery', ['discovery', true], { screen: 'PasswordResetForm', reset: { by: 'discovery', token: 't' } }],
  [
    'PasswordReset',
    ['discovery', true],
    { screen: 'PasswordResetForm', reset: { by: 'discovery', token: 't' } },
  ],
  ...[true, false].map(
    (resets) =>
      [
        'Organization',
        ['multi_tenant_passwords', resets],
        { screen: 'PasswordResetForm', reset: { by: 'organization', token: 't' } },
      ] as const,
  ),
  ...(['discovery', 'discovery_oauth', 'oauth', 'sso', 'multi_tenant_impersonation'] as const).map(
    (tokenType) =>
      [
        'Organization',
        [tokenType, false],
        { screen: 'LoggingIn', token: 't', tokenType, resets: false, expected: true },
      ] as const,
  ),
  ...(['Discovery', 'PasswordReset'] as const).map(
    (authFlowType) =>
      [
        authFlowType,
        ['multi_tenant_magic_links', false],
        {
          screen: 'LoggingIn',
          token: 't',
          tokenType: 'multi_tenant_magic_links',
          resets: authFlowType === 'PasswordReset',
          expected: true,
        },
      ] as const,
  ),
];

for (const [authFlowType, token, state] of openings) {
  // Spec 3.16
  test(`${authFlowType} with ${token?.join(' ') ?? 'no token'}`, () => {
    const urlToken = token && { token: 't', tokenType: token[0], resets: token[1] };
    const visit = { to: 'discover' } as const;
    const first = start({ visit, authFlowType, urlToken, expected: true, draft });
    assert.deepEqual(first, { ...state, draft, visit });
    assert.equal(firstScreen(authFlowType, urlToken), first.screen);
  });
}
