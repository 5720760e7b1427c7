/** Draws the list of passkeys, and makes the changes that the visitor asks for. A chunk of its own. */

import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { explainSetting } from '../../provider/explain-setting.ts';
import { phaseOf } from '../phase.ts';
import type { Proof, Refused } from '../proofs/host.ts';
import { runProved } from '../proofs/run-proved.ts';
import { render } from '../render.ts';
import { adoptRules } from '../sheet.ts';
import type { VisitorHost, VisitorView } from '../visitor-host.ts';
import type { Change, Changes } from './changes.ts';
import { failureOf } from './failures.ts';
import { passkeysIn } from './passkeys.ts';
import { passkeyListRules } from './styles.ts';
import { passkeyTexts, type SpokenTexts } from './texts.ts';
import { type ListState, NEW, passkeysTrees } from './tree.ts';

// For the later chunks, which the build makes without these (build/plain-chunks.mjs).
export { format } from '../../kit/i18n/strings.ts';
export { withOverrides } from '../../kit/i18n/with-overrides.ts';
export { hasOwn } from '../../kit/lib/has-own.ts';
export { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
export { isolate } from '../../kit/lib/isolate.ts';
export { recordsIn, textOf } from '../../kit/lib/records.ts';
export * from '../ask-trees.ts';
export { button } from '../button.ts';
export { failureTexts } from '../failure-texts.ts';
export { noticeTree } from '../notice.ts';

type PasskeysHost = VisitorHost<Changes>;

const AT_REST: Omit<ListState, 'proof'> = {
  asked: undefined,
  busy: undefined,
  notice: undefined,
  done: undefined,
};

class Passkeys implements VisitorView {
  #list = AT_REST;
  /** Of the user whose session was confirmed. */
  #userId: string | undefined;
  #proof: { readonly at: string; readonly asks: Proof } | undefined;
  readonly #container: HTMLElement;
  readonly #host: PasskeysHost;

  constructor(container: HTMLElement, host: PasskeysHost) {
    this.#container = container;
    this.#host = host;
    this.#on('click', (event) => this.#onClick(event));
    this.#on('submit', (event) => this.#onSubmit(event as SubmitEvent));
    this.#on('keydown', (event) => this.#onKeyDown(event as KeyboardEvent));
    this.#on('input', () => undefined);
    this.update();
  }

  update(): void {
    const { status, user } = this.#host.look().state;
    const userId = status === 'signed-in' ? user.user_id : undefined;
    if (status !== 'checking' && userId !== this.#userId) {
      this.#userId = userId;
      this.#list = AT_REST;
      this.#proof?.asks.leave();
      // So that a press can ask the device without a detour.
      if (userId !== undefined) this.#host.connect().catch(() => undefined);
    }
    this.#draw();
  }

  get #texts(): SpokenTexts {
    const { catalogue, locale, strings } = this.#host.look();
    return passkeyTexts(catalogue, locale, strings ?? {});
  }

  #find(selector: string): HTMLElement | null {
    return this.#container.querySelector<HTMLElement>(selector);
  }

  #vary(changes: Partial<ListState>): void {
    this.#list = { ...this.#list, ...changes };
    this.#draw();
  }

  #draw(): void {
    const { state, signInUrl, theme, colorScheme, look, domain } = this.#host.look();
    const texts = this.#texts;
    const passkeys = passkeysIn(state);
    const { asked, notice } = this.#list;
    const proof = this.#proof;
    const isListed = (id: string | undefined): boolean => passkeys.some((passkey) => passkey.id === id);
    // What belongs to a passkey that has gone stands below the list.
    const placeOf = (at: string): string => (isListed(at) ? at : NEW);
    const list: ListState = {
      ...this.#list,
      asked: isListed(asked?.id) ? asked : undefined,
      notice: notice && { ...notice, at: placeOf(notice.at) },
      proof: proof && { at: placeOf(proof.at), tree: proof.asks.tree },
    };
    const model = {
      ...texts,
      phase: phaseOf(state, this.#userId),
      passkeys,
      canCreate: hasWebAuthn(),
      signInUrl,
      domain,
    };
    adoptRules(this.#container.getRootNode() as ShadowRoot, passkeyListRules);
    const trees = passkeysTrees(model, list);
    const lost = render(this.#container, 'panel', { ...texts, theme, colorScheme, look }, trees);
    if (lost) this.#find('h2')?.focus();
  }

  #ask(id: string, step: 'rename' | 'remove'): void {
    this.#vary({ asked: { id, step }, notice: undefined, done: undefined });
    const field = this.#find('input') as HTMLInputElement | null;
    field?.select();
    (field ?? this.#find('[data-action=cancel]'))?.focus();
  }

  #stopAsking(): void {
    const { asked } = this.#list;
    if (!asked) return;
    this.#vary({ asked: undefined, notice: undefined });
    this.#find(`[data-action=${asked.step}][data-id="${CSS.escape(asked.id)}"]`)?.focus();
  }

  /** Listens to what is not the proof's. */
  #on(type: string, listener: (event: Event) => void): void {
    this.#container.addEventListener(type, (event) => {
      if (!this.#proof?.asks.handle(event)) listener(event);
    });
  }

  #onClick({ target }: Event): void {
    const pressed = (target as Element).closest<HTMLElement>('[data-action]');
    const { action, id = '' } = pressed?.dataset ?? {};
    if (!pressed || this.#list.busy !== undefined) return;
    // The visitor has turned to something else.
    this.#proof?.asks.leave();
    if (action === 'rename' || action === 'remove') this.#ask(id, action);
    else if (action === 'cancel') this.#stopAsking();
    else if (action === 'retry') void this.#host.refresh();
    else if (action === 'create') void this.#create(pressed);
    else if (action === 'confirm') void this.#remove(id, pressed);
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const id = (event.target as HTMLElement).dataset['id'] ?? '';
    const field = this.#find('input') as HTMLInputElement | null;
    if (this.#list.busy !== undefined || !field) return;
    const name = field.value.trim();
    if (name === '') {
      this.#vary({ notice: { at: id, hint: 'enterName' } });
      field.focus();
    } else void this.#rename(id, name, event.submitter ?? field);
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#list.asked || this.#list.busy !== undefined) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    this.#stopAsking();
  }

  async #create(pressed: HTMLElement): Promise<void> {
    const created = await this.#run(NEW, pressed, (changes) => changes.create());
    if (created === 'existing') this.#vary({ notice: { at: NEW, hint: 'existing' } });
    else if (created) this.#vary({ done: 'created' });
  }

  async #rename(id: string, name: string, pressed: HTMLElement): Promise<void> {
    if (!(await this.#run(id, pressed, (changes) => changes.rename(id, name)))) return;
    this.#stopAsking();
    this.#vary({ done: 'renamed' });
  }

  async #remove(id: string, pressed: HTMLElement): Promise<void> {
    const scene = this.#host.look();
    const before = passkeysIn(scene.state);
    const at = before.findIndex((passkey) => passkey.id === id);
    const domain = before[at]?.domain ?? scene.domain;
    if (!(await this.#run(id, pressed, (changes) => changes.remove(id, domain)))) return;
    this.#vary({ asked: undefined, done: 'removed' });
    const rows = this.#container.querySelectorAll<HTMLElement>('[data-action=remove]');
    (rows[at] ?? rows[at - 1] ?? this.#find('[data-action=create]') ?? this.#find('h2'))?.focus();
  }

  /** Runs a change, and says at its place if it fails. Returns undefined then, and if the visitor does not confirm it or has left. */
  async #run<T>(
    at: string,
    pressed: HTMLElement,
    change: (changes: Changes) => ReturnType<Change<T>>,
  ): Promise<T | undefined> {
    const userId = this.#userId;
    // A visitor who has signed out meanwhile has left all this behind, and the list may be somebody else's.
    const isCurrent = (): boolean => userId !== undefined && this.#userId === userId;
    this.#vary({ busy: at, notice: undefined, done: undefined });
    try {
      const done = await runProved(
        async () => change(await this.#host.connect()),
        async (refused) => {
          const isProved = isCurrent() && (await this.#prove(at, pressed, refused));
          if (isProved) this.#vary({ busy: at });
          return isProved;
        },
      );
      if (done === undefined || !isCurrent()) return undefined;
      this.#vary({ busy: undefined });
      return done;
    } catch (thrown) {
      const { errors } = this.#texts.texts;
      const failure = failureOf(thrown, errors, at === NEW);
      explainSetting(thrown);
      this.#host.failed(thrown, errors[failure]);
      if (isCurrent()) this.#vary({ busy: undefined, notice: { at, failure } });
      return undefined;
    }
  }

  /** Asks the visitor, at the place of a change. Resolves with whether the change is to be made now. */
  async #prove(at: string, pressed: HTMLElement, refused: Refused): Promise<boolean> {
    const userId = this.#userId;
    const [{ ask }, client] = await Promise.all([this.#host.loadProof(), this.#host.client()]);
    if (this.#userId !== userId) return false;
    const show = (asks: Proof | undefined): void => {
      this.#proof = asks && { at, asks };
      // Otherwise all of this is over.
      if (this.#userId === userId) this.#draw();
    };
    this.#vary({ busy: undefined });
    const host = { ...this.#host, client, container: this.#container, pressed, show };
    return ask(host, refused);
  }
}

/** @param container an element in the host's shadow root */
export const showPasskeys = (container: HTMLElement, host: PasskeysHost): VisitorView =>
  new Passkeys(container, host);
