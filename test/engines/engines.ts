/** The engines besides Chromium: finds and starts them, and installs them where CI may. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../support/command.ts';
import { startFirefox } from './firefox.ts';
import type { Running } from './process.ts';
import { startWebKit } from './webkit.ts';

export interface Engine {
  readonly name: string;
  /** Debian's packages of it. */
  readonly packages: readonly string[];
  /** What it needs, each by the names that it goes by. */
  readonly programs: readonly (readonly string[])[];
  /** @param programs the paths of the above */
  start(programs: readonly string[]): Promise<Running>;
}

const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: [['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']],
  start: ([program = '']) => startFirefox(program),
};

const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'],
  programs: [['WebKitWebDriver'], ['Xvfb'], ['matchbox-window-manager']],
  start: ([driver = '', screen = '', manager = '']) => startWebKit([driver, screen, manager]),
};

/** By the name of the test file that runs it. */
export const engines = { firefox, webkit } as const;

/** The paths of the engine's programs, or undefined where one is missing. */
export function findPrograms({ programs }: Engine): readonly string[] | undefined {
  const found = programs.map((names) => names.flatMap(places).find((path) => existsSync(path)));
  return found.every((path) => path !== undefined) ? found : undefined;
}

const places = (name: string): string[] =>
  name.startsWith('/')
    ? [name]
    : (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, name));

type Ensured = 'there' | 'left out' | 'failed';

/**
 * Says whether the engine can be run. CI installs what is missing, and fails where Debian's packages can be reached
 * and still do not bring it; anywhere else a missing engine is left out.
 */
export async function ensureEngine(engine: Engine): Promise<Ensured> {
  if (findPrograms(engine)) return 'there';
  const names = engine.packages.join(' ');
  const leftOut = (why: string): Ensured => {
    console.log(`LEFT OUT ${engine.name}: ${why}; its packages on Debian: ${names}`);
    return 'left out';
  };
  if (process.env['CI'] === undefined) return leftOut('not on this machine');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return leftOut('nothing to install it with');
  console.log(`installing ${engine.name}`);
  const { ok, output } = await install(engine);
  if (ok && findPrograms(engine)) return 'there';
  if (unavailable.test(output)) return leftOut('the archive of packages cannot be reached, or has it not');
  console.log(`${output.trimEnd()}\nFAILED the installation of ${names}`);
  return 'failed';
}

const unavailable = /Could not (resolve|connect)|Temporary failure|Unable to (fetch|locate)|killed by/;

async function install({ packages }: Engine): ReturnType<typeof runCommand> {
  const apt = (timeoutMs: number, ...args: string[]): ReturnType<typeof runCommand> =>
    runCommand('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs,
    });
  await apt(60_000, 'update');
  return apt(180_000, 'install', '-y', '--no-install-recommends', ...packages);
}
