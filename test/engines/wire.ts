/**
 * Sends WebDriver's classic commands over HTTP to WebKitWebDriver, and over Marionette to Firefox; geckodriver, which Debian
 * has no package of, would do the latter.
 */
import { connect, type Socket } from 'node:net';

/** The commands in use, with their HTTP endpoints: https://www.w3.org/TR/webdriver2/#endpoints */
const commands = {
  NewSession: ['POST', ''],
  DeleteSession: ['DELETE', ''],
  SetWindowRect: ['POST', '/window/rect'],
  Navigate: ['POST', '/url'],
  DeleteAllCookies: ['DELETE', '/cookie'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const;

type Command = keyof typeof commands;
type Parameters = Readonly<Record<string, unknown>>;

export interface Wire {
  /** Resolves with the command's value, and rejects with the browser's error. */
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  close(): void;
}

interface Failure {
  readonly error: string;
  readonly message: string;
}

const commandTimeoutMs = 30_000;
const describe = ({ error, message }: Failure): string => `${error}: ${message}`;

/** @param url of the driver, such as `http://127.0.0.1:4444` */
export async function overHttp(url: string): Promise<Wire> {
  async function call(method: string, path: string, parameters: Parameters): Promise<unknown> {
    const response = await fetch(`${url}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters) }),
      signal: AbortSignal.timeout(commandTimeoutMs),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(describe(value as Failure));
    return value;
  }
  const { sessionId } = (await call('POST', '', { capabilities: {} })) as { sessionId: string };
  return {
    send(command, parameters = {}) {
      const [method, path] = commands[command];
      const place = path.replace('{id}', String(parameters['id']));
      return call(method, `/${sessionId}${place}`, parameters);
    },
    close: () => undefined,
  };
}

type Answer = readonly [type: 1, id: number, error: Failure | null, result: unknown];

export interface MarionetteWire extends Wire {
  /** Runs the body of a function in Firefox itself instead of a page; needs `--remote-allow-system-access`. */
  runInBrowser(script: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Ends Firefox as a user does, so that it writes everything to its profile. */
  quit(): Promise<void>;
}

/** @param port of Marionette on loopback; packets are JSON after their length in bytes and a colon */
export async function overMarionette(port: number): Promise<MarionetteWire> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise<void>((greeted, failed) => {
    socket.once('error', failed);
    readPackets(socket, (packet) => {
      // The first packet is a greeting.
      if (!Array.isArray(packet)) return greeted();
      const answer = packet as unknown as Answer;
      waiting.get(answer[1])?.(answer);
      waiting.delete(answer[1]);
    });
  });
  let sent = 0;
  async function call(command: string, parameters: Parameters): Promise<unknown> {
    sent += 1;
    const packet = JSON.stringify([0, sent, command, parameters]);
    const [, , error, result] = await new Promise<Answer>((answered, failed) => {
      waiting.set(sent, answered);
      setTimeout(() => failed(new Error(`${command}: no answer`)), commandTimeoutMs).unref();
      socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    });
    if (error) throw new Error(describe(error));
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  }
  const wire: MarionetteWire = {
    send: (command, parameters = {}) => call(`WebDriver:${command}`, parameters),
    async runInBrowser(script, ...args) {
      await call('Marionette:SetContext', { value: 'chrome' });
      try {
        return await call('WebDriver:ExecuteScript', { script, args });
      } finally {
        await call('Marionette:SetContext', { value: 'content' });
      }
    },
    async quit() {
      await call('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.destroy();
    },
    close: () => void socket.destroy(),
  };
  await wire.send('NewSession');
  return wire;
}

function readPackets(socket: Socket, take: (packet: unknown) => void): void {
  let read = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    read = Buffer.concat([read, chunk]);
    for (;;) {
      const colon = read.indexOf(':');
      const end = colon + 1 + Number(read.subarray(0, colon));
      if (colon < 0 || read.length < end) return;
      take(JSON.parse(read.subarray(colon + 1, end).toString()));
      read = read.subarray(end);
    }
  });
}
