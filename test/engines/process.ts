/** Programs that run beside the tests and end with them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Wire } from './wire.ts';

/** A browser that takes commands. */
export interface Running {
  readonly wire: Wire;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;

/** Starts a program; what it prints is dropped. File descriptor 3 is a pipe to read from. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Its absence shows as what it should have brought not coming.
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

/** Asks until there is an answer; what throws is no answer yet. */
export async function poll<T>(awaited: string, ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`waited in vain for ${awaited}`, { cause: error });
      await delay(50);
    }
  }
}
