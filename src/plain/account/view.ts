/** Draws an account, or that nobody is signed in. */
import { directionOf } from '../../kit/i18n/direction.ts';
import { languageOf } from '../../kit/i18n/languages.ts';
import { sectionTexts } from '../../kit/i18n/locales/en/account-sections.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import { panelRules } from '../panel-styles.ts';
import { type Phase, phaseOf, phaseTrees } from '../phase.ts';
import { render } from '../render.ts';
import { adoptRules } from '../sheet.ts';
import type { VisitorView } from '../visitor-host.ts';
import type { AccountHost, Sections } from './host.ts';

const texts = {
  account: { signedOut: sectionTexts.signedOut },
  common: { loading: en.common.loading, retry: en.common.retry },
  session: { signIn: en.session.signIn, unconfirmed: en.session.unconfirmed },
};

class AccountView implements VisitorView {
  /** Of the user whose session was confirmed. */
  #userId: string | undefined;
  #sections: Sections | undefined;
  /** As the visitor reads them. */
  #spoken = texts;
  /** Whether the sections could not be loaded. */
  #hasFailed = false;
  readonly #container: HTMLElement;
  readonly #host: AccountHost;

  constructor(container: HTMLElement, host: AccountHost) {
    this.#container = container;
    this.#host = host;
    for (const type of ['click', 'input', 'keydown', 'submit'])
      container.addEventListener(type, (event) => this.#handle(event));
    this.update();
  }

  update(): void {
    const { status, user } = this.#host.look().state;
    const userId = status === 'signed-in' ? user.user_id : undefined;
    if (status !== 'checking' && userId !== this.#userId) {
      this.#userId = userId;
      this.#sections?.leave();
      this.#sections = undefined;
      if (userId !== undefined) void this.#open();
    }
    this.#draw();
  }

  async #open(): Promise<void> {
    const userId = this.#userId;
    this.#hasFailed = false;
    try {
      const open = await this.#host.connect();
      if (this.#userId !== userId) return;
      this.#sections = open({ container: this.#container, draw: () => this.#draw() });
    } catch (thrown) {
      this.#hasFailed ||= this.#userId === userId;
      this.#host.failed(thrown, this.#spoken.session.unconfirmed);
    }
    this.#draw();
  }

  #handle(event: Event): void {
    const isRetry = (event.target as Element).closest('[data-action=retry]') !== null;
    if (!isRetry) this.#sections?.handle(event);
    else if (event.type === 'click') void (this.#hasFailed ? this.#open() : this.#host.refresh());
  }

  #draw(): void {
    const { state, catalogue, locale, strings, signInUrl, theme, colorScheme, look } = this.#host.look();
    this.#spoken = [...catalogue.files, strings ?? {}].reduce(withOverrides<typeof texts>, texts);
    const language = languageOf(catalogue.language, locale, strings ?? {});
    const phase = phaseOf(state, this.#userId);
    const waiting: Phase = phase === 'signed-in' ? (this.#hasFailed ? 'unreachable' : 'checking') : phase;
    const trees: readonly Tree[] =
      phase === 'signed-in' && this.#sections
        ? this.#sections.trees
        : [
            [
              'section',
              { part: 'container', tabindex: '-1' },
              [
                'div',
                { class: 'content' },
                ...phaseTrees(waiting, this.#spoken, this.#spoken.account.signedOut, signInUrl),
              ],
            ],
          ];
    adoptRules(this.#container.getRootNode() as ShadowRoot, panelRules);
    const appearance = { language, direction: directionOf(language), theme, colorScheme, look };
    const lost = render(this.#container, 'panel', appearance, trees);
    if (lost) this.#container.querySelector<HTMLElement>('[tabindex]')?.focus();
  }
}

/** @param container an element in the host's shadow root */
export const showAccount = (container: HTMLElement, host: AccountHost): VisitorView =>
  new AccountView(container, host);
