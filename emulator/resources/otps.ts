import { randomInt } from 'node:crypto';

import { ApiError } from '../http/api-error.ts';
import { requireSession } from '../http/credentials.ts';
import {
  CODE_MINUTES,
  optionalMinutes,
  requireEmail,
  requireMinutes,
  requireObject,
  requirePhoneNumber,
  requireText,
  SESSION_MINUTES,
} from '../http/fields.ts';
import type { Call, Route } from '../http/router.ts';
import { apiRoute } from '../http/router.ts';
import type { JsonObject } from '../state/json.ts';
import type { Channel, ContactKey, OneTimeCode } from '../state/model.ts';
import type { Authenticate } from './sessions/sessions.ts';
import type { Recipient } from './users.ts';
import { attachTo, findExisting, findOrCreate } from './users.ts';

const DEFAULT_CODE_MINUTES = 2;
const MS_PER_MINUTE = 60_000;
const MAX_WRONG_ATTEMPTS = 5;
const CHANNELS: readonly Channel[] = ['sms', 'whatsapp', 'email'];

/** One-time codes by SMS, WhatsApp and e-mail. */
export function otpRoutes(authenticate: Authenticate): Route[] {
  return [
    ...CHANNELS.flatMap(sendRoutes),
    apiRoute('POST', '/otps/authenticate', (call) => authenticateCode(call, authenticate)),
  ];
}

function sendRoutes(channel: Channel): Route[] {
  const route = (path: string, find: (call: Call, key: ContactKey) => Recipient): Route =>
    apiRoute('POST', `/otps/${channel}/${path}`, (call) => {
      const body = requireObject(call.body);
      const key = readContactKey(channel, body);
      const minutes = optionalMinutes(body, 'expiration_minutes', CODE_MINUTES) ?? DEFAULT_CODE_MINUTES;
      return sendCode(call, channel, find(call, key), minutes);
    });
  return [
    route('login_or_create', ({ store }, key) => findOrCreate(store, key)),
    route('send/primary', ({ store }, key) => findExisting(store, key)),
    route('send/secondary', ({ store, credentials }, key) =>
      attachTo(store, requireSession(store, credentials).user, key),
    ),
  ];
}

function readContactKey(channel: Channel, body: JsonObject): ContactKey {
  return channel === 'email' ? { email: requireEmail(body) } : { phone_number: requirePhoneNumber(body) };
}

function sendCode({ store }: Call, channel: Channel, recipient: Recipient, minutes: number): object {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const methodId = recipient.contact.id;
  // As at the provider, a new code for a contact ends the one before it.
  store.codes.set(methodId, {
    ...recipient,
    code,
    channel,
    expiresAt: store.now() + minutes * MS_PER_MINUTE,
    used: false,
    wrongAttempts: 0,
  });
  store.deliver({ channel, to: recipient.contact.value, kind: 'one-time-code', code });
  return { method_id: methodId };
}

async function authenticateCode(call: Call, authenticate: Authenticate): Promise<object> {
  const body = requireObject(call.body);
  const code = requireText(body, 'token', 'invalid_token');
  const methodId = requireText(body, 'method_id', 'invalid_method_id');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const sent = requireCode(call.store.codes.get(methodId), code, call.store.now());
  sent.used = true;
  const answer = await authenticate(call, sent, { type: 'otp', deliveryMethod: sent.channel }, minutes);
  return { ...answer, method_id: methodId };
}

function requireCode(sent: OneTimeCode | undefined, code: string, now: number): OneTimeCode {
  if (sent !== undefined && sent.wrongAttempts >= MAX_WRONG_ATTEMPTS) {
    throw new ApiError(429, 'too_many_requests', 'Too many wrong codes. Request a new code.');
  }
  if (sent === undefined || sent.code !== code) {
    if (sent !== undefined) sent.wrongAttempts += 1;
    throw new ApiError(404, 'otp_code_not_found', 'OTP code could not be found.');
  }
  if (sent.used || sent.expiresAt <= now) {
    throw new ApiError(
      401,
      'unable_to_auth_otp_code',
      'The OTP code could not be authenticated because it was either already used or expired.',
    );
  }
  return sent;
}
