/**
 * A page of its own, so with a cold cache, and without Playwright's: that one enables the debugger's Runtime domain, with which
 * Chromium keeps the position of every function in the sources, a fifth of a second on a slow processor.
 */
import { EventEmitter } from 'node:events';
import type { Browser, CDPSession } from 'playwright';

export interface Target extends Pick<CDPSession, 'send' | 'on'> {
  /**
   * Resolves with the value of an expression, or what its promise is fulfilled with.
   * @throws Error with the exception of the page
   */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export async function openTarget(browser: Browser): Promise<Target> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true });
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId });
  const events = new EventEmitter();
  let sent = 0;
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, ...answer } = JSON.parse(message) as Message;
    if (method === undefined) events.emit(String(id), answer);
    else events.emit(method, params);
  });
  const send = ((method, params) =>
    new Promise<unknown>((resolve, reject) => {
      sent += 1;
      events.once(String(sent), ({ result, error }: Message) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      const message = JSON.stringify({ id: sent, method, params });
      root.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      setTimeout(() => reject(new Error(`${method}: no answer`)), 90_000).unref();
    })) as CDPSession['send'];
  return {
    send,
    // It returns the emitter rather than the session, which nobody asks for.
    on: events.on.bind(events) as unknown as CDPSession['on'],
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails: thrown } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
      return result.value as Value;
    },
    close: () => root.detach(),
  };
}
