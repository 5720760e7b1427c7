/** What a visitor notices: the time from a key to the next paint, and from Enter to the next screen. */
import type { Page } from 'playwright';
import { openBenchPage, type Stand, waitForForm } from './bench-page.ts';
import { type Configuration, typedText } from './configurations.ts';
import type { Subject } from './report.ts';
import { RequestLog, untilQuiet } from './requests.ts';

export interface Interaction {
  /** ms from each key to the paint after it. */
  readonly firstField: readonly number[];
  /** Like `firstField`; empty if the next screen has no passcode. */
  readonly passcode: readonly number[];
  /** ms from Enter to the paint of the next screen, including the provider's answer. */
  readonly screenChange: number;
}

/** With a processor that is four times slower, and a network without delay. */
export async function measureInteraction(
  stand: Stand,
  subject: Subject,
  configuration: Configuration,
): Promise<Interaction> {
  const { page, cdp, context } = await openBenchPage(stand, { name: 'slow', title: '', cpu: 4 });
  try {
    const url = stand.pageOf(subject, configuration);
    const log = new RequestLog(cdp, url);
    await page.goto(url);
    await waitForForm(page);
    await untilQuiet(page, log);
    await focusField(page);
    const text = typedText[configuration.first];
    const firstField =
      configuration.first === 'email'
        ? await type(page, [text])
        : await type(page, [text, 'Backspace', text]);
    const screenChange = await submit(page);
    if (configuration.first === 'email') return { firstField, passcode: [], screenChange };
    await focusField(page);
    // One digit short, so that the code is not sent.
    const passcode = await type(page, ['12345', 'Backspace', '12345', 'Backspace', '12345']);
    return { firstField, passcode, screenChange };
  } finally {
    await context.close();
  }
}

async function focusField(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const element = (): Element | null | undefined => document.querySelector('#place')?.firstElementChild;
    await probe.until(() => probe.fieldIn(element()) !== undefined);
    probe.fieldIn(element())?.focus();
    await probe.painted();
  });
}

/** Types texts, and clears the field for `Backspace`. Resolves with the ms from each key to its paint. */
async function type(page: Page, texts: readonly string[]): Promise<readonly number[]> {
  await page.evaluate(() => {
    probe.keys = [];
  });
  let pressed = 0;
  let typed = 0;
  for (const text of texts) {
    const keys = text === 'Backspace' ? Array.from({ length: typed }, () => text) : [...text];
    for (const key of keys) {
      await page.keyboard.press(key);
      pressed += 1;
      await page.evaluate((count) => probe.until(() => probe.keys.length >= count), pressed);
    }
    typed = text === 'Backspace' ? 0 : text.length;
  }
  return page.evaluate(() => probe.keys);
}

/** Submits the form. Resolves with the ms from Enter to the paint of the next screen. */
async function submit(page: Page): Promise<number> {
  await page.evaluate(() => {
    const element = document.querySelector('#place')?.firstElementChild;
    const pressed = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const change = async (): Promise<number> => {
      const since = await pressed;
      return (await probe.painted(() => probe.isNextScreen(element))) - since;
    };
    Object.assign(globalThis, { screenChange: change() });
  });
  await page.keyboard.press('Enter');
  const change = page.evaluate(() => Reflect.get(globalThis, 'screenChange') as Promise<number>);
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(
      () => reject(new Error(`Enter did not lead to another screen: ${page.url()}`)),
      20_000,
    ).unref();
  });
  return Promise.race([change, limit]);
}
