import { ApiError, badRequest } from '../../http/api-error.ts';
import { requireSession } from '../../http/credentials.ts';
import { readOptional, requireObject } from '../../http/fields.ts';
import { backendRoute, type Call, type Route, sdkRoute } from '../../http/route.ts';
import type { JsonObject } from '../../state/json.ts';
import type { Store } from '../../state/store.ts';
import type { User } from '../../state/user.ts';
import { endSessions } from '../passwords/user-password.ts';
import { requireUser, userBody } from './users.ts';

/** The parts that can be taken from a user. */
interface Removable {
  /** Where it is kept. */
  readonly of: (user: User) => { readonly id: string }[];
  /** The error if it is not there. */
  readonly missing: string;
}

/** By their paths. */
const REMOVABLE: Readonly<Record<string, Removable>> = {
  emails: { of: ({ emails }) => emails, missing: 'email_not_found' },
  phone_numbers: { of: ({ phones }) => phones, missing: 'phone_number_not_found' },
  oauth: { of: ({ registrations }) => registrations, missing: 'oauth_user_registration_not_found' },
  crypto_wallets: { of: ({ wallets }) => wallets, missing: 'crypto_wallet_not_found' },
  webauthn_registrations: {
    of: ({ webauthnRegistrations }) => webauthnRegistrations,
    missing: 'webauthn_registration_not_found',
  },
  totps: { of: ({ totps }) => totps, missing: 'totp_not_found' },
};

/** The changes of the signed-in user by pages, and of any by the project's servers. */
export const userChangeRoutes: readonly Route[] = [
  sdkRoute('PUT', '/users/me', updateName),
  backendRoute('GET', '/users/:userId', ({ store, c }) =>
    userBody(requireUser(store, c.req.param('userId')), store.clock.now()),
  ),
  backendRoute('DELETE', '/users/:userId', ({ store, c }) => {
    const user = requireUser(store, c.req.param('userId'));
    store.users = store.users.filter((other) => other !== user);
    endSessions(store, user);
    return { user_id: user.id };
  }),
  ...Object.entries(REMOVABLE).flatMap(([path, removable]) => [
    sdkRoute('DELETE', `/users/${path}/:id`, (call) => {
      const { user } = requireSession(call.store, call.credentials);
      remove(call.store, [user], removable, call.c.req.param('id'));
      return forSdk(changed(call.store, user));
    }),
    backendRoute('DELETE', `/users/${path}/:id`, ({ store, c }) =>
      changed(store, remove(store, store.users, removable, c.req.param('id'))),
    ),
  ]),
];

function updateName(call: Call): object {
  const { user } = requireSession(call.store, call.credentials);
  const { name, ...others } = call.body;
  if (others['trusted_metadata'] !== undefined) {
    throw new ApiError(401, 'cannot_update_trusted_metadata', 'Only servers may change trusted_metadata.');
  }
  const [other] = Object.keys(others);
  if (other !== undefined) throw badRequest(`The emulator does not change ${other}.`);
  if (name !== undefined) user.name = readName(requireObject(name));
  const { emails, phone_numbers, crypto_wallets } = userBody(user, call.store.clock.now());
  return { ...forSdk(changed(call.store, user)), emails, phone_numbers, crypto_wallets };
}

/** A part of a name that is left out becomes empty. */
function readName(name: JsonObject): User['name'] {
  const read = (key: keyof User['name']): string => readOptional(name, key) ?? '';
  return {
    first_name: read('first_name'),
    middle_name: read('middle_name'),
    last_name: read('last_name'),
  };
}

/**
 * Takes something from the user who has it.
 * @throws ApiError 404 if nobody has it, 400 if the user could not sign in any more
 */
function remove(store: Store, users: readonly User[], { of, missing }: Removable, id = ''): User {
  const user = users.find((each) => of(each).some((item) => item.id === id));
  if (!user) throw new ApiError(404, missing, `There is no ${id}.`);
  const [wayIn, ...others] = waysIn(user);
  if (wayIn?.id === id && others.length === 0) {
    throw new ApiError(
      400,
      'cannot_delete_last_primary_factor',
      'The last verified email address, phone number or OAuth registration cannot be deleted.',
    );
  }
  const items = of(user);
  items.splice(
    items.findIndex((item) => item.id === id),
    1,
  );
  // A code that is still on its way proves nothing any more.
  store.oneTimeCodes.delete(id);
  return user;
}

const waysIn = ({ emails, phones, registrations }: User): { readonly id: string }[] => [
  ...[...emails, ...phones].filter(({ verified }) => verified),
  ...registrations,
];

const changed = (store: Store, user: User) => ({
  user_id: user.id,
  user: userBody(user, store.clock.now()),
});

/** The SDK's store of the user takes it from `__user`. */
const forSdk = (body: ReturnType<typeof changed>) => ({ ...body, __user: body.user });
