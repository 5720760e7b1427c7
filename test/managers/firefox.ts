import { launchFirefox } from '../engines/firefox.ts';
import { newProfile } from '../engines/profile.ts';
import { startScreen } from '../engines/screen.ts';
import type { ManagedBrowser, SavedLogin } from './browser.ts';
import { openFirefox } from './firefox-window.ts';

const preferences = {
  // Marionette's own preferences switch the password manager off.
  'remote.prefs.recommended': false,
  // Otherwise prompts ignore a press for half a second.
  'security.notification_enable_delay': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
};

const savedLogins = `
  return Services.logins.getAllLogins()
    .then((all) => all.map(({ username, password }) => ({ username, password })));`;

/** Presses the main button of the prompt if it is open. */
const acceptPrompt = `
  const { PopupNotifications } = Services.wm.getMostRecentWindow('navigator:browser');
  const prompt = PopupNotifications.getNotification('password');
  const { panel } = PopupNotifications;
  if (prompt && panel.state === 'open') panel.firstElementChild.button.click();`;

/** Paths. */
interface Programs {
  readonly browser: string;
  /** Xvfb. */
  readonly screen: string;
}

export async function manageFirefox(programs: Programs): Promise<ManagedBrowser> {
  const { profile, remove } = newProfile();
  const screen = await startScreen(programs.screen, '1000x900');
  const window = await openFirefox(() =>
    launchFirefox(programs.browser, {
      profile,
      args: ['--remote-allow-system-access'],
      preferences,
      env: screen.env,
    }),
  );
  const isFilled = (label: string): Promise<void> =>
    window.driver.reaches(`return hand.find('body', 'textbox', '${label}')?.matches(':autofill') ?? false`);

  return {
    ...window,
    async fillUsername(label, username) {
      await isFilled(label);
      await window.driver.holds(label, username);
    },
    fillPassword: isFilled,
    acceptOffer: async () => void (await window.wire.runInBrowser(acceptPrompt)),
    async savedLogins() {
      const logins = (await window.wire.runInBrowser(savedLogins)) as SavedLogin[];
      return logins.sort((one, other) => one.username.localeCompare(other.username));
    },
    async stop() {
      await window.close();
      await screen.stop();
      remove();
    },
  };
}
