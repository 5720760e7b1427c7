import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { startProgram, stopProgram } from './process.ts';

export interface Screen {
  /** What a program needs in its environment to appear on the screen. */
  readonly env: { readonly DISPLAY: string };
  stop(): Promise<void>;
}

/**
 * Starts a virtual screen.
 * @param xvfb path of Xvfb
 * @param size width x height, in pixels
 */
export async function startScreen(xvfb: string, size: string): Promise<Screen> {
  const child = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp']);
  return { env: { DISPLAY: `:${await displayOf(child)}` }, stop: () => stopProgram(child) };
}

function displayOf({ stdio }: ChildProcess): Promise<string> {
  const stream = stdio[3] as Readable;
  return new Promise((resolve, reject) => {
    stream.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    stream.once('close', () => reject(new Error('Xvfb did not start')));
  });
}
