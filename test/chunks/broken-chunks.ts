/** What tests of chunks that fail to load share. */
import { readFileSync } from 'node:fs';
import type { EmulatorClient } from '../e2e/emulator.ts';
import { expect, type Widget } from '../e2e/fixtures.ts';
import { heading, phone, phoneField } from '../e2e/steps.ts';
import { root } from '../support/command.ts';

/** What Chromium says about such a file. */
export const browserLog = /Failed to load resource|ERR_|MIME type|integrity/i;

/** An import map by which the browser refuses chunks that differ from the built ones. */
export function pins(): string {
  const hashes = JSON.parse(readFileSync(`${root}/dist/integrity.json`, 'utf8')) as Record<string, string>;
  const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`/dist/${file}`, hash]));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

/** Asks for a code where other buttons, too, are called "Continue …". */
export async function askByEnter(widget: Widget, emulator: EmulatorClient): Promise<string> {
  await phoneField(widget).pressSequentially(phone.typed);
  await phoneField(widget).press('Enter');
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  return (await emulator.inbox(phone.e164)).code ?? '';
}
