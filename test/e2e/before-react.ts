/** The time before React is there, which tests make as long as they need. */
import type { Page } from '@playwright/test';
import { type Widget } from './fixtures.ts';

export const app = /\/chunks\/app-/;

export const linkRoute = '/magic_links/email/login_or_create';

/** Resolves once a task of React's waits. */
export const isTakingOver = (page: Page) =>
  page.waitForFunction(() => Reflect.get(globalThis, 'held').length > 0);

/** Lets React's tasks wait from the first one on, until the returned function is called. */
export async function holdTasks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      held.push(() => postMessage.apply(this, message));
    };
    Object.assign(globalThis, {
      held,
      runTasks() {
        MessagePort.prototype.postMessage = postMessage;
        for (const run of held) run();
      },
    });
  });
  return async () => {
    await page.evaluate(() => Reflect.get(globalThis, 'runTasks')());
  };
}

export const everything = {
  products: 'otp oauth crypto',
  'otp-methods': 'sms whatsapp email',
  'oauth-providers': 'google apple',
};

/** Collects events of these types in the widget from now on. */
export async function listen(
  widget: Widget,
  types: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  const heard = await widget.element.evaluateHandle(({ shadowRoot }, all) => {
    const list: string[] = [];
    for (const type of all) shadowRoot?.addEventListener(type, () => list.push(type), true);
    return list;
  }, types);
  return () => heard.jsonValue();
}
