/** A visitor who is faster than the network: fills in the field as soon as there is one, and presses Enter. */
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
  /** How often the provider was asked to send a message. */
  readonly sent: number;
}

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
    await page.keyboard.press('Enter');
    const times = await page.evaluate(
      () => Reflect.get(globalThis, 'early') as Promise<Omit<EarlySubmit, 'sent'>>,
    );
    await untilQuiet(page, log);
    return { ...times, sent: log.posted(/\/(?:magic_links\/email|otps\/)/) };
  } finally {
    await context.close();
  }
}

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
      await probe.until(() => probe.isNextScreen(element()));
      return { pressed: since, changed: await probe.painted() };
    };
    Object.assign(globalThis, { early: watch() });
    probe.fieldIn(element())?.focus();
    document.execCommand('insertText', false, typed);
  }, text);
}
