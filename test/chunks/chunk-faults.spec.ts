/** Chunks that fail to load: the visitor loses nothing, nothing is sent twice, and every "Try again" makes a new request. */
import type { Page } from '@playwright/test';
import { expect, type OpenOptions, test, type Widget } from '../e2e/fixtures.ts';
import { known, passwords } from '../e2e/password-steps.ts';
import { FILE_FAULTS, type FileFault, type Site } from '../e2e/servers.ts';
import {
  button,
  emailField,
  heading,
  passcode,
  phone,
  phoneField,
  sendRoute,
  smsCodes,
} from '../e2e/steps.ts';
import { installWallets, phantom } from '../e2e/wallets.ts';
import { askByEnter, browserLog, pins } from './broken-chunks.ts';

const deadlineMs = 15_000;

const unreachable = 'The sign-in service could not be reached. Check your connection and try again.';
const spoiled = 'Part of this form could not be loaded. Try again, or reload the page.';
const late = 'The sign-in service did not answer in time. Please try again.';

const told: Readonly<Record<FileFault, { readonly code: string; readonly message: string }>> = {
  missing: { code: 'load', message: spoiled },
  reset: { code: 'network', message: unreachable },
  hang: { code: 'timeout', message: late },
  garbage: { code: 'load', message: spoiled },
  changed: { code: 'load', message: spoiled },
};

/** Chunks that are broken in one way, and are repaired one after another. */
class Broken {
  readonly options: OpenOptions;
  readonly #page: Page;
  readonly #site: Site;
  readonly #fault: FileFault;
  readonly #chunks: string[];
  #failures = 0;

  constructor(page: Page, site: Site, fault: FileFault, chunks: readonly string[]) {
    this.#page = page;
    this.#site = site;
    this.#fault = fault;
    this.#chunks = [...chunks];
    this.options = fault === 'changed' ? { head: pins() } : {};
  }

  /** To be called before the page is opened. */
  async start(): Promise<void> {
    if (this.#fault !== 'hang') return this.#apply();
    await this.#page.clock.install();
    // Not by the server, to which Chromium opens six connections at most.
    await this.#page.route(
      ({ pathname }) => this.#paths().test(pathname),
      () => undefined,
    );
  }

  #paths(): RegExp {
    return this.#chunks.length === 0 ? /^$/ : new RegExp(`/chunks/(${this.#chunks.join('|')})-.{8}\\.js`);
  }

  #apply(): void {
    if (this.#fault !== 'hang') this.#site.failFiles(this.#paths(), this.#fault);
  }

  /** For each chunk: waits for a failure, checks what the visitor and the page are told, repairs it, tries again. */
  async repair(widget: Widget, chunks: readonly string[], message: string, retry: () => Promise<void>) {
    for (const chunk of chunks) {
      this.#failures += 1;
      await expect
        .poll(async () => {
          if (this.#fault === 'hang') await this.#page.clock.fastForward(deadlineMs);
          return (await widget.events('auth-error')).length;
        })
        .toBe(this.#failures);
      // In place, and some also as a toast.
      await expect(widget.element.getByText(message).first()).toBeVisible();
      const [error] = (await widget.events('auth-error')).slice(-1);
      const { code } = told[this.#fault];
      expect(error?.detail).toMatchObject({ code, message, cause: { message: code } });
      this.#chunks.splice(this.#chunks.indexOf(chunk), 1);
      this.#apply();
      await retry();
    }
  }
}

/** Presses the button and waits for the provider's answer, so that the deadline that passes next is the chunk's. */
async function pressAndAsk(widget: Widget, route: string): Promise<void> {
  const answered = widget.page.waitForResponse(`**${route}`);
  await button(widget, 'Continue').click();
  await (await answered).finished();
}

const tryAgain = (widget: Widget) => (): Promise<void> => button(widget, 'Try again').click();

for (const fault of FILE_FAULTS) {
  test.describe(`chunks that meet ${fault}`, () => {
    const { message } = told[fault];
    // The first screen has no text for a hanging chunk.
    const firstMessage = fault === 'hang' ? unreachable : message;

    test.beforeEach(({ watch }) => watch.expect(browserLog));

    test('on the first screen, one after another, and from a wallet to its signature', async ({
      page,
      site,
      openWidget,
      emulator,
    }) => {
      const mains = ['otp', 'oauth', 'crypto', 'passwords'].map((method) => `${method}-main`);
      const chunks = ['migrate', 'adapter', 'app', ...mains];
      const ofWallet = ['crypto-screens'];
      const broken = new Broken(page, site, fault, [...chunks, ...ofWallet]);
      await broken.start();
      await installWallets(page, phantom);
      const widget = await openWidget(
        // The config of Stytch's own element.
        {
          products: 'otp oauth crypto passwords',
          'oauth-providers': 'google',
          config: { products: [{ id: 'otp' }] },
        },
        { ...broken.options, ready: false },
      );
      await broken.repair(widget, chunks, firstMessage, tryAgain(widget));
      await askByEnter(widget, emulator);
      await button(widget, 'Back').click();
      await button(widget, 'Continue with Phantom').click();
      await broken.repair(widget, ofWallet, message, tryAgain(widget));
      await widget.event('auth-success', { method: 'crypto' });
      expect(await emulator.count('/crypto_wallets/authenticate')).toBe(1);
    });

    test('from the phone number to the passcode, one after another', async ({
      page,
      site,
      openWidget,
      emulator,
    }) => {
      const [ofPress, ofScreen] = [['phone-library', 'phone-zone-1', 'sdk'], ['usual-screens']];
      const broken = new Broken(page, site, fault, [...ofPress, ...ofScreen]);
      await broken.start();
      const widget = await openWidget(smsCodes, broken.options);
      const press = (): Promise<void> => button(widget, 'Continue').click();
      await phoneField(widget).pressSequentially(phone.typed);
      await press();
      await broken.repair(widget, ofPress.slice(0, -1), message, press);
      await broken.repair(widget, ofPress.slice(-1), message, () => pressAndAsk(widget, sendRoute));
      await broken.repair(widget, ofScreen, message, async () => {
        // Not formatted, because the phone library was missing too.
        await expect(phoneField(widget)).toHaveValue(phone.typed);
        // The form is as good as the button below it.
        await press();
      });
      await expect(passcode(widget)).toBeFocused();
      expect(await emulator.count(sendRoute)).toBe(1);
    });

    // The loader treats these like a missing file, which the screens below meet as well.
    if (fault === 'garbage' || fault === 'changed') return;

    test('from the email address to a password', async ({ page, site, openWidget }) => {
      const chunks = ['passwords-screens'];
      const broken = new Broken(page, site, fault, chunks);
      await broken.start();
      const widget = await openWidget(passwords, broken.options);
      await emailField(widget).fill(known.email);
      await pressAndAsk(widget, '/users/search');
      await broken.repair(widget, chunks, message, async () => {
        await expect(emailField(widget)).toHaveValue(known.email);
        await tryAgain(widget)();
      });
      await expect(heading(widget, 'Set a password')).toBeVisible();
    });

    test('where a link leads to', async ({ page, site, openWidget, emulator }) => {
      const chunks = ['arrival-screens'];
      const broken = new Broken(page, site, fault, chunks);
      await broken.start();
      const search = '?stytch_token_type=magic_links&token=unknown';
      const widget = await openWidget({}, { ...broken.options, search, ready: false });
      await broken.repair(widget, chunks, firstMessage, tryAgain(widget));
      await expect(heading(widget, 'Finish logging in')).toBeVisible();
      expect(await emulator.count('/magic_links/authenticate')).toBe(0);
    });
  });
}
