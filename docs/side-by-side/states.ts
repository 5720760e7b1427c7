/** The states in which both elements are pictured, reached as a visitor does. */
import type { Locator, Page } from 'playwright';
import type { EmulatorClient } from '../../test/e2e/emulator.ts';

export interface Visit {
  readonly page: Page;
  readonly emulator: EmulatorClient;
}

export interface PicturedState {
  /** Of the pictures. */
  readonly name: string;
  /** What the elements offer; both understand the same. */
  readonly config: { readonly products: readonly string[]; readonly [option: string]: unknown };
  /** Before the page is opened. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  /** Until the state is there. The elements name some controls differently. */
  readonly reach?: (visit: Visit) => Promise<unknown>;
}

const email = 'ada@example.com';
const password = 'violet-Anvil-42-harbour';

const codes = { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp', 'email'] } };
const emailCodes = { products: ['otp'], otpOptions: { methods: ['email'] } };
const links = { products: ['emailMagicLinks'] };
const passwords = { products: ['passwords', 'emailMagicLinks'] };
const wallets = { products: ['crypto'] };
const everything = {
  products: ['oauth', 'crypto', 'otp', 'emailMagicLinks'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
  oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }] },
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const textbox = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

async function enterEmail({ page }: Pick<Visit, 'page'>, typed = email): Promise<void> {
  await textbox(page, 'Email').fill(typed);
  await button(page, /^Continue( with email)?$/).click();
}

async function enterCode(visit: Visit, changed: (code: string) => string): Promise<void> {
  await enterEmail(visit);
  await visit.page.getByText(email).waitFor();
  const { code = '' } = await visit.emulator.inbox(email);
  await visit.page.getByRole('textbox').pressSequentially(changed(code));
}

async function enterPassword(visit: Visit, typed: string): Promise<void> {
  await enterEmail(visit);
  await textbox(visit.page, 'Password').fill(typed);
}

const withUser = ({ emulator }: Visit) => emulator.settings({ users: [{ email, password }] });

/** A wallet of the browser that does with requests what the source of this function says. */
const withWallet =
  (request: string) =>
  async ({ page }: Visit): Promise<void> => {
    await page.addInitScript(`globalThis.ethereum = { isMetaMask: true, request: ${request} };`);
  };

async function connect({ page }: Visit): Promise<void> {
  await button(page, /Metamask/i).click();
}

export const states: readonly PicturedState[] = [
  { name: 'tabs', config: codes },
  { name: 'everything', config: everything },
  {
    name: 'invalid-email',
    config: links,
    async reach({ page }) {
      await enterEmail({ page }, 'ada@example');
      await page
        .getByText(/Invalid email address|Email format is invalid/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'link-sent',
    config: links,
    async reach(visit) {
      await enterEmail(visit);
      await visit.page.getByText('Check your email').first().waitFor();
    },
  },
  { name: 'passcode', config: emailCodes, reach: (visit) => enterCode(visit, (code) => code.slice(0, 3)) },
  {
    name: 'wrong-passcode',
    config: emailCodes,
    async reach(visit) {
      await enterCode(visit, (code) => (code === '000000' ? '111111' : '000000'));
      await visit.page.getByText('Invalid passcode, please try again.').first().waitFor();
    },
  },
  {
    name: 'signed-in',
    config: emailCodes,
    async reach(visit) {
      await enterCode(visit, (code) => code);
      await visit.page.getByText('Your passcode has been successfully verified.').waitFor();
    },
  },
  {
    name: 'new-password',
    config: passwords,
    async reach(visit) {
      await enterPassword(visit, 'abc');
      await visit.page
        .getByText(/Sequences like abc/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'wrong-password',
    config: passwords,
    prepare: withUser,
    async reach(visit) {
      await enterPassword(visit, 'wrong');
      await button(visit.page, /^Continue$/).click();
      await visit.page
        .getByText(/Unauthorized credentials|email or password is incorrect|Wrong email address or password/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'forgotten-password',
    config: passwords,
    prepare: withUser,
    async reach(visit) {
      await enterEmail(visit);
      await button(visit.page, /^Forgot/).click();
      await visit.page.getByText('A link to reset your password was sent').waitFor();
    },
  },
  {
    name: 'reset-password',
    config: passwords,
    prepare: withUser,
    async reach(visit) {
      await enterEmail(visit);
      await button(visit.page, /^Forgot/).click();
      const { link = '' } = await visit.emulator.inbox(email);
      await visit.page.goto(link);
      await visit.page
        .getByLabel(/password/i)
        .first()
        .waitFor();
    },
  },
  { name: 'wallets', config: wallets },
  {
    name: 'wallet-waits',
    config: wallets,
    prepare: withWallet('() => new Promise(() => undefined)'),
    reach: connect,
  },
  {
    name: 'wallet-refuses',
    config: wallets,
    prepare: withWallet("() => Promise.reject(new Error('User rejected the request.'))"),
    reach: connect,
  },
];
