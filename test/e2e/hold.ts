/** Answers that a test holds back until it has seen what the widget does meanwhile. */
import type { Page } from '@playwright/test';

export interface Held {
  /** How many requests were made so far. */
  readonly count: () => number;
  /** Lets those that wait, and all later ones, go on to the server. */
  readonly release: () => void;
}

/** Keeps requests that match `url`, a glob or an expression, from the server until they are released. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<Held> {
  let count = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}

/** Answers the way to the provider so that the browser stays where it is, and lists where it wanted to go. */
export async function holdStart(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/v1/public/oauth/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return asked;
}
