import { requireSession } from '../http/credentials.ts';
import { read, readAs } from '../http/fields.ts';
import { type Call, sdkRoute } from '../http/route.ts';
import { MS_PER_MINUTE } from '../state/clock.ts';
import { makeId } from '../state/ids.ts';
import { makeTotp } from '../state/totp.ts';
import { makeTotpSecret } from '../state/totp-code.ts';
import {
  CODE,
  makeRecoveryCodes,
  NO_QR_CODE,
  refused,
  registrationMinutes,
  requireApp,
  useCode,
  useRecoveryCode,
} from './authenticator-app.ts';
import { authenticate } from './sessions/authenticate.ts';
import { userBody } from './users/users.ts';

const MINUTES = registrationMinutes(60);

/** Authenticator apps of users. They only add to a session: nobody signs in by one alone. */
export const totpRoutes = [
  sdkRoute('POST', '/totps', create),
  sdkRoute('POST', '/totps/authenticate', async (call) => {
    const { store, body, credentials } = call;
    const code = readAs(body, 'totp_code', CODE);
    const { session_duration_minutes: minutes } = read(body, 'session_duration_minutes');
    const { user } = requireSession(store, credentials);
    const contact = useCode(user.totps[0], code, store.clock.now());
    const factor = { type: 'totp', deliveryMethod: 'authenticator_app' } as const;
    return { ...(await authenticate(call, { user, contact }, factor, minutes)), totp_id: contact.id };
  }),
  sdkRoute('POST', '/totps/recover', async (call) => {
    const { store, body, credentials } = call;
    const { recovery_code: code, session_duration_minutes: minutes } = read(
      body,
      'recovery_code',
      'session_duration_minutes',
    );
    const { user } = requireSession(store, credentials);
    useRecoveryCode(user, user.totps[0], code);
    const contact = { id: makeId('totp-recovery-code'), value: '', verified: true };
    const factor = { type: 'recovery_codes', deliveryMethod: 'recovery_code' } as const;
    return {
      ...(await authenticate(call, { user, contact }, factor, minutes)),
      totp_id: user.totps[0]?.id,
    };
  }),
  sdkRoute('POST', '/totps/recovery_codes', ({ store, credentials }) => {
    const { user } = requireSession(store, credentials);
    const { id, verified } = requireApp(user.totps[0]);
    return { user_id: user.id, totps: [{ totp_id: id, verified, recovery_codes: user.recoveryCodes }] };
  }),
];

function create({ store, body, credentials }: Call): object {
  const expiresIn = readAs(body, 'expiration_minutes', MINUTES);
  const { user } = requireSession(store, credentials);
  if (user.totps[0]?.verified === true) throw refused('active_totp_exists');
  const now = store.clock.now();
  const totp = makeTotp('totp', makeTotpSecret(), now + expiresIn * MS_PER_MINUTE);
  user.totps.splice(0, 1, totp);
  user.recoveryCodes = makeRecoveryCodes();
  store.inbox.deliver({
    channel: 'app',
    to: [...user.emails, ...user.phones][0]?.value ?? user.id,
    kind: 'authenticator-app',
    secret: totp.value,
  });
  const changed = userBody(user, now);
  return {
    user_id: user.id,
    user: changed,
    // The SDK's store of the user takes it from there.
    __user: changed,
    totp_id: totp.id,
    secret: totp.value,
    qr_code: NO_QR_CODE,
    recovery_codes: user.recoveryCodes,
  };
}
