import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder for a browser's profile. */
export function newProfile(): { readonly profile: string; remove(): void } {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  return { profile, remove: () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }) };
}
