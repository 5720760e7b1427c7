/**
 * A driver for the widget in a page: opens it, types, clicks and reads as a person does, by role and name, so
 * that tests name nothing that is private to the widget.
 */
import { sendKeys } from '@web/test-runner-commands';
import type { AuthEventMap } from '../../elements/events.ts';
import { eventTypes } from '../support/event-types.ts';
import { describeTree, findAllByRole, type Name, visibleText } from './accessible-tree.ts';

/** What the page's author may set; kept loose, since tests also pass what is wrong. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

export interface DriverOptions {
  readonly tag?: 'auth-widget' | 'auth-reset-password';
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly parent?: Element;
}

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const patienceMs = 5000;

export class AuthWidgetDriver {
  readonly element: HTMLElement;
  /** The `auth-*` events seen so far, oldest first. */
  readonly events: CustomEvent[] = [];

  constructor(element: HTMLElement) {
    this.element = element;
    for (const type of eventTypes) {
      element.addEventListener(type, (event) => {
        if (event.target === element) this.events.push(event as CustomEvent);
      });
    }
  }

  /** Puts a fresh element, connected to the run's emulator, onto the page and waits until it can be used. */
  static async open(attributes: Attributes = {}, options: DriverOptions = {}): Promise<AuthWidgetDriver> {
    const driver = await AuthWidgetDriver.create(attributes, options);
    (options.parent ?? document.body).append(driver.element);
    await driver.ready();
    return driver;
  }

  /** The same, but not yet connected: for tests of what comes before. */
  static async create(attributes: Attributes = {}, options: DriverOptions = {}): Promise<AuthWidgetDriver> {
    await loadElements();
    const element = document.createElement(options.tag ?? 'auth-widget');
    const all: Attributes = { 'public-token': publicToken, 'api-url': await emulatorUrl(), ...attributes };
    for (const [name, value] of Object.entries(all)) {
      if (value !== undefined) element.setAttribute(name, value === true ? '' : value);
    }
    Object.assign(element, options.properties);
    return new AuthWidgetDriver(element);
  }

  async ready(): Promise<void> {
    await until(
      () => this.eventsOf('auth-ready').length > 0,
      () => `auth-ready\n${describeTree(this.element)}`,
    );
  }

  eventsOf(type: keyof AuthEventMap): CustomEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** The one element of that role and name, or nothing. */
  query(role: string, name?: Name): HTMLElement | undefined {
    const found = findAllByRole(this.element, role, name);
    if (found.length > 1) throw new Error(`${found.length} elements are a ${role} ${String(name ?? '')}`);
    return found[0];
  }

  /** Waits for the element of that role and name. */
  async find(role: string, name?: Name): Promise<HTMLElement> {
    const describe = (): string => `${role} ${String(name ?? '')} among\n${describeTree(this.element)}`;
    await until(() => this.query(role, name) !== undefined, describe);
    return this.query(role, name) as HTMLElement;
  }

  async gone(role: string, name?: Name): Promise<void> {
    await until(
      () => this.query(role, name) === undefined,
      () => `no ${role} ${String(name ?? '')}`,
    );
  }

  async click(role: string, name?: Name): Promise<void> {
    const element = await this.find(role, name);
    element.focus();
    element.click();
  }

  /** Types with the keyboard, after what the field holds already. */
  async type(label: Name, text: string): Promise<void> {
    (await this.find('textbox', label)).focus();
    await sendKeys({ type: text });
  }

  /** All that can be read, line by line. */
  get text(): string {
    return visibleText(this.element);
  }

  async reads(text: string): Promise<void> {
    await until(
      () => this.text.includes(text),
      () => `"${text}" in\n${this.text}`,
    );
  }

  remove(): void {
    this.element.remove();
  }
}

/** Waits frame by frame until it holds, and fails with what was awaited. */
export async function until(holds: () => boolean, awaited: () => string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${awaited()}`);
    await new Promise(requestAnimationFrame);
  }
}

/** The address of the emulator that the runner started. */
export async function emulatorUrl(): Promise<string> {
  const { url } = (await (await fetch('/emulator.json')).json()) as { url: string };
  return url;
}

export async function resetEmulator(): Promise<void> {
  await fetch(`${await emulatorUrl()}/emulator/reset`, { method: 'POST' });
}

/** The built package, as a page loads it; a path of the test server, which the compiler cannot follow. */
export async function loadElements(): Promise<Readonly<Record<string, unknown>>> {
  const entry = '/dist/auth-widget.js';
  return (await import(entry)) as Readonly<Record<string, unknown>>;
}
