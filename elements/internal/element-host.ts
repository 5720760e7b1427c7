import type { Callbacks } from '../../src/config/types.ts';
import type { Commands, Host } from '../../src/entry/host.ts';
import {
  AuthErrorEvent,
  AuthEventEvent,
  AuthReadyEvent,
  AuthScreenEvent,
  AuthSuccessEvent,
} from '../events.ts';

/** The element, as far as the app's news of it go. */
interface HostedElement extends HTMLElement {
  readonly callbacks: Callbacks | undefined;
  readonly successUrl: string | undefined;
}

/** What the app tells its element, as DOM events and callbacks. */
export class ElementHost implements Host {
  /** The current screen's name as the spec spells it. */
  screen = 'Main';
  commands: Commands | undefined;
  readonly #element: HostedElement;

  constructor(element: HostedElement) {
    this.#element = element;
  }

  get isConnected(): boolean {
    return this.#element.isConnected;
  }

  ready: Host['ready'] = (screen) => {
    this.screen = screen;
    this.#element.dispatchEvent(new AuthReadyEvent({ screen }));
  };

  screenChanged: Host['screenChanged'] = (screen, previous) => {
    this.screen = screen;
    this.#element.dispatchEvent(new AuthScreenEvent({ screen, previous }));
  };

  event: Host['event'] = (detail) => {
    this.#element.dispatchEvent(new AuthEventEvent(detail));
    this.#call(() => this.#element.callbacks?.onEvent?.(detail));
  };

  error: Host['error'] = (detail) => {
    this.#element.dispatchEvent(new AuthErrorEvent(detail));
    this.#call(() => this.#element.callbacks?.onError?.(detail));
  };

  success: Host['success'] = (detail) => {
    // A page that has taken the element away may not hear the event, and so could not cancel what comes of it.
    const { isConnected } = this;
    const stays = !this.#element.dispatchEvent(new AuthSuccessEvent(detail));
    const { successUrl } = this.#element;
    if (successUrl === undefined || !isConnected || stays) return;
    // Judged with the rest of the settings, and again: a listener may just have set another one.
    const { protocol, href } = new URL(successUrl, document.baseURI);
    if (/^https?:$/.test(protocol)) location.assign(href);
  };

  attach: Host['attach'] = (commands) => {
    this.commands = commands;
  };

  /** The page's own code may throw: its author should see that, the visitor should not suffer it. */
  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      reportError(error);
    }
  }
}
