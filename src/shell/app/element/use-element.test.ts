import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenState } from './use-element.ts';

for (const [screen, state] of [
  ['Main', 'screen-main'],
  ['OTPAuthenticate', 'screen-otp-authenticate'],
  ['PasswordCreateOrLogin', 'screen-password-create-or-login'],
  ['PasskeyOffer', 'screen-passkey-offer'],
  ['CryptoOtherScreen', 'screen-crypto-other-screen'],
] as const)
  test(`${screen} is :state(${state})`, () => assert.equal(screenState(screen), state));
