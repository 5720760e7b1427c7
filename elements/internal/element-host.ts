import type { AnyEventDetail } from '../../src/config/b2b/types.ts';
import type { Callbacks } from '../../src/config/types.ts';
import type { Commands, Host } from '../../src/entry/host.ts';
import { httpUrl } from '../../src/lib/http-url.ts';
import {
  AuthErrorEvent,
  AuthEventEvent,
  AuthReadyEvent,
  AuthScreenEvent,
  AuthSuccessEvent,
} from '../events.ts';

/** The parts of an element that its host needs. */
interface HostedElement extends HTMLElement {
  readonly callbacks: Callbacks<AnyEventDetail> | undefined;
  readonly successUrl: string | undefined;
}

/** Passes what the app reports on to the page, as DOM events and callbacks. */
export class ElementHost implements Host {
  /** Empty until the element has a container. */
  id = '';
  screen: string;
  readonly toasts: string[] = [];
  commands: Commands | undefined;
  readonly #element: HostedElement;
  #mayLeave = false;

  constructor(element: HostedElement, initialScreen: string) {
    this.#element = element;
    this.screen = initialScreen;
  }

  get isConnected(): boolean {
    return this.#element.isConnected;
  }

  get baseURI(): string {
    return this.#element.baseURI;
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

  success: Host['success'] = (detail, waits) => {
    // A page that has removed the element may not get the event and so could not cancel the navigation.
    const { isConnected } = this;
    this.#mayLeave = this.#element.dispatchEvent(new AuthSuccessEvent(detail)) && isConnected;
    if (!waits) this.proceed();
  };

  proceed: Host['proceed'] = () => {
    const { successUrl } = this.#element;
    if (successUrl === undefined || !this.#mayLeave) return;
    // Checked again: a listener may just have changed it. If it cannot be used, the widget says so when it renders.
    const target = httpUrl(successUrl, this.baseURI);
    if (target !== undefined) location.assign(target);
  };

  attach: Host['attach'] = (commands) => {
    this.commands = commands;
  };

  /** If the page's callback throws, its author sees the error in the console, and the widget carries on. */
  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      reportError(error);
    }
  }
}
