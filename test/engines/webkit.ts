import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { poll, type Running, startProgram, stopProgram } from './process.ts';
import { overHttp } from './wire.ts';

/** WebKitGTK has no headless mode, so it gets a screen that nobody sees. */
export async function startWebKit(driverProgram: string, screenProgram: string): Promise<Running> {
  const screen = startProgram(screenProgram, [
    ...['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
  ]);
  const children: ChildProcess[] = [screen];
  const clean = async (): Promise<void> => {
    for (const child of children.reverse()) await stopProgram(child);
  };
  try {
    const display = `:${await firstLine(screen.stdio[3] as Readable)}`;
    const port = await freePort();
    children.push(
      startProgram(driverProgram, [`--port=${port}`], {
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        // No session bus, no accessibility bus, no graphics card: nothing to look for.
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      }),
    );
    const url = `http://127.0.0.1:${port}`;
    await poll('WebKitWebDriver', () => fetch(`${url}/status`));
    const wire = await overHttp(url);
    return {
      wire,
      async stop() {
        // Ends the browser, which is no child of ours.
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
