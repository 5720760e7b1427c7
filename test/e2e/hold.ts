/** Answers that a test holds back until it has seen what the widget does meanwhile. */
import type { Page, Route } from '@playwright/test';

export interface Held {
  /** How many requests were made so far. */
  readonly count: () => number;
  /** Lets those that wait, and all later ones, go on to the server. */
  readonly release: () => void;
}

type Answer = (route: Route, released: Promise<void>) => Promise<void>;

async function hold(page: Page, url: string | RegExp, answer: Answer): Promise<Held> {
  let count = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    const answered = answer(route, released);
    count += 1;
    await answered;
  });
  return { count: () => count, release };
}

/** Keeps requests that match `url`, a glob or an expression, from the server until they are released. */
export const holdRequests = (page: Page, url: string | RegExp): Promise<Held> =>
  hold(page, url, async (route, released) => {
    await released;
    await route.continue();
  });

/** Keeps the server's answers from the page until they are released. */
export const holdAnswers = (page: Page, url: string | RegExp): Promise<Held> =>
  hold(page, url, async (route, released) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });

/** Answers the way to the provider so that the browser stays where it is, and lists where it wanted to go. */
export async function holdStart(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/v1/public/oauth/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return asked;
}
