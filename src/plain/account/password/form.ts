/** Asks for a new password, and saves it. A chunk of its own, for visitors who want one. */
import { verifiedEmails } from '../../../kit/lib/account.ts';
import { judgePassword } from '../../../provider/password-judgement.ts';
import type { PasswordStrength, SessionAnswer } from '../../../provider/port.ts';
import {
  type AccountPassword,
  accountPasswordOf,
  type PasswordOwner,
} from '../../../provider/stytch/account-password.ts';
import type { SessionEventType } from '../../../settings/types.ts';
import type { Editor } from '../editor.ts';
import type { PasswordForm } from '../host.ts';
import { adoptPasswordRules } from './sheet.ts';
import { type PasswordTexts, passwordTexts } from './texts.ts';
import { type PasswordField, passwordTree } from './tree.ts';

/** ms. Long enough to skip most keystrokes of a word, short enough to feel responsive. */
const DEBOUNCE_MS = 300;

/** Stytch's `error_type`s for users whose old password, if there is one, does not count. */
const WITHOUT_OLD: readonly unknown[] = ['reset_password', 'no_user_password'];

/** By Stytch's `error_type`, which field it refuses, and why. */
const REFUSALS: Readonly<
  Record<string, readonly [field: PasswordField, text: (texts: PasswordTexts) => string]>
> = {
  unauthorized_credentials: ['current-password', ({ account }) => account.wrongPassword],
  weak_password: ['new-password', ({ strength }) => strength.weak],
  breached_password: ['new-password', ({ strength }) => strength.breached],
};

const typeOf = (thrown: unknown): unknown => Reflect.get(Object(thrown) as object, 'type');

interface Saved {
  readonly type: Extract<SessionEventType, `PASSWORD_RESET_BY_${string}`>;
  readonly data: SessionAnswer['data'];
}

class NewPassword implements PasswordForm {
  readonly #editor: Editor;
  readonly #passwords: AccountPassword;
  readonly #owner: PasswordOwner;
  #asksForOld: boolean;
  #isShown = false;
  #wrong: PasswordField | undefined;
  #judged: { readonly password: string; readonly verdict: PasswordStrength } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(editor: Editor) {
    const { user, frame } = editor;
    this.#editor = editor;
    this.#passwords = accountPasswordOf(frame.client);
    const [email = ''] = user ? verifiedEmails({ ...user }) : [];
    this.#owner = { userId: user?.user_id ?? '', email };
    this.#asksForOld = !!user?.password && !user.password.requires_reset;
    adoptPasswordRules(frame.container.getRootNode() as ShadowRoot);
  }

  get tree() {
    const { isBusy, notice } = this.#editor.state;
    const verdict = this.#value('new-password') === '' ? undefined : this.#judged?.verdict;
    return passwordTree({
      texts: this.#texts,
      email: this.#owner.email,
      asksForOld: this.#asksForOld,
      isShown: this.#isShown,
      isBusy,
      judgement: judgePassword(
        verdict,
        this.#passwords.stored(),
        this.#texts,
        this.#editor.frame.look().catalogue.language,
      ),
      isChecking: verdict !== undefined && this.#verdict === undefined,
      isBreached: verdict?.breached === true,
      wrong: this.#wrong,
      notice,
    });
  }

  handle(event: Event): boolean {
    const target = event.target as Element;
    if (!target.closest('[data-password]')) return false;
    if (event.type === 'input') this.#onInput();
    else if (event.type === 'submit') this.#onSubmit(event as SubmitEvent);
    else {
      const { action } = target.closest<HTMLElement>('[data-action]')?.dataset ?? {};
      if (event.type !== 'click' || (action !== 'show' && action !== 'forgot')) return false;
      this.#onClick(action);
    }
    return true;
  }

  get #texts(): PasswordTexts {
    const { catalogue, strings } = this.#editor.frame.look();
    return passwordTexts(catalogue, strings ?? {});
  }

  /** Of what is typed now. */
  get #verdict(): PasswordStrength | undefined {
    return this.#judged?.password === this.#value('new-password') ? this.#judged.verdict : undefined;
  }

  #field(name: PasswordField): HTMLInputElement | null {
    return this.#editor.find(`[data-password] [name=${name}]`) as HTMLInputElement | null;
  }

  #value(name: PasswordField): string {
    return this.#field(name)?.value ?? '';
  }

  #onClick(action: 'show' | 'forgot'): void {
    if (action === 'show') this.#isShown = !this.#isShown;
    else if (!this.#editor.state.isBusy) {
      this.#asksForOld = false;
      this.#wrong = undefined;
    }
    this.#editor.vary({ notice: undefined });
    if (action === 'forgot') this.#field('new-password')?.focus();
  }

  #onInput(): void {
    this.#wrong = undefined;
    this.#editor.vary({ notice: undefined });
    clearTimeout(this.#timer);
    if (this.#verdict === undefined) this.#timer = setTimeout(() => void this.#check(), DEBOUNCE_MS);
  }

  async #check(): Promise<void> {
    const password = this.#value('new-password');
    if (password === '') return;
    try {
      const verdict = await this.#passwords.checkStrength(password, this.#owner);
      if (password !== this.#value('new-password')) return;
      this.#judged = { password, verdict };
      this.#editor.vary({});
    } catch {
      // Whoever saves the password learns what Stytch says of it.
    }
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (this.#editor.state.isBusy) return;
    const current = this.#value('current-password');
    const password = this.#value('new-password');
    const { emptyPassword } = this.#texts.errors;
    if (this.#asksForOld && current === '') this.#refuse('current-password', emptyPassword);
    else if (password === '') this.#refuse('new-password', emptyPassword);
    // The judgement beside the field says why.
    else if (this.#verdict?.valid === false) this.#refuse('new-password');
    else void this.#save((event.submitter ?? event.target) as HTMLElement, current, password);
  }

  #refuse(field: PasswordField, text?: string): void {
    this.#wrong = field;
    const notice = text === undefined ? undefined : ({ section: 'password', text, isError: true } as const);
    this.#editor.vary({ notice });
    this.#field(field)?.focus();
  }

  async #save(pressed: HTMLElement, current: string, password: string): Promise<void> {
    const editor = this.#editor;
    this.#wrong = undefined;
    const saved = await editor.run(
      pressed,
      () => this.#request(current, password),
      (thrown) => this.#explain(thrown),
    );
    if (saved) {
      editor.frame.succeeded(saved);
      const text = this.#texts.account.passwordSaved;
      editor.stop({ notice: { section: 'password', text, isError: false } });
    } else if (this.#wrong) this.#field(this.#wrong)?.focus();
  }

  async #request(current: string, password: string): Promise<Saved> {
    if (this.#asksForOld)
      try {
        const { data } = await this.#passwords.change(this.#owner, current, password);
        return { type: 'PASSWORD_RESET_BY_EXISTING_PASSWORD', data };
      } catch (thrown) {
        if (!WITHOUT_OLD.includes(typeOf(thrown))) throw thrown;
        this.#asksForOld = false;
      }
    const { data } = await this.#passwords.set(this.#owner, password);
    return { type: 'PASSWORD_RESET_BY_SESSION', data };
  }

  #explain(thrown: unknown): string | undefined {
    const refusal = Object.entries(REFUSALS).find(([type]) => type === typeOf(thrown))?.[1];
    this.#wrong = refusal?.[0];
    return refusal?.[1](this.#texts);
  }
}

export const openPasswordForm = (editor: Editor): PasswordForm => new NewPassword(editor);
