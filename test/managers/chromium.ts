import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium, errors, type Page } from 'playwright';
import { chromiumArgs } from '../browser.ts';
import { poll } from '../engines/process.ts';
import { newProfile } from '../engines/profile.ts';
import { type Screen, startScreen } from '../engines/screen.ts';
import { runCommand } from '../support/command.ts';
import type { ManagedBrowser } from './browser.ts';
import { readLogins } from './login-data.ts';
import { connectViews, type View, type Views } from './views.ts';

interface Running {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly views: Views;
}

/** Playwright's own arguments switch the password manager off. */
const args = (profile: string): string[] => [
  ...chromiumArgs,
  `--user-data-dir=${profile}`,
  '--remote-debugging-pipe',
  '--enable-ui-devtools=0',
  // Without a keyring of the desktop.
  '--password-store=basic',
  '--no-default-browser-check',
  '--window-position=0,0',
  '--window-size=1000,900',
];

/** How long a press on one of Chromium's own buttons may take to show. Quicker presses are taken for mistakes. */
const pressMs = 1500;

async function launch(executablePath: string, profile: string, screen: Screen): Promise<Running> {
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      headless: false,
      viewport: null,
      ignoreDefaultArgs: true,
      args: args(profile),
      env: { ...process.env, ...screen.env },
      timeout: 60_000,
    });
  // Without a desktop's message bus, Chromium may start and never answer (seen once). Nothing is tested by then.
  const startAgain = (thrown: unknown): Promise<BrowserContext> => {
    if (thrown instanceof errors.TimeoutError) return start();
    throw thrown;
  };
  const context = await start()
    .catch(startAgain)
    .catch(async (cause) => {
      // It would keep the tests from ending.
      await screen.stop();
      throw cause;
    });
  context.setDefaultTimeout(60_000);
  const [page = await context.newPage()] = context.pages();
  return { context, page, views: await poll("Chromium's views", () => connectViews(profile)) };
}

/** Paths. */
interface Programs {
  readonly browser: string;
  /** Xvfb. */
  readonly screen: string;
  /** xdotool. */
  readonly pointer: string;
  /** sqlite3. */
  readonly database: string;
}

export async function manageChromium(programs: Programs): Promise<ManagedBrowser> {
  const { profile, remove } = newProfile();
  const screen = await startScreen(programs.screen, '1000x900');
  let { context, page, views } = await launch(programs.browser, profile, screen);

  /** Clicks, and waits until that shows. A press that shows nothing is repeated by the caller. */
  async function press({ x, y }: View, shows: () => Promise<boolean>): Promise<void> {
    await runCommand(programs.pointer, ['mousemove', `${x}`, `${y}`, 'click', '1'], { env: screen.env });
    const deadline = performance.now() + pressMs;
    while (performance.now() < deadline && !(await shows())) await delay(50);
  }
  const mainButton = async (): Promise<View | undefined> =>
    (await views.inWindow('PasswordSaveUpdateView')).find(
      ({ properties }) => properties['IsDefault'] === 'true',
    );
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

  return {
    goTo: async (url) => void (await page.goto(url)),
    type: (label, text) => field(label).pressSequentially(text),
    press: (button) => page.getByRole('button', { name: button, exact: true }).click(),
    reads: (text) => page.getByText(text).first().waitFor(),
    async fillUsername(label, username) {
      const isFilled = async (): Promise<boolean> => (await field(label).inputValue()) === username;
      await poll(`${username} in ${label}`, async () => {
        const offers = await views.inWindow('PopupViewViews');
        const textOf = ({ properties }: View): string => properties['Text'] ?? '';
        const offer = offers.find((view) => textOf(view) === username);
        // An offer without a password is an address that was typed before.
        if (offer && offers.some((view) => /^•+$/.test(textOf(view)))) await press(offer, isFilled);
        else await field(label).click();
        if (!(await isFilled())) throw new Error(`Offered: ${offers.map(textOf).join(' ')}`);
      });
    },
    fillPassword: (label) =>
      poll(`a password in ${label}`, async () => {
        const filled = await field(label).evaluate((input) => input.matches(':autofill'));
        if (!filled) throw new Error('The field is not filled.');
      }),
    async acceptOffer() {
      const button = await mainButton();
      if (button) await press(button, async () => (await mainButton()) === undefined);
    },
    savedLogins: () => readLogins(programs.database, profile),
    async restart() {
      views.close();
      await context.close();
      ({ context, page, views } = await launch(programs.browser, profile, screen));
    },
    async stop() {
      views.close();
      await context.close();
      await screen.stop();
      remove();
    },
  };
}
