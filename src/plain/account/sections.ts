/** The sections of an account, and what visitors change there. A chunk of its own, for visitors who are signed in. */
import { format } from '../../kit/i18n/strings.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import type { Account } from '../../provider/account-port.ts';
import { explainSetting } from '../../provider/explain-setting.ts';
import { settlePageWork } from '../../provider/page-work.ts';
import type { ProofReason } from '../../provider/proofs/ways.ts';
import { accountOf } from '../../provider/stytch/account.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import type { User } from '../../settings/session.ts';
import type * as proofs from '../proofs/proof.ts';
import { runProved } from '../proofs/run-proved.ts';
import { type Contact, type ContactKind, contactsOf, nameOf, parsePhone } from './contacts.ts';
import { requireFreshFactor, UNHANDLED } from './deletion.ts';
import { endsSession, failureText } from './failures.ts';
import type { AccountHost, RequestDeletion, Sections, SectionsFrame } from './host.ts';
import { type AccountTexts, accountTexts } from './texts.ts';
import { type AccountState, accountTrees, isSection, type Task } from './tree.ts';

type Frame = SectionsFrame &
  Omit<AccountHost, 'client' | 'connect'> & {
    readonly client: StytchClientShape;
    readonly requestDeletion: RequestDeletion;
  };

const AT_REST: Omit<AccountState, 'proof'> = {
  task: undefined,
  isBusy: false,
  notice: undefined,
  done: undefined,
};

class OpenSections implements Sections {
  #state = AT_REST;
  #proof: proofs.Proof | undefined;
  #hasLeft = false;
  readonly #account: Account;
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#account = accountOf(frame.client);
  }

  get trees(): readonly Tree[] {
    const user = this.#user;
    if (!user) return [];
    const { sections } = this.#frame.look();
    const { task } = this.#state;
    const isThere = !task || !('id' in task) || this.#contact(task.section, task.id) !== undefined;
    return accountTrees({
      ...this.#state,
      // The contact may have gone.
      task: isThere ? task : undefined,
      proof: this.#proof?.tree,
      texts: this.#texts,
      user,
      sections: (Array.isArray(sections) ? sections : ['name', 'email']).filter(isSection),
    });
  }

  handle(event: Event): void {
    if (this.#proof?.handle(event)) return;
    if (event.type === 'click') this.#onClick(event.target as Element);
    else if (event.type === 'submit') this.#onSubmit(event as SubmitEvent);
    else if (event.type === 'keydown' && (event as KeyboardEvent).key === 'Escape') this.#onEscape(event);
  }

  leave(): void {
    this.#hasLeft = true;
    this.#proof?.leave();
  }

  get #user(): User | undefined {
    return this.#frame.look().state.user;
  }

  get #texts(): AccountTexts {
    const { catalogue, strings } = this.#frame.look();
    return accountTexts(catalogue, strings ?? {});
  }

  #contact(kind: ContactKind, id: string): Contact | undefined {
    return this.#user && contactsOf(this.#user, kind).find((contact) => contact.id === id);
  }

  #vary(changes: Partial<AccountState>): void {
    if (this.#hasLeft) return;
    this.#state = { ...this.#state, ...changes };
    this.#frame.draw();
  }

  #find(selector: string): HTMLElement | null {
    return this.#frame.container.querySelector<HTMLElement>(selector);
  }

  #start(task: Task): void {
    this.#vary({ task, notice: undefined, done: undefined });
    const place = `[data-section=${task.section}]`;
    (this.#find(`${place} input`) ?? this.#find(`${place} [data-action=cancel]`))?.focus();
  }

  /** Leaves the task, and focuses what has started it, or else the place of it. */
  #stop(changes: Partial<AccountState> = {}): void {
    const { task } = this.#state;
    if (!task) return;
    this.#vary({ task: undefined, notice: undefined, ...changes });
    const place = `[data-section=${task.section}]`;
    const id = 'id' in task ? `[data-id="${CSS.escape(task.id)}"]` : '';
    const pressed = this.#find(`${place} [data-action=${task.does}]${id}`);
    (pressed ?? this.#find(`${place} [data-action=edit]`))?.focus();
  }

  #onClick(target: Element): void {
    const pressed = target.closest<HTMLElement>('[data-action]');
    const section = pressed?.closest<HTMLElement>('[data-section]')?.dataset['section'] as Section;
    const { action, id = '' } = pressed?.dataset ?? {};
    if (!pressed || this.#state.isBusy) return;
    // The visitor has turned to something else.
    this.#proof?.leave();
    if (action === 'cancel') this.#stop();
    else if (section === 'delete')
      void (action === 'remove' ? this.#askToDelete(pressed) : this.#deleteAccount(pressed));
    else if (action === 'edit') this.#start({ section, does: 'edit' });
    else if (section === 'name') return;
    else if (action === 'remove') this.#start({ section, does: 'remove', id });
    else if (action === 'confirm') void this.#remove(section, id, pressed);
    else if (action === 'verify') void this.#verify(section, id, pressed);
  }

  #onEscape(event: Event): void {
    if (!this.#state.task || this.#state.isBusy) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    this.#stop();
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const { task, isBusy } = this.#state;
    if (isBusy || !task || task.section === 'delete') return;
    const form = event.target as HTMLFormElement;
    const pressed = (event.submitter ?? form) as HTMLElement;
    const read = (name: string): string => (form.elements.namedItem(name) as HTMLInputElement).value.trim();
    if (task.section === 'name') void this.#saveName(read('given-name'), read('family-name'), pressed);
    else void this.#add(task.section, read(task.section), pressed);
  }

  async #saveName(first: string, last: string, pressed: HTMLElement): Promise<void> {
    const middle = this.#user ? nameOf(this.#user).middle : '';
    const data = await this.#run(pressed, () => this.#account.saveName({ first, middle, last }));
    if (!data) return;
    this.#frame.succeeded({ type: 'USER_UPDATE', data });
    this.#stop({ done: this.#texts.account.nameSaved });
  }

  async #add(kind: ContactKind, typed: string, pressed: HTMLElement): Promise<void> {
    const { account, errors } = this.#texts;
    const value = kind === 'email' ? parseEmail(typed) : parsePhone(typed);
    const known =
      this.#user && contactsOf(this.#user, kind).find((contact) => contact.value === value?.toLowerCase());
    if (value === undefined || known?.isVerified) {
      const text = known ? account.known : kind === 'email' ? errors.invalidEmail : errors.invalidPhone;
      this.#vary({ notice: { section: kind, text, isError: true } });
      this.#find(`[data-section=${kind}] input`)?.focus();
    } else await this.#confirm(kind, value, pressed);
  }

  async #verify(kind: ContactKind, id: string, pressed: HTMLElement): Promise<void> {
    const contact = this.#contact(kind, id);
    const task: Task = { section: kind, does: 'verify', id };
    this.#vary({ task });
    if (contact) await this.#confirm(kind, contact.value, pressed);
    // A row has no form of its own to come back to, and the visitor may have turned to another.
    if (this.#state.task === task) this.#vary({ task: undefined });
  }

  /** Sends a code to an address or number, and asks for it. */
  async #confirm(kind: ContactKind, to: string, pressed: HTMLElement): Promise<void> {
    const way = { by: kind === 'email' ? 'email' : 'sms', to } as const;
    const sent = await this.#run(pressed, async () =>
      (await this.#frame.loadProof()).sendCode(this.#frame, way),
    );
    if (!sent) return;
    // Otherwise it is not in the list if the visitor does not go on.
    void this.#account.refresh();
    const { account } = this.#texts;
    const heading = format(account.verifyOf, { contact: to });
    const isProved = await this.#ask(pressed, ({ openCode }, host) => openCode(host, way, heading));
    if (isProved) this.#stop({ done: format(account.verified, { contact: to }) });
  }

  async #remove(kind: ContactKind, id: string, pressed: HTMLElement): Promise<void> {
    const contact = this.#contact(kind, id)?.value ?? '';
    const data = await this.#run(pressed, () => this.#account.remove(kind, id));
    if (!data) return;
    const type = kind === 'email' ? 'USER_DELETE_EMAIL' : 'USER_DELETE_PHONE_NUMBER';
    this.#frame.succeeded({ type, data });
    this.#stop({ done: format(this.#texts.account.removed, { contact }) });
  }

  async #askToDelete(pressed: HTMLElement): Promise<void> {
    const task: Task = { section: 'delete', does: 'verify' };
    this.#vary({ task });
    const isFresh = await this.#run(pressed, async () => {
      requireFreshFactor(await this.#account.session());
      return true;
    });
    // Otherwise the visitor has turned to something else.
    if (this.#state.task !== task) return;
    if (isFresh) this.#start({ section: 'delete', does: 'remove' });
    else this.#vary({ task: undefined });
  }

  async #deleteAccount(pressed: HTMLElement): Promise<void> {
    const { user, session } = this.#frame.look().state;
    if (!user || !session) return;
    const work = this.#frame.requestDeletion({ session, user });
    if (work === false) this.#stop();
    else if (work) await this.#run(pressed, () => this.#signOutAfter(work));
    else {
      this.#frame.complain(UNHANDLED);
      const { configuration } = this.#texts.errors;
      this.#vary({ notice: { section: 'delete', text: configuration, isError: true } });
    }
  }

  async #signOutAfter(work: Promise<unknown>): Promise<void> {
    await settlePageWork(work);
    // Somebody else may have signed in meanwhile.
    if (this.#hasLeft) return;
    const { signOut } = this.#frame;
    // The second call ends it in this browser in any case.
    await signOut().catch(signOut);
  }

  /** Runs a change, and says so if it fails. Resolves with undefined then, and if the visitor does not confirm it. */
  async #run<T>(pressed: HTMLElement, change: () => Promise<T>): Promise<T | undefined> {
    this.#vary({ isBusy: true, notice: undefined, done: undefined });
    try {
      const prove = async (reason: ProofReason, refusal: unknown): Promise<boolean> => {
        const isProved = await this.#ask(pressed, ({ openProof }, host) => openProof(host, reason, refusal));
        this.#vary({ isBusy: isProved });
        return isProved;
      };
      const done = await runProved(change, prove);
      this.#vary({ isBusy: false });
      return this.#hasLeft ? undefined : done;
    } catch (thrown) {
      const text = failureText(thrown, this.#texts);
      const section = this.#state.task?.section;
      explainSetting(thrown);
      this.#frame.failed(thrown, text);
      if (endsSession(thrown)) await this.#frame.refresh();
      this.#vary({ isBusy: false, notice: section && { section, text, isError: true } });
      return undefined;
    }
  }

  /** Asks the visitor in place of the task. Resolves with whether they have answered. */
  async #ask(
    pressed: HTMLElement,
    open: (module: typeof proofs, host: proofs.ProofHost) => proofs.Proof,
  ): Promise<boolean> {
    const module = await this.#frame.loadProof();
    if (this.#hasLeft) return false;
    return new Promise((resolve) => {
      this.#proof = open(module, {
        ...this.#frame,
        ended: (isProved) => {
          this.#proof = undefined;
          this.#vary({});
          pressed.focus();
          resolve(isProved);
        },
      });
      this.#vary({ isBusy: false });
      this.#proof.focus();
    });
  }
}

export const openSections = (frame: Frame): Sections => new OpenSections(frame);
