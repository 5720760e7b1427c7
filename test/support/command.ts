import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptLog } from './print.ts';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** For reports, traces and other temporary files; ignored by git. */
export const scratch = join(root, '.tmp');

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

export interface CommandOptions {
  /** Shows the output while the command runs instead of collecting it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The working directory; the repository's root by default. */
  readonly cwd?: string;
  /** A command that takes longer is killed, and counts as failed. Only for those that wait for the network. */
  readonly timeoutMs?: number;
}

/** Runs a program from node_modules/.bin or the PATH; never rejects. */
export function runCommand(
  command: string,
  args: readonly string[],
  { live = false, env = {}, cwd = root, timeoutMs }: CommandOptions = {},
): Promise<CommandResult> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const log = live ? keptLog() : undefined;
  const output = live && !log ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', output, output],
      // On Windows npm's programs are .cmd files, which only a shell can start.
      shell: process.platform === 'win32',
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
      killSignal: 'SIGKILL',
    });
    const collect = (chunk: Buffer): void => {
      if (log) log.write(chunk.toString());
      else chunks.push(chunk.toString());
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      chunks.push(`${command}: ${error.message}\n`);
      resolve({ ok: false, output: chunks.join('') });
    });
    child.on('close', (code, signal) => {
      const limit = timeoutMs === undefined ? '' : ` (limit: ${timeoutMs / 1000} s)`;
      if (signal !== null) chunks.push(`${command}: killed by ${signal}${limit}\n`);
      resolve({ ok: code === 0, output: chunks.join('') });
    });
  });
}
