/** Tabs of one browser, each with a session and its follower, over the clients of `fake-sdk.ts`. */
import { safeStorage } from '../../src/kit/lib/storage.ts';
import { changesPage, noteSignOut } from '../../src/provider/changes/sign-outs.ts';
import { createPage, pendingPage as pending } from '../../src/provider/pending/pending-page.ts';
import { createWatch } from '../../src/provider/pending/watch.ts';
import { stytchProvider } from '../../src/provider/stytch/adapter.ts';
import { connectMember } from '../../src/provider/stytch/business/session-client.ts';
import { sessionClient } from '../../src/provider/stytch/session-client.ts';
import { follow } from '../../src/session/follower.ts';
import { createMemory } from '../../src/session/memory.ts';
import { PageSession } from '../../src/session/session.ts';
import { browserLocks } from './browser-locks.ts';
import { Browser } from './fake-sdk.ts';

const publicToken = 'project';
const navigator = { onLine: true };

/** Lets promises settle, and the browser's locks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

/** @param isNew whether nothing is stored, as on another host of the site that shares the cookies */
function openTab(browser: Browser, isFirst: boolean, isNew: boolean) {
  const { window, client: shape } = browser.openTab(isNew);
  const client = shape as unknown as Parameters<typeof stytchProvider>[0];
  const storage = safeStorage(() => browser.storage);
  // What is attempted in the first tab, the others do not know.
  const whenFinished = createWatch({ ...pending, page: isFirst ? pending.page : createPage(storage, false) });
  const environment = {
    storage,
    hostname: 'site.test',
    get cookies() {
      return browser.cookie === undefined ? '' : `stytch_session=${browser.cookie}`;
    },
    set cookies(text) {
      if (text.startsWith('stytch_session=;')) browser.cookie = undefined;
    },
  };
  const session = new PageSession({
    isOwn: () => true,
    memory: createMemory({ publicToken }, environment),
    noteSignOut: () => noteSignOut(changesPage, publicToken),
    follow: async (followed) => follow(sessionClient(client), followed, { window, navigator, whenFinished }),
    window,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    navigator,
  });
  const states: string[] = [];
  session.subscribe(({ status }) => states.push(status));
  const provider = stytchProvider(client, publicToken);
  // Loads more code, which takes longer than `settle` waits.
  const prompt = provider.oneTap.prepare();
  return {
    session,
    states,
    client,
    provider,
    members: () => connectMember({ client }),
    prompt,
    /** Chooses an account in Google's prompt. Resolves once that has failed, or the tab leaves. */
    tapOnce: async (): Promise<'failed' | 'leaves'> => {
      const { show } = await prompt;
      return new Promise((resolve) => {
        void show({
          position: 'floating',
          cancelOnTapOutside: false,
          onClosed: () => undefined,
          onLeaving: () => resolve('leaves'),
          onFailed: () => resolve('failed'),
        });
      });
    },
    /** As a widget signs in. */
    async signIn(who: string, code: string): Promise<void> {
      await provider.otps.authenticate(code, who, 30);
      window.dispatchEvent(new Event('auth-event'));
    },
  };
}

/** A browser in place of the globals. A page knows only what all tabs share: what else it knew would hide mistakes. */
export function openSite() {
  const browser = new Browser();
  const globals = {
    localStorage: browser.storage,
    location: { assign: () => undefined },
    navigator: { locks: browserLocks() },
    [Symbol.for('auth-widget.sign-outs')]: Object.assign(new Map<string, number>(), { get: () => undefined }),
    [Symbol.for('auth-widget.pending')]: createPage(
      safeStorage(() => browser.storage),
      false,
    ),
  };
  for (const name of Reflect.ownKeys(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value: Reflect.get(globals, name) });
  let tabs = 0;
  return {
    browser,
    provider: browser.provider,
    openTab(isNew = false) {
      tabs += 1;
      return openTab(browser, tabs === 1, isNew);
    },
    /** Everything that is on its way arrives, in this order. */
    async drain(): Promise<void> {
      await settle();
      for (let count = 0; browser.requests.length > 0 && count < 200; count += 1) {
        browser.requests[0]?.answer();
        await settle();
      }
    },
  };
}
