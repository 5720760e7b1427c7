/** Draws, without React, that nobody is signed in or that it is not known yet. React takes over once somebody is. */
import { directionOf, languageOf } from '../kit/i18n/languages.ts';
import { retry, session } from '../kit/i18n/locales/en/session.ts';
import { loading, signedOut } from '../kit/i18n/locales/en/without-app.ts';
import { withOverrides } from '../kit/i18n/with-overrides.ts';
import type { Tree } from '../kit/lib/draw.ts';
import { adoptRules, render } from '../kit/plain/render.ts';
import type { VisitorApp, VisitorHost, VisitorView } from './host.ts';
import { type Phase, type PhaseTexts, phaseOf, phaseTrees } from './phase.ts';
import { visitorRules } from './styles.ts';

const english = {
  account: { signedOut: signedOut.account },
  passkeyList: { heading: signedOut.passkeysHeading, signedOut: signedOut.passkeys },
  common: { loading, retry },
  session: { signIn: session.signIn, unconfirmed: session.unconfirmed },
};

function textsOf({ look, screen }: VisitorHost): PhaseTexts {
  const { catalogue, strings } = look();
  const { account, passkeyList, ...texts } = [...catalogue.files, strings ?? {}].reduce(
    withOverrides<typeof english>,
    english,
  );
  return { ...texts, ...(screen === 'Passkeys' ? passkeyList : account) };
}

class OpenView implements VisitorView {
  /** Of the user whose session was confirmed. */
  #userId: string | undefined;
  #app: VisitorApp | undefined;
  /** True if the app could not be loaded. */
  #hasFailed = false;
  readonly #root: ShadowRoot;
  readonly #container: HTMLElement;
  readonly #host: VisitorHost;

  constructor(container: HTMLElement, host: VisitorHost) {
    this.#container = container;
    this.#root = container.getRootNode() as ShadowRoot;
    this.#host = host;
    container.addEventListener('click', ({ target }) => {
      if ((target as Element).localName === 'button')
        void (this.#hasFailed && this.#userId !== undefined
          ? this.#open(this.#userId)
          : this.#host.refresh());
    });
    this.update();
  }

  update(): void {
    const { status, user } = this.#host.look().state;
    const userId = status === 'signed-in' ? user.user_id : undefined;
    const hadFocus = this.#root.activeElement !== null;
    // The provider is asked only where there is a session, most often a live one: React loads meanwhile.
    if (status === 'checking') this.#host.loadApp().catch(() => undefined);
    if (status !== 'checking' && userId !== this.#userId) {
      this.#userId = userId;
      this.#close();
      if (userId !== undefined) void this.#open(userId);
    }
    if (this.#app) this.#app.update();
    else this.#draw();
    if (hadFocus) this.#keepFocus();
  }

  leave(): void {
    this.#userId = undefined;
    this.#close();
  }

  #close(): void {
    this.#app?.unmount();
    this.#app = undefined;
  }

  async #open(userId: string): Promise<void> {
    const { unconfirmed } = textsOf(this.#host).session;
    this.#hasFailed = false;
    this.#draw();
    try {
      const [mount, provider] = await Promise.all([this.#host.loadApp(), this.#host.provider(userId)]);
      if (this.#userId !== userId) return;
      const hadFocus = this.#root.activeElement !== null;
      this.#container.remove();
      const place = document.createElement('div');
      this.#root.append(place);
      const app = mount(place, this.#host, provider);
      this.#app = {
        update: () => app.update(),
        unmount: () => {
          app.unmount();
          place.remove();
          this.#root.append(this.#container);
        },
      };
      if (hadFocus) this.#keepFocus();
    } catch (thrown) {
      if (this.#userId !== userId) return;
      this.#hasFailed = true;
      this.#host.notLoaded(thrown, unconfirmed);
      this.#draw();
    }
  }

  /** Moves the focus on if its element has gone. */
  #keepFocus(): void {
    if (this.#root.activeElement === null) this.#root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }

  #draw(): void {
    const { state, catalogue, locale, strings, signInUrl, theme, colorScheme, look } = this.#host.look();
    const texts = textsOf(this.#host);
    const language = languageOf(catalogue.language, locale, strings ?? {});
    const phase = phaseOf(state, this.#userId);
    const waiting: Exclude<Phase, 'signed-in'> =
      phase !== 'signed-in' ? phase : this.#hasFailed ? 'unreachable' : 'checking';
    const content = phaseTrees(waiting, texts, signInUrl);
    const trees: readonly Tree[] =
      texts.heading === undefined
        ? [['section', { part: 'container', tabindex: '-1' }, ...content]]
        : [
            [
              'section',
              { part: 'container', 'aria-labelledby': 'title' },
              ['h2', { id: 'title', tabindex: '-1', part: 'header' }, texts.heading],
              ...content,
            ],
          ];
    adoptRules(this.#root, visitorRules);
    const lost = render(
      this.#container,
      'panel',
      { language, direction: directionOf(language), theme, colorScheme, look },
      trees,
    );
    if (lost) this.#keepFocus();
  }
}

/** Draws the element in a container, which is in the host's shadow root. */
export const openView = (container: HTMLElement, host: VisitorHost): VisitorView =>
  new OpenView(container, host);
