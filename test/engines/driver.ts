/** Drives a page in any engine by role and name, open shadow roots included. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Hand } from './page.ts';
import type { Wire } from './wire.ts';

/** The key of an element's reference: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Readonly<Record<typeof elementKey, string>>;

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface AuthEventRecord {
  readonly type: string;
  /** The id of the element that fired it. */
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** WebDriver's code points for keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  backspace: '\uE003',
  escape: '\uE00C',
  enter: '\uE007',
  end: '\uE010',
  arrowLeft: '\uE012',
  delete: '\uE017',
} as const;

const patienceMs = 30_000;
const pollMs = 40;

export class Driver {
  readonly #wire: Wire;
  readonly #scope: string;

  /** @param scope selector of the element to search */
  constructor(wire: Wire, scope = 'body') {
    this.#wire = wire;
    this.#scope = scope;
  }

  within(scope: string): Driver {
    return new Driver(this.#wire, scope);
  }

  async goTo(url: string): Promise<void> {
    await this.#wire.send('Navigate', { url });
  }

  /** Makes the browser forget the page's site. WebKit does so some time after it says that it has. */
  async forget(): Promise<void> {
    await this.#wire.send('DeleteAllCookies');
    await this.reaches(`
      localStorage.clear();
      sessionStorage.clear();
      return document.cookie === '' && localStorage.length === 0;`);
  }

  /** Runs the body of a function in the page. */
  async run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#wire.send('ExecuteScript', { script, args });
  }

  /** Waits for the only element with that role and name. */
  find(role: string, name: string): Promise<ElementReference> {
    return this.#until(`${role} "${name}"`, async () => {
      return (await this.#ask('find', this.#scope, role, name)) as ElementReference | null;
    });
  }

  async gone(role: string, name: string): Promise<void> {
    await this.#until(
      `no ${role} "${name}"`,
      async () => !(await this.#ask('find', this.#scope, role, name)),
    );
  }

  /** Waits until the body of a function returns true in the page, which need not be the test's. */
  async reaches(script: string): Promise<void> {
    await this.#until(script, async () => (await this.run(script)) === true);
  }

  async reads(text: string): Promise<void> {
    await this.#until(`"${text}"`, async () => String(await this.#ask('text', this.#scope)).includes(text));
  }

  /**
   * Waits until it can be clicked. Uses the pointer, because WebKit's ElementClick considers every input in a shadow root
   * covered.
   */
  async click(role: string, name: string): Promise<void> {
    await this.clickAt(
      await this.#until(`an enabled ${role} "${name}"`, async () => {
        return (await this.#ask('aim', await this.find(role, name))) as Point | null;
      }),
    );
  }

  async clickAt({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#wire.send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Types on the keyboard, after what is in the field. */
  async type(label: string, text: string): Promise<void> {
    const { [elementKey]: id } = await this.find('textbox', label);
    await this.#wire.send('ElementSendKeys', { id, text });
  }

  /** Presses keys one after another, wherever the focus is. */
  async press(...pressed: readonly (keyof typeof keys)[]): Promise<void> {
    await this.#act(pressed.map((key) => keys[key]));
  }

  async #act(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#wire.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Types on the keyboard, where the caret is. */
  async keys(text: string): Promise<void> {
    await this.#act([...text]);
  }

  /** Takes back what was typed last, as far as the engine does it in one step. */
  async undo(): Promise<void> {
    await this.run("document.execCommand('undo')");
  }

  /** Waits until the field has exactly this value. */
  async holds(label: string, value: string): Promise<void> {
    await this.#until(`"${value}" in ${label}`, async () => (await this.#ofField(label, 'value')) === value);
  }

  async isFocused(role: string, name: string): Promise<void> {
    await this.#until(`focus on ${role} "${name}"`, async () =>
      this.#ask('isFocused', await this.find(role, name)),
    );
  }

  /** A property of a text field. */
  async #ofField(label: string, property: string): Promise<unknown> {
    return this.run('return arguments[0][arguments[1]]', await this.find('textbox', label), property);
  }

  /** Waits for an event of that type with these details, and returns the first one. */
  event(type: string, detail: Readonly<Record<string, unknown>> = {}): Promise<AuthEventRecord> {
    return this.#until(`${type} ${JSON.stringify(detail)}`, async () =>
      (await this.events()).find(
        (event) =>
          event.type === type && Object.entries(detail).every(([key, value]) => event.detail[key] === value),
      ),
    );
  }

  /** Waits until that many events of the type have been fired. */
  async eventCount(type: string, count: number): Promise<void> {
    await this.#until(
      `${count} ${type}`,
      async () => (await this.events()).filter((event) => event.type === type).length === count,
    );
  }

  /** All events since the page was loaded. */
  async events(): Promise<readonly AuthEventRecord[]> {
    return JSON.parse(String(await this.#ask('events'))) as AuthEventRecord[];
  }

  /** What a screen reader gets: the role and the name of each element. */
  async tree(): Promise<readonly string[]> {
    return String(await this.#ask('tree', this.#scope)).split('\n');
  }

  /** Console messages, error events and CSP violations since the page was loaded. */
  async faults(): Promise<readonly string[]> {
    return (await this.#ask('faults')) as string[];
  }

  async screenshot(file: string): Promise<void> {
    // WebKit takes its picture from the last rendered frame.
    await this.run(
      'return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
    );
    const png = await this.#wire.send('TakeScreenshot', { full: false });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(String(png), 'base64'));
  }

  #ask(question: keyof Hand, ...args: readonly unknown[]): Promise<unknown> {
    return this.run(`return hand.${question}(...arguments)`, ...args);
  }

  /** Retries after errors too, because a page that is being left cannot answer. */
  async #until<T>(awaited: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const deadline = performance.now() + patienceMs;
    let reason = '';
    while (performance.now() < deadline) {
      try {
        const found = await look();
        if (found !== null && found !== undefined && found !== false) return found;
        reason = '';
      } catch (error) {
        reason = `(${String(error)}) `;
      }
      await delay(pollMs);
    }
    const tree = String(await this.#ask('tree', this.#scope).catch(String));
    const faults = await this.faults().catch(() => []);
    throw new Error(`timed out waiting for ${awaited} ${reason}in\n${tree}\n${faults.join('\n')}`);
  }
}
