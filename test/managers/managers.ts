/** The password managers that the tests drive. */
import { findChromium } from '../browser.ts';
import type { Installable } from '../engines/engines.ts';
import type { ManagedBrowser } from './browser.ts';
import { manageChromium } from './chromium.ts';
import { manageFirefox } from './firefox.ts';
import { manageKeePassXC } from './keepassxc.ts';

export interface Manager extends Installable {
  /** @param programs the paths of `programs`, in order */
  start(programs: readonly string[]): Promise<ManagedBrowser>;
}

const chromium: Manager = {
  name: 'Password manager of Chromium',
  packages: ['chromium', 'xvfb', 'xdotool', 'sqlite3'],
  programs: [[findChromium() ?? 'chromium'], ['Xvfb'], ['xdotool'], ['sqlite3']],
  start: ([browser = '', screen = '', pointer = '', database = '']) =>
    manageChromium({ browser, screen, pointer, database }),
};

const firefox: Manager = {
  name: 'Password manager of Firefox',
  packages: ['firefox-esr', 'xvfb'],
  programs: [['firefox', 'firefox-esr'], ['Xvfb']],
  start: ([browser = '', screen = '']) => manageFirefox({ browser, screen }),
};

/** Debian's version of the extension does not run in Chromium any more. */
const keepassxc: Manager = {
  name: 'KeePassXC-Browser',
  packages: ['firefox-esr', 'keepassxc', 'webext-keepassxc-browser'],
  programs: [
    ['firefox-esr'],
    ['keepassxc'],
    ['keepassxc-cli'],
    ['keepassxc-proxy'],
    ['/usr/share/webext/keepassxc-browser/manifest.json'],
  ],
  start: ([browser = '', keeper = '', cli = '', proxy = '', manifest = '']) =>
    manageKeePassXC({ browser, keeper, cli, proxy, manifest }),
};

/** By the name of their test files. */
export const managers = { chromium, firefox, keepassxc } as const;
