/** Draws the account button, its menu and the link to sign in. A chunk of its own: pages that fill the slots do without. */

import type { StringOverrides } from '../kit/i18n/catalogue.ts';
import type { Tree } from '../kit/lib/draw.ts';
import { hasOtherAttributes } from '../kit/lib/observed-attributes.ts';
import { firstLocale, pageLanguages } from '../kit/lib/page-language.ts';
import { httpUrl } from '../kit/lib/urls.ts';
import { adoptRules, render } from '../kit/plain/render.ts';
import type { Look } from '../kit/theme/overrides.ts';
import type { Theme } from '../kit/theme/tokens.ts';
import { itemByKey } from '../kit/ui/menu-keys.ts';
import { openOverlay } from '../kit/ui/overlay.ts';
import type { ColorScheme } from '../settings/types.ts';
import { accountRules } from './styles.ts';
import { type AccountState, accountTree, type ButtonTexts, buttonTexts, type MenuState } from './tree.ts';

/** The element that the account is drawn in. */
export interface AccountHost extends Element, AccountState {
  /** Rejects if the provider has not ended the session. */
  signOut(): Promise<void>;
  refresh(): Promise<void>;
}

/** The settings of an account button. */
export interface AccountSettings {
  readonly signInUrl: string | undefined;
  readonly accountUrl: string | undefined;
  readonly theme: Theme | undefined;
  readonly strings: StringOverrides | undefined;
  /** BCP 47. Default: the language of the page. */
  readonly locale: string | undefined;
  readonly colorScheme: ColorScheme | undefined;
  readonly look: Look | undefined;
}

export interface AccountView {
  /** The host's state or settings have changed. */
  update(): void;
  /** The sentence after a failed sign-out. */
  readonly failure: string;
}

/** Further items of the menu. */
export interface MenuItems {
  trees(): readonly Tree[];
  /** The sentence about them. */
  note(): string | undefined;
  /** The visitor opens the menu. */
  opened(): void;
  /** The visitor presses one of them. */
  pressed(item: HTMLElement): void;
}

/**
 * @param container an element in the host's shadow root
 */
export type ShowAccount = (
  container: HTMLElement,
  host: AccountHost,
  settings: AccountSettings,
) => AccountView;

const CLOSED: MenuState = { isOpen: false, isSigningOut: false, hasFailed: false };

export class Account implements AccountView {
  #menu = CLOSED;
  /** Where the focus was put when the menu was opened. */
  #end: 0 | -1 = 0;
  /** Undefined while the menu is closed. */
  #closeOverlay: (() => void) | undefined;
  readonly #container: HTMLElement;
  readonly #host: AccountHost;
  /** Read at each drawing, because they change. */
  readonly #settings: AccountSettings;
  readonly #items: MenuItems | undefined;

  /** @param makeItems gets a function that draws the menu anew */
  constructor(
    container: HTMLElement,
    host: AccountHost,
    settings: AccountSettings,
    makeItems?: (redraw: () => void) => MenuItems,
  ) {
    this.#items = makeItems?.(() => this.#draw());
    this.#container = container;
    this.#host = host;
    this.#settings = settings;
    container.addEventListener('click', (event) => this.#onClick(event));
    container.addEventListener('keydown', (event) => this.#onKeyDown(event));
    container.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.#menu.isOpen && !container.contains(relatedTarget as Node | null))
        this.#vary({ isOpen: false });
    });
    // In Safari, a press takes the focus from the menu, which would close before the click opens it again.
    container.addEventListener('mousedown', (event) => {
      if (this.#menu.isOpen && this.#actionOf(event) === 'toggle') event.preventDefault();
    });
    this.#draw();
  }

  get failure(): string {
    return this.#texts.texts.signOutFailed;
  }

  get #texts(): ButtonTexts {
    const { locale, strings } = this.#settings;
    return buttonTexts(firstLocale([locale, ...pageLanguages(this.#host)]), strings ?? {});
  }

  update(): void {
    if (this.#host.status === 'signed-out') this.#menu = CLOSED;
    this.#draw();
  }

  #find(selector: string): HTMLElement | null {
    return this.#container.querySelector<HTMLElement>(selector);
  }

  #menuItems(): HTMLElement[] {
    return [...this.#container.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  }

  #vary(changes: Partial<MenuState>): void {
    this.#menu = { ...this.#menu, ...changes };
    this.#draw();
  }

  #draw(): void {
    const { theme, colorScheme, look, signInUrl, accountUrl } = this.#settings;
    const { baseURI } = this.#host;
    const texts = this.#texts;
    const before = this.#menuItems();
    const placement = this.#find('.panel')?.style.cssText;
    adoptRules(this.#container.getRootNode() as ShadowRoot, accountRules);
    const trees = accountTree(
      {
        ...texts,
        state: this.#host,
        signInUrl: httpUrl(signInUrl, baseURI),
        accountUrl: httpUrl(accountUrl, baseURI),
        items: this.#items?.trees() ?? [],
        note: this.#items?.note(),
      },
      this.#menu,
    );
    const lost = render(this.#container, 'account', { ...texts, theme, colorScheme, look }, trees);
    const panel = this.#find('.panel');
    // The drawing has removed it. Without a height, the panel would scroll back to its start.
    if (panel && placement) panel.style.cssText = placement;
    this.#showPanel();
    this.#keepInSight(before);
    // The element with the focus is gone after signing out.
    if (lost) this.#find('a,.toggle')?.focus();
  }

  /** Items that arrive late push the others away. Whoever was at an end of the menu stays there. */
  #keepInSight(before: readonly HTMLElement[]): void {
    const focused = before.find((item) => item.matches(':focus'));
    const items = this.#menuItems();
    if (!focused || items.length <= before.length) return;
    const kept = focused === before.at(this.#end) ? items.at(this.#end) : focused;
    kept?.focus();
    kept?.scrollIntoView({ block: 'nearest' });
  }

  #showPanel(): void {
    const [panel, toggle] = [this.#find('.panel'), this.#find('.toggle')];
    if (this.#menu.isOpen && panel && toggle)
      this.#closeOverlay ??= openOverlay(panel, toggle, { gap: 8, onEscape: () => this.#close() });
    else {
      this.#closeOverlay?.();
      this.#closeOverlay = undefined;
    }
  }

  #open(end: 0 | -1): void {
    this.#end = end;
    this.#items?.opened();
    this.#vary({ isOpen: true, hasFailed: false });
    this.#menuItems().at(end)?.focus();
  }

  #close(): void {
    this.#find('.toggle')?.focus();
    this.#vary({ isOpen: false });
  }

  #actionOf({ target }: Event): string | undefined {
    return (target as Element).closest<HTMLElement>('[data-action]')?.dataset['action'];
  }

  #onClick(event: Event): void {
    const action = this.#actionOf(event);
    if (action === 'toggle') {
      if (this.#menu.isOpen) this.#close();
      else this.#open(0);
    } else if (action === 'retry') {
      this.#close();
      void this.#host.refresh();
    } else if (action === 'leave') {
      // The link may lead to another place on this page.
      this.#close();
    } else if (action === 'sign-out') void this.#signOut();
    else if (action === 'item') this.#items?.pressed(event.target as HTMLElement);
  }

  async #signOut(): Promise<void> {
    if (this.#menu.isSigningOut) return;
    this.#vary({ isSigningOut: true, hasFailed: false });
    try {
      await this.#host.signOut();
      this.#vary({ isSigningOut: false, isOpen: false });
    } catch {
      this.#vary({ isSigningOut: false, isOpen: true, hasFailed: true });
    }
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const onToggle = this.#actionOf(event) === 'toggle';
    if (onToggle && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      this.#open(key === 'ArrowDown' ? 0 : -1);
      return;
    }
    if (!this.#menu.isOpen) return;
    // Tab then moves on from the toggle.
    if (key === 'Tab') return this.#close();
    const items = this.#menuItems();
    const next = itemByKey(key, items, event.target as HTMLElement);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

async function warn(host: Element): Promise<void> {
  try {
    (await import('../advice/unknown-attributes.ts')).warnOfUnknownAttributes(host);
  } catch {
    // The account works just as well without the warning.
  }
}

export const showAccount: ShowAccount = (container, host, settings) => {
  if (hasOtherAttributes(host)) void warn(host);
  return new Account(container, host, settings);
};
