import { CONSUMER_TRANSLATIONS } from '../src/kit/i18n/consumer-translations.ts';
import { ENGLISH } from '../src/kit/i18n/languages.ts';
import { PASSKEY_TRANSLATIONS } from '../src/kit/i18n/passkey-translations.ts';
import { hasOtherAttributes } from '../src/kit/lib/observed-attributes.ts';
import { firstLocale, pageLanguages } from '../src/kit/lib/page-language.ts';
import type { Changes } from '../src/plain/passkey-list/changes.ts';
import type { PasskeysHost, PasskeysView } from '../src/plain/passkey-list/view.ts';
import { ProviderError } from '../src/provider/errors.ts';
import { pageClient } from '../src/session/page-client.ts';
import type { SessionStore } from '../src/session/types.ts';
import { checkPasskeyDomain } from '../src/settings/passkey-domain.ts';
import type { Config } from '../src/settings/types.ts';
import { catalogueFrom, followCatalogue } from '../src/shell/entry/follow-catalogue.ts';
import { AuthEventEvent } from './events.ts';
import { GIVEN, LEFT, UPDATE } from './internal/element-base.ts';
import { followedSession } from './internal/followed-session.ts';
import { PASSKEYS_FIELDS, type PasskeysProperties } from './internal/passkeys-fields.ts';
import { plainElement } from './internal/plain-element.ts';

/** ms after which code that could not be loaded is requested again. */
const RETRY_MS = 30_000;

/**
 * The passkeys of the visitor who is signed in: a list, in which they can be renamed and deleted, and a button that
 * creates one.
 *
 * @element auth-passkeys
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @fires {AuthEventEvent} auth-event - A passkey was created, renamed or deleted, or the visitor has confirmed that it is them. `detail: { type, data }`
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthPasskeys extends plainElement<PasskeysProperties>(PASSKEYS_FIELDS) {
  static readonly tag: string = 'auth-passkeys';

  readonly #followed = followedSession(this, 'Passkeys', () => this.#draw());
  readonly #catalogue = followCatalogue(
    () => this.#draw(),
    catalogueFrom(CONSUMER_TRANSLATIONS, PASSKEY_TRANSLATIONS),
  );
  readonly #container = document.createElement('div');
  #view: PasskeysView | undefined;
  #isLoadingView = false;
  /** The client of the session that is followed. */
  #changes: { readonly of: SessionStore; readonly loaded: Promise<Changes> } | undefined;

  override [UPDATE](): void {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: 'open' }).append(this.#container);
      void this.#warn();
    }
    this.#checkDomain();
    this.#followed.follow();
    this.#draw();
  }

  override [LEFT](): void {
    this.#followed.leave();
  }

  get #locale(): string {
    return firstLocale([this[GIVEN].locale, ...pageLanguages(this)]);
  }

  get #domain(): string | undefined {
    const { passkeyDomain, config } = this[GIVEN];
    return passkeyDomain ?? config?.passkeyOptions?.domain;
  }

  #checkDomain(): void {
    const domain = this.#domain;
    if (domain === undefined) return;
    const config: Config = { products: ['passkeys'], passkeyOptions: { domain } };
    for (const { setting, message } of checkPasskeyDomain(config, () => location.hostname))
      this.#followed.complain(`${setting} ${message}`);
  }

  async #warn(): Promise<void> {
    if (!hasOtherAttributes(this)) return;
    try {
      (await import('../src/advice/unknown-attributes.ts')).warnOfUnknownAttributes(this);
    } catch {
      // The list works just as well without the warning.
    }
  }

  #draw(): void {
    // Without a project, there are no passkeys to list.
    if (!this.#followed.store) return;
    this.#catalogue.ask(this.#locale);
    if (!this.#catalogue.current) return;
    if (this.#view) this.#view.update();
    else void this.#loadView();
  }

  async #loadView(): Promise<void> {
    if (this.#isLoadingView) return;
    this.#isLoadingView = true;
    try {
      const { showPasskeys } = await import('../src/plain/passkey-list/view.ts');
      this.#view = showPasskeys(this.#container, this.#host());
    } catch (error) {
      this.#followed.report(error, undefined);
      setTimeout(() => {
        this.#isLoadingView = false;
        this.#draw();
      }, RETRY_MS);
    }
  }

  #connect(): Promise<Changes> {
    const { store } = this.#followed;
    if (!store) return Promise.reject(new ProviderError('configuration'));
    if (this.#changes?.of !== store) {
      const loaded = this.#loadChanges();
      this.#changes = { of: store, loaded };
      loaded.catch(() => {
        this.#changes = undefined;
      });
    }
    return this.#changes.loaded;
  }

  #client(): ReturnType<typeof pageClient> {
    const { publicToken, apiUrl, client, config } = this[GIVEN];
    return pageClient({ publicToken, apiUrl, client, cookieOptions: config?.cookieOptions });
  }

  async #loadChanges(): Promise<Changes> {
    const [{ createChanges }, client] = await Promise.all([
      import('../src/plain/passkey-list/changes.ts'),
      this.#client(),
    ]);
    return createChanges(this.#host(), client);
  }

  #host(): PasskeysHost {
    return {
      look: () => ({
        ...this[GIVEN],
        state: this.#followed.state,
        catalogue: this.#catalogue.current ?? ENGLISH,
        locale: this.#locale,
        baseURI: this.baseURI,
        domain: this.#domain ?? location.hostname,
      }),
      refresh: async () => this.#followed.store?.refresh(),
      connect: () => this.#connect(),
      loadProof: async () => {
        const [{ openProof }, client] = await Promise.all([
          import('../src/plain/proofs/proof.ts'),
          this.#client(),
        ]);
        return { openProof, client };
      },
      succeeded: (event) => void this.dispatchEvent(new AuthEventEvent(event)),
      failed: (error, message) => this.#followed.report(error, message),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-passkeys': AuthPasskeys;
  }
}
