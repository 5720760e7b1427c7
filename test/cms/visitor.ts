/** A visitor of a content management system, whose pages have what docs/cms.md says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { renderShadowRoot } from '../../elements/server.ts';
import { fillTags } from '../../elements/vite/tags.ts';
import { startEmulator } from '../../emulator/server.ts';
import { chromiumArgs, findHeadlessChromium } from '../browser.ts';
import { EmulatorClient } from '../e2e/emulator.ts';
import { publicToken } from '../e2e/host-page.ts';
import { startSite } from '../e2e/servers.ts';
import { root } from '../support/command.ts';

const email = 'ada@example.com';
const phone = { typed: '2025550162', e164: '+12025550162' } as const;

export interface Visitor {
  /**
   * A block of docs/cms.md, with the addresses and the token of these tests.
   * @param heading of its section
   * @throws Error if the section has none
   */
  snippet(heading: string, language?: string): Promise<string>;
  /** The snippet of "The tag", with the form inside. */
  printed(): Promise<string>;
  open(url: string): Promise<Page>;
  /** True if the page has a field for a phone number without any script. */
  hasFormInHtml(url: string): Promise<boolean>;
  /** Signs in on the page with a code by text message. */
  signIn(page: Page): Promise<void>;
  /** Signs in on the page with an emailed link, which leads back to it. */
  signInByLink(page: Page): Promise<void>;
  leave(): Promise<void>;
}

/** Puts the form into the tags, as the package does it on servers. */
async function withForm(html: string): Promise<string> {
  const built = (await import(join(root, 'dist', 'server.js'))) as {
    readonly renderShadowRoot: typeof renderShadowRoot;
  };
  return fillTags(html, ({ tag, attributes }) => built.renderShadowRoot(tag, attributes, { locale: 'en' }));
}

export async function startVisitor(): Promise<Visitor> {
  const emulatorServer = await startEmulator({ port: 0 });
  const emulator = new EmulatorClient(emulatorServer.url);
  const cdn = await startSite({ roots: { '/auth-widget/': join(root, 'dist') } });
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath !== undefined && { executablePath }),
  });
  const visitor: Visitor = {
    async snippet(heading, language = 'html') {
      const page = await readFile(join(root, 'docs', 'cms.md'), 'utf8');
      const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
      const block = section.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
      if (block === undefined) throw new Error(`docs/cms.md has no ${language} block in "${heading}"`);
      return block
        .replaceAll('https://cdn.example.com', cdn.url)
        .replaceAll(
          /(\S*)public-token="[^"]*"/g,
          `$1public-token="${publicToken}" $1api-url="${emulator.url}"`,
        );
    },
    printed: async () => withForm(await visitor.snippet('The tag')),
    async open(url) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
    async hasFormInHtml(url) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(url);
      return page.locator('auth-widget').getByRole('textbox', { name: 'Phone number' }).isVisible();
    },
    async signIn(page) {
      const widget = page.locator('auth-widget');
      await widget.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
      await widget.getByRole('button', { name: 'Continue' }).click();
      const { code = '' } = await emulator.inbox(phone.e164);
      await widget.getByRole('textbox', { name: 'Passcode' }).fill(code);
      await widget.getByRole('heading', { name: 'Success' }).waitFor();
    },
    async signInByLink(page) {
      const widget = page.locator('auth-widget');
      await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
      await widget.getByRole('textbox', { name: 'Email' }).fill(email);
      await widget.getByRole('button', { name: 'Continue' }).click();
      const { link = '' } = await emulator.inbox(email);
      await page.goto(link);
      await widget.getByRole('heading', { name: 'Success' }).waitFor();
    },
    async leave() {
      await browser.close();
      await cdn.close();
      await emulatorServer.close();
    },
  };
  return visitor;
}
