import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs npm in a folder, for as long as it takes, and shows what it prints.
 * @throws Error if it fails, with what it has printed about that as its cause
 */
export async function npm(folder: string, args: readonly string[]): Promise<void> {
  // On Windows, npm is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32';
  const child = spawn('npm', args, { cwd: folder, shell, stdio: ['ignore', 'inherit', 'pipe'] });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    errors.push(chunk);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  const end = signal ? `was ended by ${signal}` : `has failed with exit code ${code}`;
  throw new Error(`npm ${args.join(' ')} ${end}`, { cause: Buffer.concat(errors).toString() });
}
