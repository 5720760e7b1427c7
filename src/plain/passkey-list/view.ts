/** Draws the list of passkeys, and makes the changes that the visitor asks for. A chunk of its own. */

import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { httpUrl } from '../../kit/lib/http-url.ts';
import type { Look } from '../../kit/theme/overrides.ts';
import type { Theme } from '../../kit/theme/tokens.ts';
import { explainSetting } from '../../provider/explain-setting.ts';
import type { PasskeyList } from '../../provider/passkey-list-port.ts';
import type { SessionState } from '../../session/types.ts';
import type { AuthEventDetail, ColorScheme } from '../../settings/types.ts';
import { render } from '../render.ts';
import { adoptRules } from '../sheet.ts';
import { type Change, type Changes, createChanges } from './changes.ts';
import { type Failure, failureOf } from './failures.ts';
import { passkeysIn } from './passkeys.ts';
import { passkeysRules } from './styles.ts';
import { passkeyTexts, type SpokenTexts } from './texts.ts';
import { type ListPhase, type ListState, NEW, type Notice, passkeysTrees } from './tree.ts';

/** What the list depends on, at this moment. */
export interface PasskeysScene {
  readonly state: SessionState;
  readonly catalogue: Catalogue;
  /** BCP 47 */
  readonly locale: string;
  readonly baseURI: string;
  /** The domain that passkeys are for. */
  readonly domain: string;
  readonly signInUrl: string | undefined;
  readonly theme: Theme | undefined;
  readonly strings: StringOverrides | undefined;
  readonly colorScheme: ColorScheme | undefined;
  readonly look: Look | undefined;
}

/** The element that the list is drawn in. */
export interface PasskeysHost {
  look(): PasskeysScene;
  /** Asks the provider for the session. Resolves once the state is up to date, or stale. */
  refresh(): Promise<void>;
  /** Loads the client. */
  connect(): Promise<PasskeyList>;
  succeeded(event: AuthEventDetail): void;
  /** @param message that the visitor reads */
  failed(thrown: unknown, message: string): void;
}

export interface PasskeysView {
  /** The host's state, settings or language have changed. */
  update(): void;
}

const AT_REST: ListState = { asked: undefined, busy: undefined, notice: undefined, done: undefined };

class Passkeys implements PasskeysView {
  #list = AT_REST;
  /** Of the user whose session was confirmed. */
  #userId: string | undefined;
  readonly #changes: Changes;
  readonly #container: HTMLElement;
  readonly #host: PasskeysHost;

  constructor(container: HTMLElement, host: PasskeysHost) {
    this.#container = container;
    this.#host = host;
    this.#changes = createChanges(host);
    container.addEventListener('click', (event) => this.#onClick(event));
    container.addEventListener('submit', (event) => this.#onSubmit(event));
    container.addEventListener('keydown', (event) => this.#onKeyDown(event));
    this.update();
  }

  update(): void {
    const { status, user } = this.#host.look().state;
    const userId = status === 'signed-in' ? user.user_id : undefined;
    if (status !== 'checking' && userId !== this.#userId) {
      this.#userId = userId;
      this.#list = AT_REST;
      // So that a press can ask the device without a detour.
      if (userId !== undefined) this.#host.connect().catch(() => undefined);
    }
    this.#draw();
  }

  /** While the provider cannot be reached, the list that it has confirmed stays. */
  get #phase(): ListPhase {
    const { status, stale, user } = this.#host.look().state;
    if (status === 'signed-out') return 'signed-out';
    if (status === 'signed-in' || (user && user.user_id === this.#userId)) return 'list';
    return stale ? 'unreachable' : 'checking';
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
    const { state, signInUrl, theme, colorScheme, look, baseURI, domain } = this.#host.look();
    const texts = this.#texts;
    const passkeys = passkeysIn(state);
    const { asked, notice } = this.#list;
    const isListed = (id: string | undefined): boolean => passkeys.some((passkey) => passkey.id === id);
    const list: ListState = {
      ...this.#list,
      asked: isListed(asked?.id) ? asked : undefined,
      // What was said about a passkey that has gone is said below the list.
      notice: notice && { ...notice, at: isListed(notice.at) ? notice.at : NEW },
    };
    const model = {
      ...texts,
      phase: this.#phase,
      passkeys,
      canCreate: hasWebAuthn(),
      signInUrl: httpUrl(signInUrl, baseURI),
      domain,
    };
    adoptRules(this.#container.getRootNode() as ShadowRoot, passkeysRules);
    const trees = passkeysTrees(model, list);
    const lost = render(this.#container, 'passkeys', { ...texts, theme, colorScheme, look }, trees);
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

  #onClick({ target }: Event): void {
    const pressed = (target as Element).closest<HTMLElement>('[data-action]');
    const { action, id = '' } = pressed?.dataset ?? {};
    if (this.#list.busy !== undefined) return;
    if (action === 'rename' || action === 'remove') this.#ask(id, action);
    else if (action === 'cancel') this.#stopAsking();
    else if (action === 'retry') void this.#host.refresh();
    else if (action === 'create') void this.#create();
    else if (action === 'confirm') void this.#remove(id);
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    const id = (event.target as HTMLElement).dataset['id'] ?? '';
    const field = this.#find('input') as HTMLInputElement | null;
    if (this.#list.busy !== undefined || !field) return;
    const name = field.value.trim();
    if (name === '') {
      this.#vary({ notice: { at: id, hint: 'enterName' } });
      field.focus();
    } else void this.#rename(id, name);
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#list.asked || this.#list.busy !== undefined) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    this.#stopAsking();
  }

  async #create(): Promise<void> {
    const created = await this.#run(NEW, this.#changes.create);
    if (created === 'existing') this.#vary({ notice: { at: NEW, hint: 'existing' } });
    else if (created) this.#vary({ done: 'created' });
  }

  async #rename(id: string, name: string): Promise<void> {
    if (!(await this.#run(id, () => this.#changes.rename(id, name)))) return;
    this.#stopAsking();
    this.#vary({ done: 'renamed' });
  }

  async #remove(id: string): Promise<void> {
    const scene = this.#host.look();
    const before = passkeysIn(scene.state);
    const at = before.findIndex((passkey) => passkey.id === id);
    const domain = before[at]?.domain ?? scene.domain;
    if (!(await this.#run(id, () => this.#changes.remove(id, domain)))) return;
    this.#vary({ asked: undefined, done: 'removed' });
    const rows = this.#container.querySelectorAll<HTMLElement>('[data-action=remove]');
    (rows[at] ?? rows[at - 1] ?? this.#find('[data-action=create]') ?? this.#find('h2'))?.focus();
  }

  /** Runs a change, and says at its place if it fails. Returns undefined then. */
  async #run<T>(at: string, change: Change<T>): Promise<T | undefined> {
    const userId = this.#userId;
    this.#vary({ busy: at, notice: undefined, done: undefined });
    let notice: Notice | undefined;
    try {
      return await change();
    } catch (thrown) {
      const { errors } = this.#texts.texts;
      const failure: Failure = failureOf(thrown, errors, at === NEW);
      explainSetting(thrown);
      this.#host.failed(thrown, errors[failure]);
      notice = { at, failure };
      return undefined;
    } finally {
      // A visitor who has signed out meanwhile has left all this behind, and the list may be somebody else's.
      if (userId !== undefined && this.#userId === userId) this.#vary({ busy: undefined, notice });
    }
  }
}

/** @param container an element in the host's shadow root */
export const showPasskeys = (container: HTMLElement, host: PasskeysHost): PasskeysView =>
  new Passkeys(container, host);
