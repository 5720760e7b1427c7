/** Setting up an authenticator app, and its recovery codes. Apart from the section: most do it once, and a QR code takes much code. */
import type { ReactNode } from 'react';
import { formatCount } from '../../kit/i18n/format-count.ts';
import english from '../../kit/i18n/locales/en/second-factor.ts';
import { SECOND_FACTOR_TRANSLATIONS } from '../../kit/i18n/second-factor-translations.ts';
import { verifiedName } from '../../kit/lib/account.ts';
import { textOf } from '../../kit/lib/records.ts';
import { Stack } from '../../kit/ui/stack.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { ProviderError } from '../../provider/errors.ts';
import type { TotpRegistration } from '../../provider/port.ts';
import { explainAppCode } from '../../provider/refusals.ts';
import { fetchTranslation, useNamespace } from '../../shell/runner/namespace.ts';
import { useLocale } from '../../shell/runner/use-strings.ts';
import { useTask } from '../../shell/runner/use-task.ts';
import { PageTextsContext } from '../../shell/runner/use-translation.ts';
import { CodeEntry } from '../../shell/views/passcode-entry.tsx';
import { AppKey } from '../../shell/views/second-factor/app-key.tsx';
import { RecoveryCodes } from '../../shell/views/second-factor/recovery-codes.tsx';
import { useExplainedCode } from '../../shell/views/second-factor/use-explained-code.ts';
import type { Account, Action } from '../account.ts';
import type { AppStep } from '../state.ts';
import { Actions, Ask, Press } from '../ui.tsx';
import { appOf } from '../user.ts';
import { useVisitor } from '../visitor.ts';

const namespace = { english, translations: SECOND_FACTOR_TRANSLATIONS };

export const fetchTexts = (locale: string): Promise<void> => fetchTranslation(namespace, locale);

/** With so many recovery codes or fewer, it is time for new ones. */
const FEW = 2;

const SET_UP = { section: 'second-factor', texts: 'account', text: 'appSetUp' } as const;

/** @throws ProviderError `active_totp_exists` if there is an app by now */
export const createApp: Action<string> = async ({ provider }, userId) => {
  const { totps } = await provider.proofs();
  try {
    const { registration, data } = await totps.create(userId);
    return {
      event: { type: 'stepped', to: { is: 'key', registration } },
      authEvent: { type: 'TOTP_CREATE', data },
    };
  } catch (thrown) {
    if (thrown instanceof ProviderError && thrown.type === 'active_totp_exists')
      await provider.user.refresh();
    throw thrown;
  }
};

/** Shows those that are left. */
export const showCodes: Action<string> = async ({ provider }, userId) => {
  const { totps } = await provider.proofs();
  const codes = await totps.recoveryCodes(userId);
  return { event: { type: 'stepped', to: { is: 'recoveryCodes', codes, isNew: false } } };
};

interface FirstCode extends TotpRegistration {
  readonly userId: string;
  readonly code: string;
}

/** By its first code, a new app counts. @throws ProviderError `active_totp_exists` if another tab has set one up */
const verifyApp: Action<FirstCode> = async (
  { provider, settings: host },
  { userId, code, recoveryCodes: codes },
) => {
  const { totps } = await provider.proofs();
  const { data } = await totps.authenticate(userId, code).catch(async (refusal: unknown) => {
    if (!(refusal instanceof ProviderError && explainAppCode(refusal))) throw refusal;
    await provider.user.refresh();
    if (appOf(host.look().state.user) === undefined) throw refusal;
    const { status, requestId, cause } = refusal;
    throw new ProviderError('provider', { type: 'active_totp_exists', status, requestId, cause });
  });
  return {
    authEvent: { type: 'TOTP_AUTHENTICATE', data },
    event:
      codes.length === 0
        ? { type: 'stepsLeft', done: SET_UP }
        : { type: 'stepped', to: { is: 'recoveryCodes', codes, isNew: true } },
  };
};

interface FrameProps {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

function Frame({ heading, text, onEscape, children }: FrameProps) {
  return (
    <Ask heading={heading} onEscape={onEscape}>
      <Stack gap={16}>
        {text !== undefined && <Helper>{text}</Helper>}
        {children}
      </Stack>
    </Ask>
  );
}

interface OfApp {
  readonly registration: TotpRegistration;
}

function Key({ registration }: OfApp) {
  const { user, scene, texts, send } = useVisitor();
  const { mfa, secondFactor } = useNamespace(namespace);
  const leave = () => send({ type: 'stepsLeft' });
  return (
    <Frame heading={mfa.totpEnrollHeading} text={mfa.totpEnroll} onEscape={leave}>
      <AppKey
        account={{
          secret: registration.secret,
          account: verifiedName(user) ?? location.hostname,
          issuer: textOf(scene.config?.secondFactorOptions?.issuer) || location.hostname,
        }}
        texts={mfa}
        openApp={secondFactor.openApp}
      />
      <Actions>
        <Press variant="primary" onPress={() => send({ type: 'stepped', to: { is: 'code', registration } })}>
          {texts.common.continue}
        </Press>
        <Press onPress={leave}>{texts.account.cancel}</Press>
      </Actions>
    </Frame>
  );
}

function Code({ registration }: OfApp) {
  const { user, texts, send } = useVisitor();
  const { mfa, errors } = useNamespace(namespace);
  const verify = useTask<Account, FirstCode>(verifyApp, { sentences: errors, explain: useExplainedCode() });
  const leave = () => send({ type: 'stepsLeft' });
  return (
    <Frame heading={mfa.totpHeading} text={mfa.totpText} onEscape={leave}>
      <CodeEntry
        verify={{ ...verify, run: (code) => verify.run({ ...registration, userId: user.user_id, code }) }}
      />
      <Actions>
        <Press onPress={() => send({ type: 'stepped', to: { is: 'key', registration } })}>
          {texts.common.back}
        </Press>
        <Press onPress={leave}>{texts.account.cancel}</Press>
      </Actions>
    </Frame>
  );
}

interface StepProps {
  readonly step: AppStep;
}

/** Nothing but a press takes new codes away: they are not shown to whoever loses the app. */
const stay = (): void => undefined;

function Codes({ codes, isNew }: Extract<AppStep, { readonly is: 'recoveryCodes' }>) {
  const { texts, send } = useVisitor();
  const { mfa, secondFactor } = useNamespace(namespace);
  const left = formatCount(secondFactor.codesLeft, codes.length, useLocale());
  const hasSome = codes.length > 0;
  return (
    <Frame heading={isNew ? mfa.saveHeading : left} text={hasSome ? mfa.save : undefined} onEscape={stay}>
      {hasSome && <RecoveryCodes codes={codes} texts={mfa} />}
      {!isNew && codes.length <= FEW && <Helper>{secondFactor.fewCodes}</Helper>}
      <Actions>
        <Press variant="primary" onPress={() => send({ type: 'stepsLeft', ...(isNew && { done: SET_UP }) })}>
          {hasSome ? mfa.saved : texts.common.back}
        </Press>
      </Actions>
    </Frame>
  );
}

function Content({ step }: StepProps) {
  switch (step.is) {
    case 'key':
      return <Key registration={step.registration} />;
    case 'code':
      return <Code registration={step.registration} />;
    case 'recoveryCodes':
      return <Codes {...step} />;
  }
}

/** What takes the place of the section's row. */
export function Step({ step }: StepProps) {
  const { locale, strings = {} } = useVisitor().scene;
  return (
    <PageTextsContext value={{ locale, strings }}>
      <Content step={step} />
    </PageTextsContext>
  );
}
