import type { AnyEventDetail, AnySubmitDetail, AnySuccessDetail } from '../../src/settings/business/types.ts';
import type { Callbacks } from '../../src/settings/types.ts';
import type { Commands, Host, Left } from '../../src/shell/runner/types.ts';
import {
  AuthErrorEvent,
  AuthEventEvent,
  AuthReadyEvent,
  AuthScreenEvent,
  AuthSubmitEvent,
  AuthSuccessEvent,
} from '../events.ts';
import { WORK } from './auth-custom-event.ts';

/** The parts of an element that its host needs. */
interface HostedElement extends HTMLElement {
  readonly callbacks: Callbacks<AnyEventDetail> | undefined;
  readonly successUrl: string | undefined;
  readonly successUrlParam: string | undefined;
}

/** Passes what the app reports on to the page, as DOM events and callbacks. */
export class ElementHost implements Host {
  /** Empty until the element has a container. */
  id = '';
  /** Both flows start with it, unless the app says otherwise. */
  screen = 'Main';
  readonly toasts: string[] = [];
  declare left?: Left | undefined;
  commands: Commands | undefined;
  reportedScreens: readonly string[] = [];
  mayLeave = false;
  readonly #element: HostedElement;

  constructor(element: HostedElement) {
    this.#element = element;
  }

  get isConnected(): boolean {
    return this.#element.isConnected;
  }

  get autofocus(): boolean {
    return this.#element.autofocus;
  }

  get baseURI(): string {
    return this.#element.baseURI;
  }

  get successUrl(): string | undefined {
    return this.#element.successUrl;
  }

  get successUrlParam(): string | undefined {
    return this.#element.successUrlParam;
  }

  ready: Host['ready'] = (screen) => {
    this.screen = screen;
    this.reportedScreens = [screen];
    this.#element.dispatchEvent(new AuthReadyEvent({ screen }));
  };

  screenChanged: Host['screenChanged'] = (screen, previous) => {
    this.screen = screen;
    this.reportedScreens = [...this.reportedScreens, screen];
    this.#element.dispatchEvent(new AuthScreenEvent({ screen, previous }));
  };

  event = (detail: AnyEventDetail): void => {
    this.#element.dispatchEvent(new AuthEventEvent(detail));
    this.#call(() => this.#element.callbacks?.onEvent?.(detail));
  };

  error: Host['error'] = (detail) => {
    this.#element.dispatchEvent(new AuthErrorEvent(detail));
    this.#call(() => this.#element.callbacks?.onError?.(detail));
  };

  submit = (detail: AnySubmitDetail): ReturnType<Host['submit']> => {
    const event = new AuthSubmitEvent(detail);
    return this.#element.dispatchEvent(event) && event[WORK];
  };

  success = (detail: AnySuccessDetail): ReturnType<Host['success']> => {
    // A page that has removed the element may not get the event and so could not cancel the navigation.
    const { isConnected } = this;
    const event = new AuthSuccessEvent(detail);
    this.mayLeave = this.#element.dispatchEvent(event) && isConnected;
    return event[WORK];
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
