import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poll, type Running, startProgram, stopProgram } from './process.ts';
import { overMarionette } from './wire.ts';

/** With port 0 Firefox chooses one, and writes it to its profile. */
const preferences = 'user_pref("marionette.port", 0);\n';

export async function startFirefox(program: string): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const child = startProgram(program, ['--headless', '--no-remote', '--marionette', '--profile', profile]);
  const clean = async (): Promise<void> => {
    await stopProgram(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const wire = await poll('Firefox', async () => {
      const port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
      return overMarionette(port);
    });
    return {
      wire,
      async stop() {
        wire.close();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
