/** Programs that run beside the tests and end with them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Wire } from './wire.ts';

/** A browser that accepts commands. */
export interface Running {
  readonly wire: Wire;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;

/** Starts a program without its output. File descriptor 3 is a pipe to read from. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd: string = process.cwd(),
): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // A program that does not start shows when what it should do does not happen.
  child.on('error', () => undefined);
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
  return child;
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await Promise.race([ended, delay(3000, undefined, { ref: false })]);
  child.kill('SIGKILL');
}

/** Asks until there is an answer; an error means that there is none yet. */
export async function poll<T>(awaited: string, ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`timed out waiting for ${awaited}`, { cause: error });
      await delay(50);
    }
  }
}

/** A TCP port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
