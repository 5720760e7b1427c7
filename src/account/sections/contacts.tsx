/** Email addresses and phone numbers. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { format } from '../../kit/i18n/strings.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { asciiEmail } from '../../kit/lib/email-domain.ts';
import { countryAmong, likelyCountry } from '../../kit/lib/phone-country.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Form } from '../../kit/ui/form.tsx';
import type { PhoneValue } from '../../kit/ui/phone-number-input.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { type SentTo, sendCode } from '../../shell/proof/actions.ts';
import { useSentCode } from '../../shell/proof/use-sent-code.ts';
import type { ActionResult } from '../../shell/runner/types.ts';
import { EmailField } from '../../shell/views/email-field.tsx';
import { PhoneForm } from '../../shell/views/phone-form.tsx';
import type { Account, Action } from '../account.ts';
import { Code, Placed } from '../proof.tsx';
import type { ContactKind } from '../state.ts';
import { Actions, Ask, Editing, Foot, PlusIcon, Press, Row, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { fieldOf, type SignInMethod, waysOf } from '../user.ts';
import { useOpenTask, useVisitor } from '../visitor.ts';
import { Contact, Unverified, Ways } from './ways.tsx';

/** An address or number that is new is the visitor's from then on, and otherwise would not be in the list if they do not go on. */
const sendOwnCode: Action<SentTo> = async (context, target) => {
  const sent = await sendCode(context, target);
  void context.provider.user.refresh();
  return sent as ActionResult<Account>;
};

/** Shows that an address or number is the visitor's, by a code that is sent to it. */
function useConfirming(kind: ContactKind, onLeave: () => void) {
  const { user, texts, send } = useVisitor();
  const sending = useChange(sendOwnCode);
  const code = useSentCode({
    userId: user.user_id,
    sending,
    onProved: (isOwn, { to }) =>
      send(
        isOwn
          ? {
              type: 'changed',
              done: { section: kind, texts: 'account', text: 'verified', slots: { contact: to } },
            }
          : { type: 'left', section: kind },
      ),
  });
  const leave = (): void => {
    flushSync(code.forget);
    onLeave();
  };
  const { sent } = code;
  return {
    sending,
    sent,
    start: (to: string) => void code.send({ by: kind === 'email' ? 'email' : 'sms', to }),
    code: sent && (
      <Ask isHidden heading={format(texts.account.verifyOf, { contact: sent.to })} onEscape={leave}>
        <Code code={code} isWhole onCancel={leave} />
      </Ask>
    ),
  };
}

interface AddProps {
  readonly kind: ContactKind;
}

/** @returns why a value cannot be added; undefined if it can */
function useKnown(kind: ContactKind): (value: string) => string | undefined {
  const { user, texts } = useVisitor();
  return (value) => {
    const known = waysOf(user, kind).find((contact) => contact.value === asciiEmail(value).toLowerCase());
    return known?.isVerified ? texts.account.known : undefined;
  };
}

function AddContact({ kind, onSent }: AddProps & { readonly onSent: (to: string | undefined) => void }) {
  const { texts } = useVisitor();
  const box = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const isKnown = useKnown(kind);
  const { sending, sent, code, start } = useConfirming(kind, () =>
    box.current?.querySelector<HTMLElement>('[type=submit]')?.focus(),
  );
  const to = sent?.to;
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    tell(to);
    return () => tell(undefined);
  }, [to]);
  const clear = (): void => {
    setRefusal(undefined);
    sending.clear();
  };
  const add = (value: string | undefined): void => {
    const why = value === undefined ? texts.errors.invalidEmail : isKnown(value);
    setRefusal(why);
    if (why !== undefined) box.current?.querySelector<HTMLElement>('input')?.focus();
    else if (value !== undefined) start(value);
  };
  const error = refusal ?? sending.failure;
  return (
    <div ref={box}>
      <Editing>
        <Placed asked={sending.asked} instead={code}>
          {kind === 'email' ? (
            <EmailForm error={error} busy={sending.pending} onChange={clear} onSubmit={add} />
          ) : (
            <NumberForm
              error={error}
              busy={sending.pending}
              onChange={clear}
              onRefuse={setRefusal}
              onSubmit={add}
            />
          )}
        </Placed>
      </Editing>
    </div>
  );
}

interface ContactFormProps {
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onChange: () => void;
  /** @param value undefined if it is none */
  readonly onSubmit: (value: string | undefined) => void;
}

function EmailForm({ error, busy, onChange, onSubmit }: ContactFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { texts, leave } = useVisitor();
  return (
    <Form onSubmit={(form) => onSubmit(parseEmail(fieldOf(form, 'email')))}>
      <Stack gap={16}>
        <EmailField
          field={field}
          texts={texts.email}
          autoComplete="email"
          onChange={onChange}
          error={error}
        />
        <Actions>
          <Press variant="primary" type="submit" busy={busy}>
            {texts.common.continue}
          </Press>
          <Press onPress={leave}>{texts.account.cancel}</Press>
        </Actions>
      </Stack>
    </Form>
  );
}

function NumberForm({
  error,
  busy,
  onChange,
  onRefuse,
  onSubmit,
}: ContactFormProps & { readonly onRefuse: (text: string) => void }) {
  const { scene, texts, leave } = useVisitor();
  const { phoneCountry, phoneCountries } = scene.config?.otpOptions ?? {};
  const [value, setValue] = useState<PhoneValue>(() => ({
    country: countryAmong(phoneCountry ?? likelyCountry(scene.locale, []), phoneCountries),
    number: '',
  }));
  const box = useRef<HTMLDivElement>(null);
  const refuse = (reason: unknown): void => {
    const isOfNumber = reason === 'invalidPhone' || reason === 'phoneCountry';
    onRefuse(texts.errors[isOfNumber ? reason : 'load']);
    box.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div ref={box}>
      <Stack gap={12}>
        <PhoneForm
          value={value}
          countries={phoneCountries}
          onChange={(typed) => {
            onChange();
            setValue(typed);
          }}
          task={{ pending: busy, failure: error, refuse, clear: onChange }}
          onSubmit={onSubmit}
          submit={texts.common.continue}
        />
        <Actions>
          <Press onPress={leave}>{texts.account.cancel}</Press>
        </Actions>
      </Stack>
    </div>
  );
}

/** An address or number that is in the list already. */
function Verifying({ kind, way }: { readonly kind: ContactKind; readonly way: SignInMethod }) {
  const { find, leave } = useVisitor();
  const { sending, code, start } = useConfirming(kind, leave);
  const open = useEffectEvent(() => {
    find(`[data-section=${kind}] [data-opens=verify][data-of="${CSS.escape(way.id)}"]`)?.focus();
    start(way.value);
  });
  useEffect(() => open(), []);
  return (
    <Placed asked={sending.asked} instead={code}>
      <Row
        title={<Contact value={way.value} />}
        role={<Unverified way={way} busy={sending.pending} onPress={() => start(way.value)} />}
      />
      <ErrorText>{sending.failure}</ErrorText>
    </Placed>
  );
}

function Contacts({
  kind,
  heading,
  none,
  add,
}: AddProps & Readonly<Record<'heading' | 'none' | 'add', string>>) {
  const { user, texts, send } = useVisitor();
  const isAdding = useOpenTask(kind) !== undefined;
  // While its code is entered, its row has nothing to add.
  const [entered, setEntered] = useState<string>();
  const ways = waysOf(user, kind).filter(({ value }) => !isAdding || value !== entered);
  return (
    <Section heading={heading}>
      <Ways
        kind={kind}
        ways={ways}
        canAdd
        words={{ ...texts.account, none, removed: 'removed' }}
        titleOf={({ value }) => <Contact value={value} />}
        opened={(way) => <Verifying kind={kind} way={way} />}
      />
      {isAdding ? (
        <AddContact kind={kind} onSent={setEntered} />
      ) : (
        <Foot>
          <Press
            variant="quiet"
            icon={<PlusIcon />}
            opens="edit"
            onPress={() => send({ type: 'opened', task: { section: kind, does: 'edit' } })}
          >
            {add}
          </Press>
        </Foot>
      )}
    </Section>
  );
}

export function Emails() {
  const { account } = useVisitor().texts;
  return <Contacts kind="email" heading={account.emails} none={account.noEmails} add={account.addEmail} />;
}

export function Phones() {
  const { account } = useVisitor().texts;
  return <Contacts kind="phone" heading={account.phones} none={account.noPhones} add={account.addPhone} />;
}
