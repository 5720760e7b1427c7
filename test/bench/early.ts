/**
 * A visitor who is faster than the network: fills in the field as soon as there is one and presses Enter, again every
 * 250 ms until the form shows that it is busy or the next screen comes. The official phone field ignores the key until
 * it can check the number.
 */
import type { Page } from 'playwright';
import { openBenchPage, type Profile, type Stand } from './bench-page.ts';
import { type Configuration, typedText } from './configurations.ts';
import type { Subject } from './report.ts';
import { RequestLog, untilQuiet } from './requests.ts';

export interface EarlySubmit {
  /** ms since navigation at which Enter was pressed. */
  readonly pressed: number;
  /** ms since navigation at which the next screen was painted. */
  readonly changed: number;
  /** How often Enter was pressed. */
  readonly presses: number;
  /** How often the provider was asked to send a message. */
  readonly sent: number;
}

const MESSAGES = /\/(?:magic_links\/email|otps\/)/;

/** @throws Error if the field lost what was typed */
export async function submitEarly(
  stand: Stand,
  subject: Subject,
  configuration: Configuration,
  profile: Profile,
): Promise<EarlySubmit> {
  const { page, cdp, context } = await openBenchPage(stand, profile);
  try {
    const url = stand.pageOf(subject, configuration);
    const log = new RequestLog(cdp, url);
    await page.goto(url, { waitUntil: 'commit' });
    await fillWhenUsable(page, typedText[configuration.first]);
    let presses = 0;
    do {
      await page.keyboard.press('Enter');
      presses += 1;
    } while (await ignored(page));
    const times = await nextScreen(page);
    await untilQuiet(page, log);
    return { ...times, presses, sent: log.posted(MESSAGES) };
  } finally {
    await context.close();
  }
}

/** Whether, 250 ms later, nothing shows that the key was taken. */
const ignored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const element = document.querySelector('#place')?.firstElementChild;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return !probe.isBusy(element) && !probe.isNextScreen(element);
  });

/** The times that {@link fillWhenUsable} takes. */
const nextScreen = (page: Page): Promise<Pick<EarlySubmit, 'pressed' | 'changed'>> =>
  page.evaluate(() => Reflect.get(globalThis, 'early'));

/** Fills the first field in, and notes when Enter is pressed and when the next screen is painted. */
async function fillWhenUsable(page: Page, text: string): Promise<void> {
  await page.evaluate(async (typed) => {
    const element = (): Element | null | undefined => document.querySelector('#place')?.firstElementChild;
    await probe.until(() => probe.fieldIn(element()) !== undefined);
    const pressed = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const watch = async () => {
      const since = await pressed;
      const kept = probe.fieldIn(element())?.value.replace(/[^\w.@]/g, '');
      if (kept !== typed) throw new Error(`the field has ${kept}`);
      return { pressed: since, changed: await probe.painted(() => probe.isNextScreen(element())) };
    };
    Object.assign(globalThis, { early: watch() });
    probe.fieldIn(element())?.focus();
    document.execCommand('insertText', false, typed);
  }, text);
}
