/** The IdentityProvider over Stytch's client. */
import { asciiEmail } from '../../kit/lib/email-domain.ts';
import type { UserType } from '../../settings/types.ts';
import { loaded, ProviderError } from '../errors.ts';
import type {
  CryptoWallets,
  FoundSession,
  IdentityProvider,
  MagicLinks,
  Passkeys,
  Passwords,
} from '../port.ts';
import { isUserType } from '../user-type.ts';
import { call, withoutSecrets, withoutUndefined } from './answers.ts';
import { leaveSession, sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { confirmed, storedSession } from './first-answer.ts';
import { bootstrapSettled, bootstrapSource, internalsOf } from './internals.ts';
import { oauthOf } from './oauth.ts';
import { otpsOf } from './otps.ts';
import { checkStrength } from './password-strength.ts';
import { projectProvider, readyToLeave } from './project-provider.ts';

/** Projects that hide who has an account may answer anything else. */
function toUserType({ userType }: { userType?: unknown }): UserType | undefined {
  return isUserType(userType) ? userType : undefined;
}

/** Where Stytch doubts a device, the SDK repeats what it sends with a captcha, but not the user search. */
function withoutCaptcha(thrown: ProviderError): { userType?: unknown } {
  if (Reflect.get(Object(thrown.cause) as object, 'type') === 'CAPTCHA required') return {};
  throw thrown;
}

/** The SDK sends every option on to the API, which has one more than the SDK's types. */
type LinkOptions = NonNullable<Parameters<StytchClientShape['magicLinks']['email']['loginOrCreate']>[1]> & {
  create_user_as_pending?: boolean;
};

/** Runs a call that sends a message. */
const sendBy = async (request: () => Promise<object>) => ({ data: withoutSecrets(await call(request)) });

function magicLinksOf(client: StytchClientShape): MagicLinks {
  const { magicLinks } = client;
  return {
    async send(email, options) {
      if (options.existingOnly) await leaveSession(client);
      return sendBy(() =>
        magicLinks.email[options.existingOnly ? 'send' : 'loginOrCreate'](
          asciiEmail(email),
          withoutUndefined<LinkOptions>({
            login_magic_link_url: options.loginRedirectURL,
            signup_magic_link_url: options.signupRedirectURL,
            login_expiration_minutes: options.loginExpirationMinutes,
            signup_expiration_minutes: options.signupExpirationMinutes,
            create_user_as_pending: options.createUserAsPending,
            login_template_id: options.loginTemplateId,
            signup_template_id: options.signupTemplateId,
            locale: options.locale,
          }),
        ),
      );
    },
    authenticate: (token, minutes) =>
      sessionBy(client, () => magicLinks.authenticate(token, { session_duration_minutes: minutes })),
  };
}

function passwordsOf(client: StytchClientShape): Passwords {
  const { passwords } = client;
  return {
    checkStrength: (password, email) => checkStrength(client, password, email),
    create: (email, password, minutes) =>
      sessionBy(client, () =>
        passwords.create({ email: asciiEmail(email), password, session_duration_minutes: minutes }),
      ),
    authenticate: (email, password, minutes) =>
      sessionBy(client, () =>
        passwords.authenticate({ email: asciiEmail(email), password, session_duration_minutes: minutes }),
      ),
    startReset: (email, options) =>
      sendBy(() =>
        passwords.resetByEmailStart(
          withoutUndefined({
            email: asciiEmail(email),
            login_redirect_url: options.loginRedirectURL,
            reset_password_redirect_url: options.resetRedirectURL,
            reset_password_expiration_minutes: options.expirationMinutes,
            reset_password_template_id: options.templateId,
            locale: options.locale,
          }),
        ),
      ),
    reset: (token, password, minutes) =>
      sessionBy(client, () => passwords.resetByEmail({ token, password, session_duration_minutes: minutes })),
  };
}

function cryptoWalletsOf(client: StytchClientShape): CryptoWallets {
  const { cryptoWallets } = client;
  return {
    async start(address, type, chainId) {
      const data = await call(() =>
        cryptoWallets.authenticateStart(
          withoutUndefined({
            crypto_wallet_address: address,
            crypto_wallet_type: type,
            // The SDK adds the page's origin, and drops these if the project does not require Sign-In with Ethereum.
            siwe_params: chainId === undefined ? undefined : { chain_id: chainId },
          }),
        ),
      );
      const challenge: unknown = data.challenge;
      if (typeof challenge !== 'string' || challenge === '') throw new ProviderError('unexpected');
      return { challenge, data: withoutSecrets(data) };
    },
    authenticate: (address, type, signature, minutes) =>
      sessionBy(client, () =>
        cryptoWallets.authenticate({
          crypto_wallet_address: address,
          crypto_wallet_type: type,
          signature,
          session_duration_minutes: minutes,
        }),
      ),
  };
}

/** Only pages with passkeys load the code for them. */
const loadPasskeys = () => loaded(() => import('./passkeys.ts'));

const passkeysBy = (client: StytchClientShape): Passkeys => ({
  authenticate: async (options) => (await loadPasskeys()).authenticateOf(client)(options),
  register: async (options) => (await loadPasskeys()).registerOf(client)(options),
});

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @param publicToken names the SDK's stored bootstrap data; undefined if only the page's client knows it
 */
export function stytchProvider(client: StytchClientShape, publicToken: string | undefined): IdentityProvider {
  const bootstrap = bootstrapSource(client, publicToken);
  const passkeys = passkeysBy(client);
  return {
    ...projectProvider(client, internalsOf(client), bootstrap, 'render_login_screen'),
    otps: otpsOf(client),
    magicLinks: magicLinksOf(client),
    passwords: passwordsOf(client),
    cryptoWallets: cryptoWalletsOf(client),
    oauth: oauthOf(client, (signal) => readyToLeave(bootstrap, () => bootstrapSettled(client), signal)),
    passkeys,
    async impersonate(token) {
      const { impersonation } = client;
      const { authenticate } = impersonation ?? {};
      if (!authenticate) throw new ProviderError('configuration');
      return sessionBy(client, () => authenticate.call(impersonation, { impersonation_token: token }));
    },
    proofs: async () => (await loadPasskeys()).proofsOf(client, passkeys),
    oneTap: {
      forDevelopers: (publicToken ?? internalsOf(client).publicToken ?? '').includes('public-token-test'),
      prepare: async () => (await import('./one-tap.ts')).prepareOneTap(client),
    },
    async findUserType(email) {
      const search = internalsOf(client).searchManager;
      if (!search?.searchUser) return undefined;
      const answer = await call(async () => search.searchUser?.(asciiEmail(email)) ?? {}).catch(
        withoutCaptcha,
      );
      return toUserType(answer);
    },
    confirmSession: () => confirmSession(client),
  };
}

export const confirmSession = (client: StytchClientShape): Promise<FoundSession | undefined> =>
  confirmed(client.session, () => storedSession(client));
