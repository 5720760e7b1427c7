import { useEffect, useRef } from 'react';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { withoutPrototype } from '../../kit/lib/objects.ts';
import { settleWithin } from '../../kit/lib/promises.ts';
import { checkSettings } from '../../settings/check.ts';
import { checkPasskeyDomain } from '../../settings/passkey-domain.ts';
import { type ResolvedConfig, resolveConfig } from '../../settings/resolve.ts';
import type { ArrivalProps, Flow } from '../../shell/app/flow.ts';
import { meaningOf } from '../../shell/arrival/arrival-actions.ts';
import { fetchPart, type Loader } from '../../shell/chunks/fetch-part.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, resume, start, variantOf } from '../flow/resume.ts';
import { type Draft, EMPTY_DRAFT, type ScreenName } from '../flow/screens.ts';
import type { Consumer } from '../flow/types.ts';
import type { MethodManifest } from '../method.ts';
import { clientCalls } from '../methods/client-calls.ts';
import { METHODS, mainBlocks, mainParts, SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { demandSecond, resumeHalf } from '../shared/demand-second.ts';
import { askAboutSession, foundSession } from '../shared/signed-in.ts';
import { Main } from './main.tsx';
import { useProviderMistakes } from './use-provider-mistakes.ts';

function draftOf({ fields, tab, refused }: Typed): Draft {
  const { email = '', phone = '' } = fields;
  return {
    email,
    phone: { number: phone },
    ...(tab !== undefined && { tab }),
    ...(refused && { refused }),
  };
}

/** Opens the reset form when the page sets a token later on. Once the form is open, hides its token from the address. */
function useResetToken({ settings, state, send }: ArrivalProps<Consumer>): void {
  const { passwordResetToken } = settings;
  const lastToken = useRef(passwordResetToken);
  useEffect(() => {
    if (lastToken.current === passwordResetToken) return;
    lastToken.current = passwordResetToken;
    send({ type: 'resetOpened', token: passwordResetToken });
  }, [passwordResetToken, send]);

  const token = state.screen === 'PasswordResetForm' ? state.token : undefined;
  useEffect(() => {
    if (token !== undefined) pageRedirect.hideToken(token);
  }, [token]);
}

/** The chunks that the products' flows can lead to. */
function laterParts({
  products,
  secondFactor: { methods: factors, required },
}: ResolvedConfig): readonly Loader<unknown>[] {
  const methods: readonly MethodManifest[] = products.map((product) => withoutPrototype(METHODS[product]));
  const loaders = methods.flatMap(({ screens, leadsTo = [] }) => [
    ...Object.values(screens),
    ...leadsTo.map((screen) => SCREENS[screen]),
  ]);
  if (factors.length > 0) loaders.push(SCREENS.SecondFactor);
  if (required) loaders.push(SCREENS.SecondFactorSetup);
  return [...new Set<Loader<unknown>>(loaders)];
}

function useConsumerSettings(props: ArrivalProps<Consumer>): void {
  useResetToken(props);
  useProviderMistakes(props);
}

/** ms. */
const OFFER_DEADLINE = 2000;

/** They say who is signed in, or ask them for more. */
const OF_SESSION: ReadonlySet<ScreenName> = new Set([
  'SecondFactor',
  'SecondFactorSetup',
  'AlreadySignedIn',
  'OTPConfirmation',
  'PasswordConfirmation',
  'CryptoConfirmation',
]);

const LINK_SENT: ReadonlySet<ScreenName> = new Set([
  'EmailConfirmation',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordDedupe',
  'PasswordSetNew',
]);

/** The other screens that lead to a session, but for what a link has opened, and for wallets that are busy with it. */
const FORMS: ReadonlySet<ScreenName> = new Set([
  'Main',
  'OTPAuthenticate',
  'PasswordCreateOrLogin',
  'CryptoOtherScreen',
  'CryptoSetupWallet',
]);

const awaits: Flow<Consumer>['awaits'] = ({ screen }) => {
  if (LINK_SENT.has(screen)) return 'link';
  return FORMS.has(screen) ? 'form' : undefined;
};

export const consumerFlow: Flow<Consumer> = {
  name: 'consumer',
  check: (settings, base) => [
    ...checkSettings(settings, base, clientCalls),
    ...checkPasskeyDomain(settings.config, () => location.hostname),
  ],
  redirect: pageRedirect,
  resolve: resolveConfig,
  providerCode: PROVIDER_CODE,
  takeToken: takeUrlToken,
  start: ({ settings: { form }, urlToken, expected, askedBefore, typed, draft, waiting }) =>
    start({
      form,
      urlToken,
      expected,
      ...(askedBefore && { askedBefore }),
      draft: draft ?? (typed ? draftOf(typed) : EMPTY_DRAFT),
      waiting,
    }),
  notes: { kindOf: ({ form }) => form, noteOf, resume, endsWithWidget: () => false },
  reduce,
  screens: SCREENS,
  importWarnings: () => import('../../advice/consumer/warnings.ts'),
  texts: { english: en, translations: [CONSUMER_TRANSLATIONS] },
  takesRefusals: ({ form, redirectHandling }) => form === 'login' && redirectHandling === 'auto',
  resetEvent(state, { form, passwordResetToken }) {
    if (form !== 'reset-password') return { type: 'reset' };
    // A form opened by a reset email keeps its token, which the visitor cannot get a second time.
    const token = passwordResetToken ?? (state.screen === 'PasswordResetForm' ? state.token : undefined);
    return { type: 'reset', to: { token } };
  },
  endsWithSession: ({ screen }) => OF_SESSION.has(screen),
  isPlaceKnown: () => true,
  awaits,
  sessionFound(found, { state, isFirst, at, config }, { alreadySignedIn }) {
    const result = foundSession(found);
    if (state.screen === 'SecondFactor' || state.screen === 'SecondFactorSetup')
      return resumeHalf(result, state, config);
    const meaning = meaningOf({ at, isFirst, screen: awaits(state) }, alreadySignedIn);
    const demanded = meaning === 'none' ? result : demandSecond(result, config, false);
    if (demanded !== result) return demanded;
    switch (meaning) {
      case 'signsIn':
        return result;
      case 'asks':
        return askAboutSession(found);
      default:
        return { authEvent: result.authEvent };
    }
  },
  async afterSignIn(given, config, { locale }) {
    const result = demandSecond(given, config, true);
    if (!result.success || !config.products.includes('passkeys') || !config.passkeys.offer) return result;
    const offered = fetchPart(METHODS.passkeys.screens.PasskeyOffer).then(({ offerPasskey }) =>
      offerPasskey(result, config, locale),
    );
    // An offer that takes too long to load must not hold up the sign-in.
    return settleWithin(offered, () => new Error('timeout'), OFFER_DEADLINE).catch(() => result);
  },
  variantOf,
  hasChoice: (config) => mainBlocks(config).length > 1 || config.oauth.providers.length > 1,
  mainParts: (config) => mainParts(config.products, config),
  laterParts,
  Main,
  useSettings: useConsumerSettings,
};
