/**
 * Drives the widget in a page by role and name, as a visitor would, so that tests do not depend on anything private to
 * the widget.
 */
import { sendKeys } from '@web/test-runner-commands';
import type { AuthEventMap } from '../../elements/events.ts';
import { eventTypes } from '../support/event-types.ts';
import { describeTree, findAllByRole, type Name, visibleText } from './accessible-tree.ts';

/** Typed loosely, because tests set invalid values too. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

export interface DriverOptions {
  readonly tag?: 'auth-widget' | 'auth-reset-password';
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly parent?: Element;
  /** In the element. */
  readonly html?: string;
}

export const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const patienceMs = 30_000;
const opened = new Set<HTMLElement>();
const { error: said } = console;
/** What each test's page has said on the console as an error. */
export let complaints: readonly unknown[][] = [];

beforeEach(async () => {
  complaints = [];
  console.error = (...words: unknown[]) => {
    complaints = [...complaints, words];
  };
  await fetch(`${await emulatorUrl()}/emulator/reset`, { method: 'POST' });
});

afterEach(() => {
  console.error = said;
  for (const element of opened) element.remove();
  opened.clear();
});

export class AuthWidgetDriver {
  readonly element: HTMLElement;
  /** The `auth-*` events so far, oldest first. */
  readonly events: CustomEvent[] = [];

  constructor(element: HTMLElement) {
    this.element = element;
    opened.add(element);
    for (const type of eventTypes) {
      element.addEventListener(type, (event) => {
        if (event.target === element) this.events.push(event as CustomEvent);
      });
    }
  }

  /** Adds a new element, which talks to the run's emulator, to the page and waits until it is ready. */
  static async open(attributes: Attributes = {}, options: DriverOptions = {}): Promise<AuthWidgetDriver> {
    const driver = await AuthWidgetDriver.add(attributes, options);
    await driver.heard('auth-ready');
    return driver;
  }

  /** Adds such an element to the page. */
  static async add(attributes: Attributes = {}, options: DriverOptions = {}): Promise<AuthWidgetDriver> {
    await loadElements();
    const element = document.createElement(options.tag ?? 'auth-widget');
    const all: Attributes = { 'public-token': publicToken, 'api-url': await emulatorUrl(), ...attributes };
    for (const [name, value] of Object.entries(all)) {
      if (value !== undefined) element.setAttribute(name, value === true ? '' : value);
    }
    Object.assign(element, options.properties);
    element.innerHTML = options.html ?? '';
    const driver = new AuthWidgetDriver(element);
    (options.parent ?? document.body).append(element);
    return driver;
  }

  /** Waits for the first event of that type. */
  async heard(type: keyof AuthEventMap): Promise<CustomEvent> {
    await until(
      () => this.eventsOf(type).length > 0,
      () => `${type}\n${describeTree(this.element)}`,
    );
    return this.eventsOf(type)[0] as CustomEvent;
  }

  eventsOf(type: keyof AuthEventMap): CustomEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** @throws Error if several elements have that role and name */
  query(role: string, name?: Name): HTMLElement | undefined {
    const found = findAllByRole(this.element, role, name);
    if (found.length > 1) throw new Error(`${found.length} elements are a ${role} ${String(name ?? '')}`);
    return found[0];
  }

  /** Waits for the element with that role and name. */
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

  /** Types on the keyboard, after what is in the field. */
  async type(label: Name, text: string): Promise<void> {
    (await this.find('textbox', label)).focus();
    await sendKeys({ type: text });
  }

  /** The visible text, one line per piece. */
  get text(): string {
    return visibleText(this.element);
  }

  async reads(text: string): Promise<void> {
    await until(
      () => this.text.includes(text),
      () => `"${text}" in\n${this.text}`,
    );
  }

  valueOf(label: string): string | undefined {
    return (this.query('textbox', label) as HTMLInputElement | undefined)?.value;
  }

  remove(): void {
    this.element.remove();
  }
}

/** Checks in every frame until `holds`, and fails with `awaited` if it never does. */
export async function until(holds: () => boolean, awaited = () => String(holds)): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`timed out waiting for ${awaited()}`);
    await new Promise(requestAnimationFrame);
  }
}

/** The address of the emulator that the runner started. */
export async function emulatorUrl(): Promise<string> {
  const { url } = (await (await fetch('/emulator.json')).json()) as { url: string };
  return url;
}

/** Imports the built package as a page does, from a path of the test server, which the compiler cannot follow. */
export async function loadElements(): Promise<Readonly<Record<string, unknown>>> {
  const entry = '/dist/auth-widget.js';
  return (await import(entry)) as Readonly<Record<string, unknown>>;
}
