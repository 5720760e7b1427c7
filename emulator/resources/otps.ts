import { requireSession } from '../http/credentials.ts';
import { field, read, readAs, readOptional } from '../http/fields.ts';
import { type Call, type Route, sdkRoute } from '../http/route.ts';
import { MS_PER_MINUTE } from '../state/clock.ts';
import { text } from '../state/formats.ts';
import { makeId } from '../state/ids.ts';
import type { Channel } from '../state/inbox.ts';
import type { JsonObject } from '../state/json.ts';
import type { ContactKey } from '../state/user.ts';
import { makeCode, requireCode } from './one-time-code.ts';
import { attachTo, findAddressee, findOrCreate, type Recipient } from './recipients.ts';
import { authenticate } from './sessions/authenticate.ts';

const DEFAULT_CODE_MINUTES = 2;
const CODE = field('invalid_token', text);
const CHANNELS: readonly Channel[] = ['sms', 'whatsapp', 'email'];

/** One-time codes by SMS, WhatsApp and email. */
export const otpRoutes = [
  ...CHANNELS.flatMap(sendRoutes),
  sdkRoute('POST', '/otps/authenticate', authenticateCode),
];

function sendRoutes(channel: Channel): Route[] {
  const route = (path: string, find: (call: Call, key: ContactKey) => Recipient | undefined): Route =>
    sdkRoute('POST', `/otps/${channel}/${path}`, (call) => {
      const { body } = call;
      const key = readContactKey(channel, body);
      const minutes = readOptional(body, 'expiration_minutes') ?? DEFAULT_CODE_MINUTES;
      const recipient = find(call, key);
      // The id of a code that nobody gets.
      return recipient ? sendCode(call, channel, recipient, minutes) : { method_id: makeId('email') };
    });
  return [
    route('login_or_create', ({ store }, key) => findOrCreate(store, key)),
    route('send/primary', ({ store }, key) => findAddressee(store, key)),
    route('send/secondary', ({ store, credentials }, key) =>
      attachTo(store, requireSession(store, credentials).user, key),
    ),
  ];
}

function readContactKey(channel: Channel, body: JsonObject): ContactKey {
  return channel === 'email' ? read(body, 'email') : read(body, 'phone_number');
}

function sendCode({ store }: Call, channel: Channel, recipient: Recipient, minutes: number): object {
  const methodId = recipient.contact.id;
  const sent = makeCode(store.clock.now() + minutes * MS_PER_MINUTE);
  store.oneTimeCodes.set(methodId, { ...sent, ...recipient, channel });
  store.inbox.deliver({ channel, to: recipient.contact.value, kind: 'one-time-code', code: sent.code });
  return { method_id: methodId };
}

async function authenticateCode(call: Call): Promise<object> {
  const { store, body } = call;
  const code = readAs(body, 'token', CODE);
  const { method_id: methodId, session_duration_minutes: minutes } = read(
    body,
    'method_id',
    'session_duration_minutes',
  );
  const sent = requireCode(store.oneTimeCodes.get(methodId), code, store.clock.now());
  sent.used = true;
  const answer = await authenticate(call, sent, { type: 'otp', deliveryMethod: sent.channel }, minutes);
  return { ...answer, method_id: methodId, reset_sessions: false };
}
