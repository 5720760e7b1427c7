/** Drives KeePassXC-Browser in Firefox: what it adds to pages is in closed shadow roots. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Point } from '../engines/driver.ts';
import { poll } from '../engines/process.ts';
import type { MarionetteWire } from '../engines/wire.ts';
import type { Association } from './keepassxc-program.ts';

const id = 'keepassxc-browser@keepassxc.org';
const host = 'org.keepassxc.keepassxc_browser';

/** For a profile: with these the extension's storage is a file. */
export const extensionPreferences = { 'extensions.webextensions.ExtensionStorageIDB.enabled': false };

/**
 * Connects the extension of a profile with a database, which a user does by a dialog of KeePassXC.
 * @param home the user's folder as Firefox sees it
 * @param proxy path of keepassxc-proxy
 */
export function prepareExtension(
  profile: string,
  home: string,
  proxy: string,
  { hash, ...association }: Association,
): void {
  const keyRing = { [hash]: { ...association, hash, created: 0, lastUsed: 0 } };
  write(join(profile, 'browser-extension-data', id, 'storage.js'), { keyRing });
  write(join(home, '.mozilla', 'native-messaging-hosts', `${host}.json`), {
    name: host,
    description: 'KeePassXC',
    path: proxy,
    type: 'stdio',
    allowed_extensions: [id],
  });
}

function write(path: string, content: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

const install = `
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  const { FileUtils } = ChromeUtils.importESModule('resource://gre/modules/FileUtils.sys.mjs');
  return AddonManager.installTemporaryAddon(new FileUtils.File(arguments[0]))
    .then(({ id }) => WebExtensionPolicy.getByID(id).getURL('options/options.html'));`;

/**
 * Installs the extension until Firefox ends, and waits until it can use the database.
 * @param folder of its files
 */
export async function installExtension(wire: MarionetteWire, folder: string): Promise<void> {
  await wire.send('Navigate', { url: await wire.runInBrowser(install, folder) });
  await poll('KeePassXC-Browser', async () => {
    const script = "return browser.runtime.sendMessage({ action: 'get_status', args: [true] })";
    const status = (await wire.send('ExecuteScript', { script, args: [] })) as { associated: boolean };
    if (!status.associated) throw new Error(JSON.stringify(status));
  });
}

/** What a user can press. */
export const pressable = {
  /** Fills in the only saved login. */
  icon: '.kpxc-username-icon',
  /** Saves as a new login. */
  save: '#kpxc-banner-btn-new',
} as const;

/** Waits until it is shown and stands still, and returns where; of several, the newest. */
export function findInExtension(wire: MarionetteWire, selector: string): Promise<Point> {
  let last: DOMRect | undefined;
  return poll(selector, async () => {
    const boxes = (await inRoots(wire, selector, 'element.getBoundingClientRect().toJSON()')) as DOMRect[];
    // It has no size as long as its style is being loaded.
    const box = boxes.findLast(({ width }) => width > 0);
    const isStill = box?.x === last?.x && box?.y === last?.y;
    last = box;
    if (!box || !isStill) throw new Error('It is not shown, or the page is moving.');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  });
}

export async function isOffering(wire: MarionetteWire): Promise<boolean> {
  return ((await inRoots(wire, pressable.save, 'true')) as true[]).length > 0;
}

/** @param value expression for what is wanted of each `element` */
function inRoots(wire: MarionetteWire, selector: string, value: string): Promise<unknown> {
  const script = `
    return [...document.body.children]
      .flatMap((child) => [...(child.openOrClosedShadowRoot?.querySelectorAll(arguments[0]) ?? [])])
      .map((element) => ${value});`;
  // Only privileged code sees closed roots.
  return wire.send('ExecuteScript', { script, args: [selector], sandbox: 'system' });
}

/** Does what the shortcut for filling in user name and password does. Keys from Marionette reach the page only. */
export async function pressFillShortcut(wire: MarionetteWire): Promise<void> {
  await wire.runInBrowser(`
    const window = Services.wm.getMostRecentWindow('navigator:browser');
    const keys = [...window.document.querySelectorAll('keyset[id*="keepassxc"] > key')];
    const key = keys.find((key) => key.getAttribute('key') === 'U' && key.getAttribute('modifiers') === 'alt,shift');
    key.dispatchEvent(new window.Event('command'));`);
}
