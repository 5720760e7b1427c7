/** The task that the visitor has opened in an account, and the requests that it makes. */

import { explainSetting } from '../../provider/explain-setting.ts';
import { type Account, accountOf } from '../../provider/stytch/account.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';
import type { User } from '../../settings/session-data.ts';
import { endsSession } from '../ends-session.ts';
import type { Asked, Proof, Refused } from '../proofs/host.ts';
import { runProved } from '../proofs/run-proved.ts';
import { failureText } from './failures.ts';
import type { AccountHost, Connecting, PasswordForm, RequestDeletion, SectionsFrame } from './host.ts';
import type { AccountState, Task } from './state.ts';
import { type AccountTexts, accountTexts } from './texts.ts';

export type Frame = SectionsFrame &
  Omit<AccountHost, 'client' | 'connect'> & {
    readonly client: StytchClientShape;
    readonly requestDeletion: RequestDeletion;
    /** Loads the form for a new password. */
    readonly loadPassword: () => Promise<(editor: Editor) => PasswordForm>;
    /** Loads what connects accounts at other providers. */
    readonly loadConnecting: () => Promise<(editor: Editor) => Connecting>;
  };

const AT_REST: Omit<AccountState, 'proof'> = {
  task: undefined,
  isBusy: false,
  notice: undefined,
  done: undefined,
};

export class Editor {
  readonly frame: Frame;
  readonly account: Account;
  #state = AT_REST;
  #proof: Proof | undefined;
  readonly #stay = new AbortController();

  constructor(frame: Frame) {
    this.frame = frame;
    this.account = accountOf(frame.client, this.user?.user_id ?? '');
  }

  get state(): AccountState {
    return { ...this.#state, proof: this.#proof?.tree };
  }

  /** Whether the visitor has left all this behind. */
  get hasLeft(): boolean {
    return this.left.aborted;
  }

  /** Aborted once the visitor has left all this behind. */
  get left(): AbortSignal {
    return this.#stay.signal;
  }

  get user(): User | undefined {
    return this.frame.look().state.user;
  }

  get texts(): AccountTexts {
    const { catalogue, strings } = this.frame.look();
    return accountTexts(catalogue, strings ?? {});
  }

  leave(): void {
    this.#stay.abort();
    this.leaveProof();
  }

  /** @returns whether the event was the proof's own */
  handleProof(event: Event): boolean {
    return this.#proof?.handle(event) ?? false;
  }

  leaveProof(): void {
    this.#proof?.leave();
  }

  vary(changes: Partial<Omit<AccountState, 'proof'>>): void {
    if (this.hasLeft) return;
    this.#state = { ...this.#state, ...changes };
    this.frame.draw();
  }

  find(selector: string): HTMLElement | null {
    return this.frame.container.querySelector<HTMLElement>(selector);
  }

  start(task: Task): void {
    this.vary({ task, notice: undefined, done: undefined });
    const place = `[data-section=${task.section}]`;
    (this.find(`${place} input:not([hidden])`) ?? this.find(`${place} [data-action=cancel]`))?.focus();
  }

  /** Leaves the task, and focuses what has started it, or else the place of it. */
  stop(changes: Partial<Omit<AccountState, 'proof'>> = {}): void {
    const { task } = this.#state;
    if (!task) return;
    this.vary({ task: undefined, notice: undefined, ...changes });
    const place = `[data-section=${task.section}]`;
    const id = 'id' in task ? `[data-id="${CSS.escape(task.id)}"]` : '';
    const pressed = this.find(`${place} [data-action=${task.does}]${id}`);
    (pressed ?? this.find(`${place} [data-action=edit]`))?.focus();
  }

  /**
   * Runs a change, and says so if it fails. Resolves with undefined then, and if the visitor does not confirm it.
   * @param explain what the visitor reads; undefined for what is said of all changes
   */
  async run<T>(
    pressed: HTMLElement,
    change: () => Promise<T>,
    explain: (thrown: unknown) => string | undefined = () => undefined,
  ): Promise<T | undefined> {
    this.vary({ isBusy: true, notice: undefined, done: undefined });
    try {
      const prove = async (refused: Refused): Promise<boolean> => {
        const isProved = await this.ask(pressed, refused);
        this.vary({ isBusy: isProved });
        return isProved;
      };
      const done = await runProved(change, prove);
      this.vary({ isBusy: false });
      return this.hasLeft ? undefined : done;
    } catch (thrown) {
      const text = explain(thrown) ?? failureText(thrown, this.texts);
      const section = this.#state.task?.section;
      explainSetting(thrown);
      this.frame.failed(thrown, text);
      if (endsSession(thrown)) await this.frame.refresh();
      this.vary({ isBusy: false, notice: section && { section, text, isError: true } });
      return undefined;
    }
  }

  /** Asks the visitor in place of the task. Resolves with whether they have answered. */
  async ask(pressed: HTMLElement, asked: Asked): Promise<boolean> {
    const { ask } = await this.frame.loadProof();
    if (this.hasLeft) return false;
    this.vary({ isBusy: false });
    const show = (proof: Proof | undefined): void => {
      this.#proof = proof;
      this.vary({});
    };
    return ask({ ...this.frame, pressed, show }, asked);
  }
}
