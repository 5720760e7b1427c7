/** "Confirm that it is you": asks the visitor before a change for which Stytch wants a proof. A chunk of its own. */
import { type Moment, SEND_PAUSE_SECONDS, secondsLeft, thisMoment } from '../../kit/lib/countdown.ts';
import { toDigits } from '../../kit/lib/digits.ts';
import { CODE_LENGTH } from '../../kit/lib/extract-code.ts';
import { hasOwn } from '../../kit/lib/has-own.ts';
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { ProviderError } from '../../provider/errors.ts';
import { explainSetting } from '../../provider/explain-setting.ts';
import { minutesLeft } from '../../provider/minutes-left.ts';
import { isCancellation } from '../../provider/passkeys/failures.ts';
import type { SessionAnswer } from '../../provider/port.ts';
import { type Way, waysFor } from '../../provider/proofs/ways.ts';
import { refusesCode } from '../../provider/refuses-code.ts';
import { type Proofs, proofsOf } from '../../provider/stytch/proofs.ts';
import type { Asked, Proof, ProofHost } from './host.ts';
import { codes, sendCode } from './send-code.ts';
import { type Texts, textsOfProof } from './texts.ts';
import { type CodeWay, type ProofState, proofTree } from './tree.ts';

class OpenProof implements Proof {
  #state: ProofState = { code: undefined, busy: undefined, canResend: false, notice: undefined };
  #methodId = '';
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  /** Aborted at the end. */
  readonly #open = new AbortController();
  readonly #userId: string | undefined;
  #ways: readonly Way[] = [];
  #heading: string | undefined;
  readonly #host: ProofHost;
  readonly #answer: (isProved: boolean) => void;
  readonly #proofs: Proofs;

  constructor(host: ProofHost, asked: Asked, answer: (isProved: boolean) => void) {
    this.#host = host;
    this.#answer = answer;
    this.#proofs = proofsOf(host.client);
    const { state, domain } = host.look();
    const { user, session } = state;
    this.#userId = user?.user_id;
    if ('way' in asked) {
      this.#heading = asked.heading;
      this.#state = { ...this.#state, code: asked.way };
      void this.#send(asked.way);
      return;
    }
    const passkeyDomain = hasWebAuthn() && this.#proofs.hasPasskeys ? domain : undefined;
    this.#ways = user && session ? waysFor(user, session, asked.reason, passkeyDomain) : [];
    if (this.#ways.length === 0) host.failed(asked.refusal, this.#texts.proof.none);
    // So that a press can ask the device without a detour. If it fails, the press asks again.
    if (this.#ways.some(({ by }) => by === 'passkey')) host.loadPasskeyWay().catch(() => undefined);
  }

  get tree() {
    return proofTree({
      ...this.#state,
      texts: this.#texts,
      heading: this.#heading ?? this.#texts.proof.heading,
      ways: this.#ways,
      signInUrl: this.#host.look().signInUrl,
    });
  }

  focus(): void {
    (this.#field ?? this.#host.container.querySelector<HTMLElement>('[data-proof] button'))?.focus();
  }

  handle(event: Event): boolean {
    const target = event.target as Element;
    if (!target.closest('[data-proof]')) return false;
    if (event.type === 'click') this.#onClick(target);
    else if (event.type === 'input') this.#onInput();
    else if (event.type === 'submit') {
      event.preventDefault();
      void this.#enter();
    } else if ((event as KeyboardEvent).key === 'Escape') {
      event.preventDefault();
      // A dialog around it stays open.
      event.stopPropagation();
      this.leave();
    }
    return true;
  }

  leave(): void {
    this.#end(false);
  }

  get #texts(): Texts {
    const { catalogue, strings } = this.#host.look();
    return textsOfProof(catalogue, strings ?? {});
  }

  get #field(): HTMLInputElement | null {
    return this.#host.container.querySelector<HTMLInputElement>('[data-proof] input');
  }

  #vary(changes: Partial<ProofState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#host.show(this);
  }

  #end(isProved: boolean): void {
    if (this.#open.signal.aborted) return;
    clearTimeout(this.#resendTimer);
    this.#open.abort();
    this.#host.show(undefined);
    this.#host.pressed.focus();
    this.#answer(isProved);
  }

  #onClick(target: Element): void {
    const { action, id } = target.closest<HTMLElement>('[data-action]')?.dataset ?? {};
    if (action === 'leave') this.leave();
    if (this.#state.busy !== undefined) return;
    const way = action === 'resend' ? this.#state.code : action === 'way' && this.#ways[Number(id)];
    if (way) void (way.by === 'passkey' ? this.#usePasskey(way) : this.#send(way));
  }

  #onInput(): void {
    const field = this.#field;
    if (!field) return;
    const digits = toDigits(field.value).slice(0, CODE_LENGTH);
    if (digits !== field.value) field.value = digits;
    if (digits.length === CODE_LENGTH) void this.#enter();
  }

  async #usePasskey(way: Way): Promise<void> {
    const { domain } = this.#host.look();
    const { signal } = this.#open;
    await this.#attempt(way, 'WEBAUTHN_AUTHENTICATE', async () => {
      const { passkeyProofOf } = await this.#host.loadPasskeyWay();
      signal.throwIfAborted();
      return passkeyProofOf(this.#host.client)({ domain, sessionMinutes: this.#minutes, signal });
    });
  }

  async #send(way: CodeWay): Promise<void> {
    this.#vary({ busy: way, notice: undefined });
    try {
      const { methodId, sentAt } = await sendCode(this.#host, way);
      if (this.#open.signal.aborted) return;
      this.#methodId = methodId;
      this.#vary({ code: way, busy: undefined, canResend: false });
      this.#allowResend(sentAt);
      this.focus();
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  #allowResend(sentAt: Moment): void {
    const left = secondsLeft(SEND_PAUSE_SECONDS, sentAt, thisMoment());
    if (left === 0) this.#vary({ canResend: true });
    else this.#resendTimer = setTimeout(() => this.#allowResend(sentAt), left * 1000);
  }

  async #enter(): Promise<void> {
    const code = this.#field?.value ?? '';
    if (this.#state.busy !== undefined) return;
    if (code.length < CODE_LENGTH) {
      this.#vary({ notice: { text: this.#texts.errors.invalidPasscode, isError: true } });
      this.#field?.focus();
      return;
    }
    await this.#attempt('code', 'OTP_AUTHENTICATE', async () => {
      const answer = await this.#proofs.enterCode(code, this.#methodId, this.#minutes);
      codes.forget(this.#host.client);
      return answer;
    });
  }

  /** The session stays as long as it was. */
  get #minutes(): number {
    const { session } = this.#host.look().state;
    // Without a session, the proof has ended.
    return session ? minutesLeft(session) : 0;
  }

  async #attempt(
    busy: Way | 'code',
    type: 'WEBAUTHN_AUTHENTICATE' | 'OTP_AUTHENTICATE',
    prove: () => Promise<SessionAnswer>,
  ): Promise<void> {
    this.#vary({ busy, notice: undefined });
    try {
      const { data, user } = await prove();
      this.#host.succeeded({ type, data });
      this.#end(user.user_id === this.#userId && this.#host.look().state.user?.user_id === this.#userId);
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  #fail(thrown: unknown): void {
    if (this.#open.signal.aborted) return;
    const { errors, proof } = this.#texts;
    // The element's `LoadError` is another class than this chunk's.
    const error =
      thrown instanceof Error && hasOwn(thrown, 'code')
        ? (thrown as ProviderError)
        : new ProviderError('unexpected');
    const isWrongCode = this.#state.busy === 'code' && refusesCode(error);
    const text = isWrongCode
      ? errors.invalidPasscode
      : error.code === 'passkey'
        ? proof.passkeyFailed
        : hasOwn(errors, error.code)
          ? errors[error.code as keyof typeof errors]
          : errors.unexpected;
    // What the visitor gets past is nothing for the page.
    if (!isWrongCode && !isCancellation(error)) {
      explainSetting(error);
      this.#host.failed(error, text);
    }
    this.#vary({ busy: undefined, notice: { text, isError: !isCancellation(error) } });
    if (!isWrongCode || !this.#field) return;
    this.#field.value = '';
    this.#field.focus();
  }
}

/** Asks in place of what was pressed. Resolves with whether the visitor has answered. */
export const ask = (host: ProofHost, asked: Asked): Promise<boolean> =>
  new Promise((answer) => {
    const proof = new OpenProof(host, asked, answer);
    host.show(proof);
    proof.focus();
  });

/** For those who only have a code sent. */
export { sendCode } from './send-code.ts';
