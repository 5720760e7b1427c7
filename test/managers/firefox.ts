import { Driver } from '../engines/driver.ts';
import { type Firefox, launchFirefox } from '../engines/firefox.ts';
import { stopProgram } from '../engines/process.ts';
import { newProfile } from '../engines/profile.ts';
import { type Screen, startScreen } from '../engines/screen.ts';
import type { ManagedBrowser, SavedLogin } from './browser.ts';

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
  const screen: Screen = await startScreen(programs.screen, '1000x900');
  const launch = (): Promise<Firefox> =>
    launchFirefox(programs.browser, {
      profile,
      args: ['--remote-allow-system-access'],
      preferences,
      env: screen.env,
    });
  let { wire, process } = await launch();
  let driver = new Driver(wire);
  const isFilled = (label: string): Promise<void> =>
    driver.reaches(`return hand.find('body', 'textbox', '${label}')?.matches(':autofill') ?? false`);

  return {
    goTo: (url) => driver.goTo(url),
    type: (label, text) => driver.type(label, text),
    press: (button) => driver.click('button', button),
    showsHeading: async (heading) => void (await driver.find('heading', heading)),
    async fillUsername(label, username) {
      await isFilled(label);
      await driver.holds(label, username);
    },
    passwordIsFilled: isFilled,
    acceptOffer: async () => void (await wire.runInBrowser(acceptPrompt)),
    async savedLogins() {
      const logins = (await wire.runInBrowser(savedLogins)) as SavedLogin[];
      return logins.sort((one, other) => one.username.localeCompare(other.username));
    },
    async restart() {
      await wire.quit();
      await ended(process);
      ({ wire, process } = await launch());
      driver = new Driver(wire);
    },
    async stop() {
      wire.close();
      await stopProgram(process);
      await screen.stop();
      remove();
    },
  };
}

function ended(process: Firefox['process']): Promise<unknown> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => process.once('exit', resolve));
}
