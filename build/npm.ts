import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const TIMEOUT_MS = 600_000;

/**
 * Runs npm in a folder.
 * @throws Error with npm's output
 */
export async function npm(folder: string, args: readonly string[]): Promise<void> {
  // On Windows, npm is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32';
  const run = promisify(execFile)('npm', args, { cwd: folder, timeout: TIMEOUT_MS, shell });
  await run.catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`npm ${args.join(' ')}:\n${error.stdout}${error.stderr}`, { cause: error });
  });
}
