/** Reads the logins that a Chromium on Linux has saved in a profile. */
import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../support/command.ts';
import type { SavedLogin } from './browser.ts';

/** Without a keyring (`--password-store=basic`) Chromium's key and initialization vector are these constants. */
const key = pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1');
const vector = Buffer.alloc(16, ' ');
const prefix = 'v10';

const query = 'SELECT username_value, hex(password_value) AS password FROM logins ORDER BY username_value';

/** @param sqlite path of the program */
export async function readLogins(sqlite: string, profile: string): Promise<readonly SavedLogin[]> {
  // Chromium locks the file.
  const copy = join(profile, 'Copy of Login Data');
  await copyFile(join(profile, 'Default', 'Login Data'), copy);
  const { ok, output } = await runCommand(sqlite, ['-json', copy, query]);
  if (!ok) throw new Error(output);
  const rows = JSON.parse(output || '[]') as { username_value: string; password: string }[];
  return rows.map(({ username_value: username, password }) => ({
    username,
    password: decrypt(Buffer.from(password, 'hex')),
  }));
}

function decrypt(encrypted: Buffer): string {
  if (encrypted.subarray(0, prefix.length).toString() !== prefix) throw new Error('The key is not known.');
  const decipher = createDecipheriv('aes-128-cbc', key, vector);
  return Buffer.concat([decipher.update(encrypted.subarray(prefix.length)), decipher.final()]).toString();
}
