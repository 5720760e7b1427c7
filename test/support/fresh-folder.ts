/**
 * What a newcomer does without a clone: installs both tarballs into an empty folder, builds a page with Vite, and tests it
 * with Playwright against the emulator. The page and its tests are those of examples/testing/playwright. In another one it
 * does what docs/get-started.md says, and in others what the notes of a release say.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser.ts';
import { type CommandResult, root, runCommand } from './command.ts';
import { followGetStarted } from './get-started.ts';
import { type Outcome, seconds } from './outcome.ts';
import { pasteLines } from './paste.ts';
import { print } from './print.ts';

/** The version that another folder's package.json has. */
function versionOf(name: string, folder: string): string {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Readonly<Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>>;
  return `${name}@${{ ...dependencies, ...devDependencies }[name]}`;
}

const OFFLINE = /E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH)/;

interface Step {
  readonly name: string;
  run(): Promise<CommandResult>;
}

export async function testInFreshFolder(): Promise<Outcome> {
  const chromium = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'auth-widget-'));
  const site = join(folder, 'site');
  const newcomer = join(folder, 'newcomer');
  const tarballs = join(folder, 'tarballs');
  const pasted = join(folder, 'pasted');
  for (const each of [newcomer, tarballs, pasted]) mkdirSync(each);
  cpSync(join(root, 'examples', 'testing', 'playwright'), site, { recursive: true });
  const pack =
    (from: string): Step['run'] =>
    () =>
      runCommand('npm', ['pack', from, '--ignore-scripts', '--pack-destination', tarballs]);
  const inSite =
    (program: string, ...args: string[]): Step['run'] =>
    () =>
      runCommand(program, args, { cwd: site, env: { CHROMIUM_PATH: chromium } });
  const steps: readonly Step[] = [
    { name: 'build the emulator', run: () => runCommand('npm', ['run', 'build:emulator']) },
    { name: 'pack the widget', run: pack('.') },
    { name: 'pack the emulator', run: pack('./dist-emulator') },
    {
      name: 'install',
      run: () =>
        inSite(
          'npm',
          'install',
          '--no-audit',
          '--no-fund',
          ...readdirSync(tarballs).map((file) => join(tarballs, file)),
          versionOf('vite', 'examples/frameworks'),
          versionOf('@playwright/test', '.'),
        )(),
    },
    {
      name: 'start the emulator',
      run: expectHelp(inSite('npx', '--no', '--', 'auth-widget-emulator', '--help')),
    },
    { name: 'build', run: inSite('npm', 'run', 'build') },
    { name: 'test', run: inSite('npm', 'test') },
    { name: 'get started', run: getStarted(newcomer, tarballs, chromium) },
    {
      name: 'paste the lines of the notes',
      run: () => pasteLines({ folder: pasted, tarballs, executablePath: chromium }),
    },
  ];
  try {
    return await runSteps(steps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const getStarted =
  (folder: string, tarballs: string, executablePath: string): Step['run'] =>
  () => {
    const packages = {
      express: versionOf('express', 'examples/servers/express'),
      stytch: versionOf('stytch', '.'),
    };
    return followGetStarted({ folder, tarballs, packages, executablePath });
  };

/** Fails unless the output is the emulator's own help: without the `--`, npx explains itself instead, and succeeds. */
const expectHelp =
  (run: Step['run']): Step['run'] =>
  async () => {
    const { ok, output } = await run();
    return { ok: ok && output.includes('Starts the emulator of the identity provider.'), output };
  };

/** Skips the rest if there is no network; CI must have it. */
async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  for (const { name, run } of steps) {
    const started = performance.now();
    const { ok, output } = await run();
    if (!ok && process.env['CI'] === undefined && OFFLINE.test(output)) {
      print('skipped: the npm registry cannot be reached');
      return { passed: 0, failed: 0 };
    }
    print(`${ok ? 'ok    ' : `${output.trimEnd()}\nFAILED`} ${name} (${seconds(started)})`);
    if (!ok) return { passed: 0, failed: 1, remarks: [`${name}: ${output.slice(-300)}`] };
  }
  return { passed: 0, failed: 0 };
}
