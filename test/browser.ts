/** Finds the Chromium that the tests drive, and installs one where the machine has none. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runCommand } from './support/command.ts';

const runsAsRoot = process.getuid?.() === 0;

/** Flags for every Chromium of the tests: it may talk to loopback, and to nothing else on its own accord. */
export const chromiumArgs: readonly string[] = [
  // Chromium's sandbox refuses to start for root, as which CI machines run.
  ...(runsAsRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const howToGetOne =
  'No Chromium found: install Chrome or Chromium, or run `npx playwright install chromium`, or set CHROMIUM_PATH.';

/** The path of a browser that starts; installs one if need be, and rejects with the mend if that fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('no Chromium on this machine: installing one');
  for (const install of [installFromPlaywright, installFromDebian]) {
    await install();
    const installed = findChromium();
    if (installed !== undefined && (await starts(installed))) return installed;
  }
  throw new Error(howToGetOne);
}

/** A browser that is there already: the one that was asked for, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return asked;
  return [...onPath(), ...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

function onPath(): string[] {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, app)),
    );
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name]);
    return folders
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

/** A browser on Linux may be there and yet lack a system library. */
async function starts(path: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  return (await runCommand(path, ['--version'], { timeoutMs: 20_000 })).ok;
}

async function installFromPlaywright(): Promise<void> {
  if (!(await reachable('https://cdn.playwright.dev/'))) return;
  const libraries = runsAsRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runCommand('playwright', ['install', ...libraries, 'chromium'], { timeoutMs: 180_000 });
}

/** Asked first, because Playwright itself tries a closed network over and over for minutes. */
async function reachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian(): Promise<void> {
  if (!runsAsRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const { ok, output } = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { env },
  );
  if (!ok) console.log(output.trimEnd());
}
