/**
 * A visitor from the start of the page to the next screen: types as soon as there is a field, presses Enter, again every 250 ms until
 * the form shows that it is busy or the next screen comes. The official phone field ignores the key until it can check the number.
 */
import type { Page } from 'playwright';
import { openBenchPage, type Profile, type Stand } from './bench-page.ts';
import { type Configuration, typedText } from './configurations.ts';
import type { Subject } from './report.ts';
import { RequestLog, untilQuiet } from './requests.ts';

/** How a visitor fills in the first field. */
export interface Pace {
  readonly title: string;
  /** ms for all of it: key by key, or at once. */
  readonly typing: number;
}

/** 20 characters at 8 a second, or the 10 digits of a number in the same time. */
export const typist: Pace = { title: 'typed at 8 characters a second', typing: 2500 };
/** As a password manager does, and faster than the network. */
export const atOnce: Pace = { title: 'filled in as soon as the field can be used', typing: 0 };

export interface Submitted {
  /** ms since navigation at which the field could be used. */
  readonly usable: number;
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
export async function submitForm(
  stand: Stand,
  subject: Subject,
  configuration: Configuration,
  profile: Profile,
  { typing }: Pace,
): Promise<Submitted> {
  const { page, cdp, context } = await openBenchPage(stand, profile);
  try {
    const url = stand.pageOf(subject, configuration);
    const log = new RequestLog(cdp, url);
    await page.goto(url, { waitUntil: 'commit' });
    const text = typedText[configuration.first];
    await focusWhenUsable(page, text);
    if (typing > 0) await page.keyboard.type(text, { delay: typing / text.length });
    else await page.keyboard.insertText(text);
    let presses = 0;
    do {
      await page.keyboard.press('Enter');
      presses += 1;
    } while (await ignored(page));
    const times = await timesOf(page);
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

/** The times that {@link focusWhenUsable} takes. */
const timesOf = (page: Page): Promise<Pick<Submitted, 'usable' | 'pressed' | 'changed'>> =>
  page.evaluate(() => Reflect.get(globalThis, 'submitting'));

/** Focuses the first field, and notes when Enter is pressed and when the next screen is painted. */
async function focusWhenUsable(page: Page, text: string): Promise<void> {
  await page.evaluate(async (typed) => {
    const element = (): Element | null | undefined => document.querySelector('#place')?.firstElementChild;
    await probe.until(() => probe.fieldIn(element()) !== undefined);
    const usable = performance.now();
    const pressed = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        function listener({ key, timeStamp }) {
          if (key !== 'Enter') return;
          removeEventListener('keydown', listener, true);
          resolve(timeStamp);
        },
        true,
      );
    });
    const watch = async () => {
      const since = await pressed;
      const kept = probe.fieldIn(element())?.value.replace(/[^\w.@]/g, '');
      if (kept !== typed) throw new Error(`the field has ${kept}`);
      return { usable, pressed: since, changed: await probe.painted(() => probe.isNextScreen(element())) };
    };
    Object.assign(globalThis, { submitting: watch() });
    probe.fieldIn(element())?.focus();
  }, text);
}
