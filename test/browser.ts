/** Finds the Chromium that the tests drive, and installs what of it the machine lacks. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runCommand } from './support/command.ts';
import { print } from './support/print.ts';

const runsAsRoot = process.getuid?.() === 0;

/** Flags for every Chromium of the tests: it may talk to loopback only. */
export const chromiumArgs: readonly string[] = [
  // Chromium's sandbox refuses to start as root, which is what CI machines run as.
  ...(runsAsRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Otherwise the headless shell hints its fonts, and text has other widths than in Chromium itself.
  '--font-render-hinting=none',
];

const installHint =
  'No Chromium found: install Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.';

let ensured: Promise<string> | undefined;

/**
 * Makes sure that there is a Chromium to test with, and in CI, whose machines may be changed, the headless shell.
 * @returns the path of the full browser
 * @throws Error that says how to get one, if none can be installed
 */
export function ensureChromium(): Promise<string> {
  ensured ??= installWhatIsMissing();
  return ensured;
}

async function installWhatIsMissing(): Promise<string> {
  for (const install of [installFromPlaywright, installFromDebian]) {
    if (await isComplete()) break;
    await install();
  }
  const installed = findChromium();
  if (installed !== undefined && (await starts(installed))) return installed;
  throw new Error(installHint);
}

/** Elsewhere than in CI, nothing is installed that the tests can do without. */
async function isComplete(): Promise<boolean> {
  if (process.env['CHROMIUM_PATH']) return true;
  const full = findChromium();
  if (full === undefined || !(await starts(full))) return false;
  return process.env['CI'] === undefined || findShell() !== undefined;
}

/** In each folder of PATH. */
function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Where browsers are that are not on PATH. */
const USUAL_PLACES: readonly string[] = [
  ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...[process.env['PROGRAMFILES'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
];

const CHROME_NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** The full browser: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return [...onPath(CHROME_NAMES), ...USUAL_PLACES, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/**
 * The browser for tests of pages: Chromium without a window, tabs and a profile if there is one, since it opens a page
 * in a third of the time. What it lacks, such as the back/forward cache, needs `findChromium`.
 */
export function findHeadlessChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return findShell() ?? findChromium();
}

function findShell(): string | undefined {
  const shells = [...onPath(['chromium-headless-shell', 'chrome-headless-shell']), ...playwrightShells()];
  return shells.find((path) => existsSync(path));
}

/** `playwright install chromium` puts it beside the full browser, in a folder of the same revision. */
function playwrightShells(): string[] {
  const full = chromium.executablePath();
  const [, cache, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(full) ?? [];
  if (cache === undefined || revision === undefined) return [];
  return ['linux64', 'linux-arm64', 'mac-arm64', 'mac-x64', 'win64'].map((build) => {
    const name = `chrome-headless-shell${build === 'win64' ? '.exe' : ''}`;
    return join(cache, `chromium_headless_shell-${revision}`, `chrome-headless-shell-${build}`, name);
  });
}

/** A browser on Linux may be installed and still lack a system library. */
async function starts(path: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  return (await runCommand(path, ['--version'], { timeoutMs: 20_000 })).ok;
}

async function installFromPlaywright(): Promise<void> {
  if (!(await isReachable('https://cdn.playwright.dev/'))) return;
  print('installing Chromium with Playwright');
  const libraries = runsAsRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const parts = findChromium() === undefined ? [] : ['--only-shell'];
  await runCommand('playwright', ['install', ...libraries, ...parts, 'chromium'], { timeoutMs: 180_000 });
}

/** Asked first, because Playwright itself retries for minutes where the network is closed. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian(): Promise<void> {
  if (!runsAsRoot || !existsSync('/usr/bin/apt-get')) return;
  print('installing Chromium with apt-get');
  const apt = (...args: string[]) =>
    runCommand('apt-get', [...args, '-qq'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: 300_000,
    });
  const install = (...packages: string[]) => apt('install', '-y', '--no-install-recommends', ...packages);
  await apt('update');
  // Older releases have the browser only.
  if ((await install('chromium', 'chromium-headless-shell')).ok) return;
  const { ok, output } = await install('chromium');
  if (!ok) print(output.trimEnd());
}
