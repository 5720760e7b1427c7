/** Runs one of the servers in this folder, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Emulator } from '../../emulator/server.ts';
import { B2B_CREDENTIALS, B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const next = '../node_modules/next/dist/bin/next';

/** How to start each server: its folder, and the arguments for Node. */
const SERVERS = {
  express: ['express', 'server.mjs'],
  next: ['next', next, 'dev', '--hostname', 'localhost'],
  /** After `npm run build` in its folder. */
  'next-production': ['next', next, 'start', '--hostname', 'localhost'],
} as const;

export type ServerName = keyof typeof SERVERS;
export const serverNames = Object.keys(SERVERS) as ServerName[];

export interface RunOptions {
  /** Where the server listens; 0 picks a free port. */
  readonly port: number;
  readonly emulator: Pick<Emulator, 'url' | 'credentials'>;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the server and waits until it listens. What it prints goes to this process's standard error.
 * @throws Error if it ends before that
 */
export async function runServer(name: ServerName, { port, emulator }: RunOptions): Promise<RunningServer> {
  const [cwd, ...args] = SERVERS[name];
  const child = spawn(process.execPath, args, {
    cwd: folder(`./${cwd}/`),
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      STYTCH_API_URL: emulator.url,
      STYTCH_PROJECT_ID: emulator.credentials.project_id,
      STYTCH_SECRET: emulator.credentials.secret,
      STYTCH_PUBLIC_TOKEN: 'public-token-test-00000000-0000-4000-8000-000000000000',
      STYTCH_B2B_PROJECT_ID: B2B_CREDENTIALS.project_id,
      STYTCH_B2B_SECRET: B2B_CREDENTIALS.secret,
      STYTCH_B2B_PUBLIC_TOKEN: B2B_PUBLIC_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      console.error(`${name}: ${line}`);
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The server "${name}" has ended before it listened.`)));
  });
  return {
    url,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
