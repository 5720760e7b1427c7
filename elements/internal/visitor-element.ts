import type { VisitorHost, VisitorView } from '../../src/account/host.ts';
import { openView } from '../../src/account/view.ts';
import { ACCOUNT_TRANSLATIONS } from '../../src/kit/i18n/account-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../src/kit/i18n/consumer-translations.ts';
import { ENGLISH } from '../../src/kit/i18n/languages.ts';
import { PASSKEY_TRANSLATIONS } from '../../src/kit/i18n/passkey-translations.ts';
import { hasOtherAttributes } from '../../src/kit/lib/observed-attributes.ts';
import { firstLocale, pageLanguages } from '../../src/kit/lib/page-language.ts';
import { httpUrl } from '../../src/kit/lib/urls.ts';
import { loadPageClient } from '../../src/session/page-session.ts';
import type { Fields } from '../../src/settings/fields.ts';
import { checkPasskeyDomain } from '../../src/settings/passkey-domain.ts';
import type { Config } from '../../src/settings/types.ts';
import { catalogueFrom, followCatalogue } from '../../src/shell/entry/follow-catalogue.ts';
import { AuthAccountDeleteEvent, AuthAccountSessionsEvent, AuthProofLostEvent } from '../account-events.ts';
import { AuthErrorEvent, AuthEventEvent } from '../events.ts';
import { type WaitableEvent, WORK } from './auth-custom-event.ts';
import { type BaseElement, GIVEN, LEFT, UPDATE } from './element-base.ts';
import { followedSession } from './followed-session.ts';
import type { PasskeysProperties } from './passkeys-fields.ts';
import { type Plain, plainElement } from './plain-element.ts';

/** `<auth-passkeys>` is an account with one section. */
const PASSKEYS_ONLY = { sections: ['passkeys'] };

type Listening = Parameters<HTMLElement['addEventListener']>;

/** Creates the base class of an element with sections of the account of the visitor who is signed in. */
export function visitorElement<Properties extends PasskeysProperties>(
  fields: Fields,
  screen: VisitorHost['screen'],
): new () => BaseElement<Properties> & Properties & Plain {
  class VisitorElement extends plainElement<PasskeysProperties>(fields) {
    readonly #followed = followedSession(this, screen, () => this.#draw());
    readonly #catalogue = followCatalogue(
      () => this.#draw(),
      catalogueFrom(CONSUMER_TRANSLATIONS, ACCOUNT_TRANSLATIONS, PASSKEY_TRANSLATIONS),
    );
    readonly #container = document.createElement('div');
    readonly #host = this.#makeHost();
    readonly #lossListeners = new Set<unknown>();
    #view: VisitorView | undefined;

    // Nothing else tells an element whether anybody listens.
    override addEventListener(type: string, listener: Listening[1], options?: Listening[2]): void {
      super.addEventListener(type, listener, options);
      if (type === 'auth-proof-lost' && this.#lossListeners.add(listener)) this.#draw();
    }

    override removeEventListener(type: string, listener: Listening[1], options?: Listening[2]): void {
      super.removeEventListener(type, listener, options);
      if (type === 'auth-proof-lost' && this.#lossListeners.delete(listener)) this.#draw();
    }

    override [UPDATE](): void {
      if (!this.shadowRoot) {
        this.attachShadow({ mode: 'open' }).append(this.#container);
        // The element works just as well without the warning.
        if (hasOtherAttributes(this))
          import('../../src/advice/unknown-attributes.ts')
            .then(({ warnOfUnknownAttributes: warn }) => warn(this))
            .catch(() => undefined);
      }
      this.#checkDomain();
      this.#followed.follow();
      this.#draw();
    }

    override [LEFT](): void {
      this.#followed.leave();
      this.#view?.leave();
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

    #draw(): void {
      // Without a project, nobody is signed in.
      if (!this.#followed.store) return;
      this.#catalogue.ask(this.#locale);
      if (!this.#catalogue.current) return;
      if (this.#view) this.#view.update();
      else this.#view = openView(this.#container, this.#host);
    }

    #makeHost(): VisitorHost {
      const given = () => this[GIVEN];
      const dispatch = (event: Event): boolean => this.dispatchEvent(event);
      const ask = (event: WaitableEvent<`auth-${string}`, unknown>) => dispatch(event) && event[WORK];
      return {
        look: () => ({
          // The fields are those of the properties.
          ...(screen === 'Passkeys' && PASSKEYS_ONLY),
          ...this[GIVEN],
          state: this.#followed.state,
          catalogue: this.#catalogue.current ?? ENGLISH,
          locale: this.#locale,
          signInUrl: httpUrl(this[GIVEN].signInUrl, this.baseURI),
          domain: this.#domain ?? location.hostname,
          hearsLoss: this.#lossListeners.size > 0,
        }),
        refresh: async () => this.#followed.store?.refresh(),
        screen,
        async provider(userId) {
          const { publicToken, apiUrl, client, config } = given();
          const [{ accountProvider }, own] = await Promise.all([
            import('../../src/provider/stytch/account-adapter.ts'),
            loadPageClient({ publicToken, apiUrl, client, cookieOptions: config?.cookieOptions }),
          ]);
          return accountProvider(own, userId);
        },
        loadApp: async () => (await import('../../src/account/app.tsx')).mountVisitorApp,
        signOut: async () => this.#followed.store?.signOut(),
        requestDeletion: (detail) => ask(new AuthAccountDeleteEvent(detail)),
        requestSessions: (detail) => ask(new AuthAccountSessionsEvent(detail)),
        reportLoss: (detail) => ask(new AuthProofLostEvent(detail)),
        succeeded: (event) => void dispatch(new AuthEventEvent(event)),
        failed: (detail) => void dispatch(new AuthErrorEvent(detail)),
        notLoaded: (error, message) => this.#followed.report(error, message),
        complain: (message) => this.#followed.complain(message),
      };
    }
  }
  return VisitorElement as unknown as new () => BaseElement<Properties> & Properties & Plain;
}
