import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { poll, type Running, startProgram, stopProgram } from './process.ts';
import { overHttp } from './wire.ts';

/**
 * WebKitGTK has no headless mode, so it gets a virtual screen; and a window manager, because without one no window has the
 * focus, and so nothing matches `:focus` and there are no focus events.
 */
export async function startWebKit([driver, screen, manager]: readonly [
  string,
  string,
  string,
]): Promise<Running> {
  const children: ChildProcess[] = [];
  const start = (...given: Parameters<typeof startProgram>): ChildProcess => {
    const child = startProgram(...given);
    children.unshift(child);
    return child;
  };
  const clean = async (): Promise<void> => {
    for (const child of children) await stopProgram(child);
  };
  try {
    const { stdio } = start(screen, ['-displayfd', '3', '-screen', '0', '640x900x24', '-nolisten', 'tcp']);
    const display = { DISPLAY: `:${await firstLine(stdio[3] as Readable)}` };
    start(manager, ['-use_titlebar', 'no'], display);
    const port = await freePort();
    start(driver, [`--port=${port}`], { ...display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' });
    const url = `http://127.0.0.1:${port}`;
    await poll('WebKitWebDriver', () => fetch(`${url}/status`));
    const wire = await overHttp(url);
    return {
      wire,
      async stop() {
        // Ends the browser, which is not our child process.
        await wire.send('DeleteSession').catch(() => undefined);
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    stream.once('close', () => reject(new Error('Xvfb did not start')));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
