/** Where browsers are installed. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** In each folder of PATH. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name]);
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]);
  }
  return [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

export const CHROME_NAMES: readonly string[] = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];

/** @throws Error that says how to name one, if there is none */
export function findChrome(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not exist.`);
  }
  const names = [...CHROME_NAMES, 'microsoft-edge', 'chromium-headless-shell'];
  const found = [...onPath(names), ...usualPlaces()].find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      'Chrome was not found. Install Chrome, Chromium or Edge, or set CHROME_PATH to its program.',
    );
  return found;
}
