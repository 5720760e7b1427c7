import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { poll, type Running, startProgram, stopProgram } from './process.ts';
import { newProfile } from './profile.ts';
import { type MarionetteWire, overMarionette } from './wire.ts';

interface FirefoxOptions {
  /** A folder, which may be of an earlier run. */
  readonly profile: string;
  readonly args: readonly string[];
  readonly preferences?: Readonly<Record<string, number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Firefox {
  readonly wire: MarionetteWire;
  readonly process: ChildProcess;
}

export async function launchFirefox(program: string, options: FirefoxOptions): Promise<Firefox> {
  const { profile, args, preferences = {}, env } = options;
  const all = Object.entries({
    ...preferences,
    // With port 0 Firefox chooses one, and writes it to this file.
    'marionette.port': 0,
    // Debian's packages of extensions would be in every profile: 5 is without the system's.
    'extensions.enabledScopes': 5,
  });
  const portFile = join(profile, 'MarionetteActivePort');
  rmSync(portFile, { force: true });
  writeFileSync(
    join(profile, 'user.js'),
    all.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`).join(''),
  );
  const process = startProgram(program, [...args, '--no-remote', '--marionette', '--profile', profile], env);
  try {
    const wire = await poll('Firefox', async () => overMarionette(Number(await readFile(portFile, 'utf8'))));
    return { wire, process };
  } catch (error) {
    await stopProgram(process);
    throw error;
  }
}

export async function startFirefox(program: string): Promise<Running> {
  const { profile, remove } = newProfile();
  try {
    const { wire, process } = await launchFirefox(program, { profile, args: ['--headless'] });
    return {
      wire,
      async stop() {
        wire.close();
        await stopProgram(process);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
