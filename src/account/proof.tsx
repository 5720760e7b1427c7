/** "Confirm it's you": by a passkey, or by a code. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { format } from '../kit/i18n/strings.ts';
import { hasWebAuthn } from '../kit/lib/has-webauthn.ts';
import { isolate } from '../kit/lib/isolate.ts';
import { classOf } from '../kit/theme/class-names.ts';
import { placed } from '../kit/ui/card-styles.ts';
import { ErrorText } from '../kit/ui/error-text.tsx';
import { linkStyle } from '../kit/ui/sentence.tsx';
import { minutesLeft } from '../provider/minutes-left.ts';
import { askAlone, explainConfiguration, isCancellation } from '../provider/passkeys/requests.ts';
import type { ProveByPasskey } from '../provider/proofs/port.ts';
import { mask, type Way, waysFor } from '../provider/proofs/ways.ts';
import { proofsOf } from '../provider/stytch/account.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import { authenticateOf } from '../provider/stytch/passkeys.ts';
import { Code } from './code.tsx';
import { type CodeWay, type SentCode, sendCode } from './send-code.ts';
import { Actions, Ask, Press } from './ui.tsx';
import { type Asked, type Request, useRequest } from './use-request.ts';
import { useVisitor } from './visitor.ts';

/** @param client the page's own client, or one made by `sharedClient` */
const passkeyProofOf =
  (client: StytchClientShape): ProveByPasskey =>
  async (options) => {
    try {
      const authenticate = authenticateOf(client);
      return await askAlone(() => authenticate({ ...options, autofill: false, onChosen: () => undefined }));
    } catch (thrown) {
      explainConfiguration(thrown, options.domain);
      throw thrown;
    }
  };

/** Proves by a passkey. */
function usePasskeyProof(left: RefObject<AbortController>, end: (isProved: boolean) => void) {
  const { host, client, user, scene, texts } = useVisitor();
  return useRequest(
    async () => {
      const { session } = host.look().state;
      const { signal } = left.current;
      const proved = await passkeyProofOf(client)({
        domain: scene.domain,
        sessionMinutes: minutesLeft(session),
        signal,
      });
      host.succeeded({ type: 'WEBAUTHN_AUTHENTICATE', data: proved.data });
      end(proved.user.user_id === user.user_id && host.look().state.user?.user_id === user.user_id);
    },
    (thrown) => (Reflect.get(Object(thrown), 'code') === 'passkey' ? texts.proof.passkeyFailed : undefined),
    { isToldToPage: (thrown) => !isCancellation(thrown) },
  );
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly sending: Request<[CodeWay]>;
  readonly using: Request<[]>;
  readonly onCancel: () => void;
}

function Ways({ ways, sending, using, onCancel }: WaysProps) {
  const { scene, texts } = useVisitor();
  const [pressed, setPressed] = useState<Way>();
  const failed = sending.failed ?? using.failed;
  const press = (way: Way): void => {
    setPressed(way);
    sending.clear();
    using.clear();
    void (way.by === 'passkey' ? using.run() : sending.run(way));
  };
  const nameOf = (way: Way): string =>
    way.by === 'passkey'
      ? texts.proof.usePasskey
      : format(texts.proof.sendCode, { destination: isolate(mask(way.to)) });
  return (
    <>
      {ways.length === 0 && <ErrorText>{texts.proof.none}</ErrorText>}
      {ways.length === 0 && scene.signInUrl !== undefined && (
        <a part="link" href={scene.signInUrl} className={classOf(linkStyle)}>
          {texts.session.signIn}
        </a>
      )}
      <ErrorText quiet={failed?.isQuiet ?? false}>{failed?.text}</ErrorText>
      <Actions column>
        {ways.map((way, index) => (
          <Press
            key={index}
            busy={way === pressed && (sending.pending || using.pending)}
            onPress={() => press(way)}
          >
            {nameOf(way)}
          </Press>
        ))}
        <Press variant="quiet" whileBusy onPress={onCancel}>
          {texts.proof.cancel}
        </Press>
      </Actions>
    </>
  );
}

function Proof({ reason, refusal, answer }: Asked) {
  const visitor = useVisitor();
  const { host, client, user, scene, texts } = visitor;
  const [ways] = useState<readonly Way[]>(() => {
    const { session } = scene.state;
    const domain = hasWebAuthn() && proofsOf(client).hasPasskeys ? scene.domain : undefined;
    return session ? waysFor(user, session, reason, domain) : [];
  });
  const [code, setCode] = useState<{ readonly way: CodeWay; readonly sent: SentCode }>();
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(new AbortController());

  const end = (isProved: boolean, isLeft = false): void => {
    if (left.current.signal.aborted) return;
    left.current.abort();
    answer(isProved, isLeft);
  };
  const sending = useRequest(async (way: CodeWay) => setCode({ way, sent: await sendCode(visitor, way) }));
  const using = usePasskeyProof(left, end);
  const open = useEffectEvent(() => {
    if (ways.length === 0) host.failed(refusal, texts.proof.none);
    box.current?.querySelector('button')?.focus();
  });
  // The visitor may turn to something else.
  const leave = useEffectEvent(() => end(false, true));
  useEffect(() => {
    open();
    return () => leave();
  }, []);

  const cancel = () => end(false);
  return (
    <div ref={box}>
      <Ask heading={texts.proof.heading} onEscape={cancel}>
        {code ? (
          <Code {...code} resend={sending} onProved={end} onCancel={cancel} />
        ) : (
          <Ways ways={ways} sending={sending} using={using} onCancel={cancel} />
        )}
      </Ask>
    </div>
  );
}

interface PlacedProps {
  readonly asked: Asked | undefined;
  /** Anything else that takes the place. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps its contents, with what was typed, while a proof is asked for in their place. */
export function Placed({ asked, instead, children }: PlacedProps) {
  return (
    <>
      <div hidden={Boolean(asked ?? instead)} className={classOf(placed)}>
        {children}
      </div>
      {asked ? <Proof {...asked} /> : instead}
    </>
  );
}
