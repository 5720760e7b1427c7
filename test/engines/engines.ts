/** Finds and starts the engines besides Chromium; CI installs them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../support/command.ts';
import { print } from '../support/print.ts';
import { startFirefox } from './firefox.ts';
import type { Running } from './process.ts';
import { startWebKit } from './webkit.ts';

/** Something that tests run in. */
export interface Installable {
  readonly name: string;
  /** Its packages on Debian. */
  readonly packages: readonly string[];
  /** The programs that it needs, each with its possible names. */
  readonly programs: readonly (readonly string[])[];
}

export interface Engine extends Installable {
  /** @param programs the paths of `programs`, in order */
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

/** By the name of their test files. */
export const engines = { firefox, webkit } as const;

/** The paths of its programs, in order; undefined if one is missing. */
export function findPrograms({ programs }: Pick<Installable, 'programs'>): readonly string[] | undefined {
  const found = programs.map((names) => names.flatMap(places).find((path) => existsSync(path)));
  return found.every((path) => path !== undefined) ? found : undefined;
}

const places = (name: string): string[] =>
  name.startsWith('/')
    ? [name]
    : (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, name));

type Ensured = 'there' | 'left out' | 'failed';

/**
 * True if it can be run. CI installs what is missing, and fails if Debian's packages can be reached but do not install;
 * anywhere else what is missing is skipped.
 */
export function ensureInstalled(wanted: Installable): Promise<Ensured> {
  const ensured = last.then(() => installIfMissing(wanted));
  last = ensured;
  return ensured;
}

/** The latest one: dpkg refuses to install side by side, as the tests of engines and of password managers run. */
let last: Promise<unknown> = Promise.resolve();

async function installIfMissing(wanted: Installable): Promise<Ensured> {
  if (findPrograms(wanted)) return 'there';
  const names = wanted.packages.join(' ');
  const leftOut = (why: string): Ensured => {
    print(`SKIPPED ${wanted.name}: ${why}; its packages on Debian: ${names}`);
    return 'left out';
  };
  if (process.env['CI'] === undefined) return leftOut('not installed');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return leftOut('cannot be installed here');
  print(`installing ${wanted.name}`);
  const { ok, output } = await install(wanted);
  if (ok && findPrograms(wanted)) return 'there';
  if (unavailable.test(output)) return leftOut('the package archive cannot be reached or does not have it');
  print(`${output.trimEnd()}\nFAILED to install ${names}`);
  return 'failed';
}

const unavailable = /Could not (resolve|connect)|Temporary failure|Unable to (fetch|locate)|killed by/;

async function install({ packages }: Installable): ReturnType<typeof runCommand> {
  const apt = (timeoutMs: number, ...args: string[]): ReturnType<typeof runCommand> =>
    runCommand('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs,
    });
  await apt(60_000, 'update');
  return apt(180_000, 'install', '-y', '--no-install-recommends', ...packages);
}
