/**
 * Starts Chrome and speaks the DevTools protocol with it through a pipe: unlike a WebSocket, which Node 20 lacks, it needs no
 * library, and no other program can connect to it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright';
import { isRoot } from './options.ts';

/** ms for each command. */
const PATIENCE = 60_000;
/** ms until Chrome has to have ended. */
const LAST_WORD = 5000;

/** The events that are used. */
export interface Events {
  'Page.lifecycleEvent': { frameId: string; name: string };
  'Page.javascriptDialogOpening': { type: string };
  'Page.frameNavigated': { frame: { id: string; parentId?: string; url: string } };
  'Runtime.consoleAPICalled': { type: string; args: { value?: unknown; description?: string }[] };
  'Runtime.exceptionThrown': { exceptionDetails: { text: string; exception?: { description?: string } } };
  'Log.entryAdded': { entry: { source: string; level: string; text: string; url?: string } };
  'Fetch.requestPaused': {
    requestId: string;
    frameId: string;
    resourceType: string;
    request: { url: string; method: string };
  };
  'Network.requestWillBeSent': { requestId: string; type?: string; request: { url: string } };
  'Network.responseReceived': { type: string; response: { url: string; status: number } };
  'Network.loadingFailed': { requestId: string; type: string; errorText: string; blockedReason?: string };
}

interface Message {
  readonly id?: number;
  readonly method?: keyof Events;
  readonly params?: never;
  readonly result?: never;
  readonly error?: { readonly message: string };
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

type Listener = (params: never) => void;

export interface Chrome {
  /** Opens an empty tab, which the further commands are for, and returns the id of its frame. */
  openTab(): Promise<string>;
  /** By Playwright's types of the protocol. */
  readonly send: CDPSession['send'];
  on<Name extends keyof Events>(name: Name, listener: (params: Events[Name]) => void): void;
  close(): Promise<void>;
}

/** The pipes that Chrome reads from and writes to: file descriptors 3 and 4. */
function pipesOf({ stdio }: ChildProcess): readonly [input: Writable, output: Readable] {
  const [, , , input, output] = stdio as unknown as [null, null, null, Writable, Readable];
  return [input, output];
}

/** Commands reject once Chrome has ended. */
function connect(browser: ChildProcess): Omit<Chrome, 'close'> {
  const [input, output] = pipesOf(browser);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<keyof Events, Listener[]>();
  let sessionId: string | undefined;
  let last = 0;
  let rest = '';
  const end = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const receive = ({ id, method, params, result, error }: Message): void => {
    if (id === undefined) {
      for (const listener of (method && listeners.get(method)) ?? []) listener(params as never);
      return;
    }
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result as never);
  };
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message) as Message);
  });
  input.on('error', () => end('Chrome has ended.'));
  browser.once('error', ({ message }) => end(`Chrome cannot be started: ${message}`));
  browser.once('exit', (code) => end(`Chrome has ended with the code ${code}.`));

  const send: Chrome['send'] = (name: string, params?: object) =>
    new Promise((resolve, reject) => {
      last += 1;
      const late = new Error(`Nothing happened within ${PATIENCE / 1000} s (${name}).`);
      const timer = setTimeout(() => reject(late), PATIENCE).unref();
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      waiting.set(last, { resolve: settled(resolve), reject: settled(reject) });
      input.write(`${JSON.stringify({ id: last, method: name, params, sessionId })}\0`);
    });
  return {
    send,
    on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    async openTab() {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      ({ sessionId } = await send('Target.attachToTarget', { targetId, flatten: true }));
      return targetId;
    },
  };
}

/** Starts Chrome without a window and with an empty profile. */
export async function startChrome(path: string): Promise<Chrome> {
  const profile = await mkdtemp(join(tmpdir(), 'auth-widget-doctor-'));
  const browser = spawn(
    path,
    [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      // Nobody would see the requests of other targets: windows, and frames in a process of their own.
      '--block-new-web-contents',
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins,site-per-process',
      ...(isRoot() ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const connection = connect(browser);
  return {
    ...connection,
    async close() {
      const ended = once(browser, 'exit');
      const isEnding = connection.send('Browser.close').then(
        () => true,
        () => false,
      );
      // The program may be a script that starts Chrome, so only Chrome itself is asked to end.
      // A page whose script does not end keeps it from that.
      const killing = setTimeout(() => browser.kill('SIGKILL'), LAST_WORD);
      if (await isEnding) await ended;
      clearTimeout(killing);
      for (const pipe of pipesOf(browser)) pipe.destroy();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
