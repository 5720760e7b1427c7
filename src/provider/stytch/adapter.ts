/** IdentityProvider over the provider's own client. The only file that knows which SDK call is which. */
import type { UserType } from '../../config/types.ts';
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { CryptoWallets, IdentityProvider, Passwords } from '../port.ts';
import { isUserType } from '../user-type.ts';
import { call, given, toSessionAnswer, withoutSecrets } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSource, internalsOf } from './internals.ts';
import { oauthOf } from './oauth.ts';
import { toPasswordStrength } from './password-strength.ts';

type Body = Record<string, unknown>;

function toUserType(data: Body): UserType {
  const { userType } = data;
  if (!isUserType(userType)) throw new ProviderError('unexpected');
  return userType;
}

function passwordsOf(client: StytchClientShape): Passwords {
  return {
    async checkStrength(password, email) {
      return toPasswordStrength(await call(() => client.passwords.strengthCheck(given({ email, password }))));
    },
    async create(email, password, minutes) {
      const body = { email, password, session_duration_minutes: minutes };
      return toSessionAnswer(await call(() => client.passwords.create(body)));
    },
    async authenticate(email, password, minutes) {
      const body = { email, password, session_duration_minutes: minutes };
      return toSessionAnswer(await call(() => client.passwords.authenticate(body)));
    },
    async startReset(email, options) {
      const body = given({
        email,
        login_redirect_url: options.loginRedirectURL,
        reset_password_redirect_url: options.resetRedirectURL,
        reset_password_expiration_minutes: options.expirationMinutes,
        reset_password_template_id: options.templateId,
      });
      return { data: withoutSecrets(await call(() => client.passwords.resetByEmailStart(body))) };
    },
    async reset(token, password, minutes) {
      const body = { token, password, session_duration_minutes: minutes };
      return toSessionAnswer(await call(() => client.passwords.resetByEmail(body)));
    },
  };
}

function cryptoWallets(client: StytchClientShape): CryptoWallets {
  return {
    async start(address, type, chainId) {
      const data = await call(() =>
        client.cryptoWallets.authenticateStart({
          crypto_wallet_address: address,
          crypto_wallet_type: type,
          // The SDK leaves these out where the project does not ask for them, and adds the page's address.
          ...(chainId !== undefined && { siwe_params: { chain_id: chainId } }),
        }),
      );
      const { challenge } = data;
      if (typeof challenge !== 'string' || challenge === '') throw new ProviderError('unexpected');
      return { challenge, data: withoutSecrets(data) };
    },
    async authenticate(address, type, signature, minutes) {
      const options = {
        crypto_wallet_address: address,
        crypto_wallet_type: type,
        signature,
        session_duration_minutes: minutes,
      };
      return toSessionAnswer(await call(() => client.cryptoWallets.authenticate(options)));
    },
  };
}

function logLoginScreen(client: StytchClientShape, options: Body): void {
  try {
    internalsOf(client).networkClient?.logEvent?.({ name: 'render_login_screen', details: { options } });
  } catch {
    // Telemetry is the provider's own affair.
  }
}

function knownSession({ session, user }: StytchClientShape): ReturnType<IdentityProvider['knownSession']> {
  const known = { session: session?.getSync?.(), user: user?.getSync?.() };
  return known.session && known.user ? { session: { ...known.session }, user: { ...known.user } } : undefined;
}

/**
 * @param client the page's own client, or one made by `createClient`
 * @param publicToken tells where the SDK keeps its stored bootstrap data
 */
export function stytchProvider(client: StytchClientShape, publicToken: string | undefined): IdentityProvider {
  const bootstrap = bootstrapSource(client, publicToken);
  return {
    otps: {
      async send(method, destination, options) {
        const body = given({
          expiration_minutes: options.expirationMinutes,
          ...(method === 'email' && {
            login_template_id: options.loginTemplateId,
            signup_template_id: options.signupTemplateId,
          }),
        });
        const data = await call(() => client.otps[method].loginOrCreate(destination, body));
        const methodId = data['method_id'];
        if (typeof methodId !== 'string') throw new ProviderError('unexpected');
        return { methodId, data: withoutSecrets(data) };
      },
      async authenticate(code, methodId, minutes) {
        const options = { session_duration_minutes: minutes };
        return toSessionAnswer(await call(() => client.otps.authenticate(code, methodId, options)));
      },
    },
    magicLinks: {
      async send(email, options) {
        const body = given({
          login_magic_link_url: options.loginRedirectURL,
          signup_magic_link_url: options.signupRedirectURL,
          login_expiration_minutes: options.loginExpirationMinutes,
          signup_expiration_minutes: options.signupExpirationMinutes,
          login_template_id: options.loginTemplateId,
          signup_template_id: options.signupTemplateId,
        });
        return { data: withoutSecrets(await call(() => client.magicLinks.email.loginOrCreate(email, body))) };
      },
      async authenticate(token, minutes) {
        const options = { session_duration_minutes: minutes };
        return toSessionAnswer(await call(() => client.magicLinks.authenticate(token, options)));
      },
    },
    passwords: passwordsOf(client),
    cryptoWallets: cryptoWallets(client),
    oauth: oauthOf(client),
    oneTap: {
      forDevelopers: (publicToken ?? internalsOf(client).publicToken ?? '').includes('public-token-test'),
      prepare: async () => (await import('./one-tap.ts')).prepareOneTap(client),
    },
    bootstrap: { stored: bootstrap.stored, fetch: () => call(() => withDeadline(bootstrap.fetch())) },
    async findUserType(email) {
      const search = internalsOf(client).searchManager;
      if (!search?.searchUser) return undefined;
      return toUserType(await call(async () => search.searchUser?.(email) ?? {}));
    },
    knownSession: () => knownSession(client),
    logLoginScreen: (options) => logLoginScreen(client, options),
  };
}
