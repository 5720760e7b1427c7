import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { launchFirefox } from '../engines/firefox.ts';
import { poll } from '../engines/process.ts';
import { newProfile } from '../engines/profile.ts';
import type { ManagedBrowser } from './browser.ts';
import { openFirefox } from './firefox-window.ts';
import {
  extensionPreferences,
  findInExtension,
  installExtension,
  isOffering,
  prepareExtension,
  pressable,
  pressFillShortcut,
} from './keepassxc-extension.ts';
import { startKeePassXC } from './keepassxc-program.ts';

/** Paths. */
interface Programs {
  readonly browser: string;
  /** keepassxc. */
  readonly keeper: string;
  /** keepassxc-cli. */
  readonly cli: string;
  /** keepassxc-proxy. */
  readonly proxy: string;
  /** The extension's manifest. */
  readonly manifest: string;
}

export async function manageKeePassXC(programs: Programs): Promise<ManagedBrowser> {
  const files = newProfile();
  const { profile, remove } = newProfile();
  const keeper = await startKeePassXC(files.profile, programs.keeper, programs.cli);
  const window = await openFirefox(async () => {
    prepareExtension(profile, keeper.env.HOME, programs.proxy, keeper.association);
    const firefox = await launchFirefox(programs.browser, {
      profile,
      args: ['--headless', '--remote-allow-system-access'],
      preferences: { ...extensionPreferences, 'signon.rememberSignons': false },
      env: keeper.env,
    });
    await installExtension(firefox.wire, dirname(programs.manifest));
    return firefox;
  });
  const press = async (selector: string): Promise<void> =>
    window.driver.clickAt(await findInExtension(window.wire, selector));

  return {
    ...window,
    async fillUsername(label, username) {
      await window.driver.click('textbox', label);
      await pressFillShortcut(window.wire);
      await window.driver.holds(label, username);
    },
    async fillPassword(label, password) {
      await press(pressable.icon);
      await window.driver.holds(label, password);
    },
    async acceptOffer() {
      if (!(await isOffering(window.wire))) return;
      const saved = await keeper.savedLogins();
      await press(pressable.save);
      // The extension may offer the same once more at once, so that the end of the offer says nothing.
      await poll('a saved login', async () => {
        if (isDeepStrictEqual(await keeper.savedLogins(), saved)) throw new Error('There is none.');
      });
    },
    savedLogins: () => keeper.savedLogins(),
    async stop() {
      await window.close();
      await keeper.stop();
      remove();
      files.remove();
    },
  };
}
