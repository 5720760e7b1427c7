/**
 * Pastes the lines of a release's notes, as they are, into three empty folders: with dist.zip, with the tarball and a bundler,
 * and from a CDN, for which the tarball's files answer. Nothing else is asked.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { unzipSync } from 'fflate';
import { type BrowserContext, chromium } from 'playwright';
import { linesToPaste } from '../../build/publishing.ts';
import { archiveOf } from '../../build/release-files.ts';
import { typeOf } from '../../build/static-files.ts';
import { startSite } from '../e2e/servers.ts';
import { type CommandResult, root, runCommand } from './command.ts';
import { tryDemo } from './get-started.ts';

export interface PasteOptions {
  /** An empty folder, in which each of the three has its own. */
  readonly folder: string;
  /** The folder with the tarballs of a release. */
  readonly tarballs: string;
  /** Path of the browser. */
  readonly executablePath: string;
}

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

/** What the notes of the present version have to paste. */
function blocks() {
  const { version } = JSON.parse(read(root, 'package.json')) as { version: string };
  const integrity = JSON.parse(read(root, 'dist/integrity.json')) as Readonly<
    Record<'auth-widget.js', string>
  >;
  const notes = linesToPaste(version, integrity['auth-widget.js']);
  const found = [...notes.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = '']) => block);
  assert.equal(found.length, 5);
  const [zip, install, load, cdn, tag] = found as [string, string, string, string, string];
  return { zip, install, load, cdn, tag };
}

/** Unpacks dist.zip. */
function unpack(folder: string): void {
  for (const [path, content] of Object.entries(unzipSync(archiveOf(join(root, 'dist'))))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Answers as a CDN that has every package of npm, with those that an app has installed. */
async function answerFromPackages(context: BrowserContext, app: string): Promise<void> {
  await context.route(/^https:/, (route) => {
    const [, name = '', version, path = ''] =
      /^https:\/\/cdn\.jsdelivr\.net\/npm\/([^@/]+)@([^/]+)\/(.+)$/.exec(route.request().url()) ?? [];
    if (name === '') return route.abort();
    const installed = join(app, 'node_modules', name);
    const is = JSON.parse(read(installed, 'package.json')) as { version: string };
    if (is.version !== version) return route.fulfill({ status: 404 });
    return route.fulfill({
      path: join(installed, path),
      contentType: typeOf(path),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

/** Opens each page in a browser of its own, and tries the form. */
async function tryPages(
  pages: Readonly<Record<string, string>>,
  { folder, executablePath }: PasteOptions,
): Promise<void> {
  const browser = await chromium.launch({ executablePath });
  try {
    for (const [name, html] of Object.entries(pages)) {
      const site = await startSite({ roots: { '/': join(folder, name) } });
      const context = await browser.newContext();
      await answerFromPackages(context, join(folder, 'npm'));
      const page = await context.newPage();
      try {
        await page.goto(
          site.addPage('/', `<!doctype html><html lang="en"><title>${name}</title>${html}</html>`),
        );
        await tryDemo(page);
      } catch (error) {
        throw new Error(`the lines for ${name} do not work`, { cause: error });
      } finally {
        await context.close();
        await site.close();
      }
    }
  } finally {
    await browser.close();
  }
}

async function paste(options: PasteOptions): Promise<CommandResult> {
  const { folder, tarballs } = options;
  const { zip, install, load, cdn, tag } = blocks();
  unpack(join(folder, 'zip', 'auth-widget'));
  const app = join(folder, 'npm');
  cpSync(tarballs, app, { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  const installed = await runCommand('sh', ['-ec', install], {
    cwd: app,
    env: { npm_config_audit: 'false' },
  });
  if (!installed.ok) return installed;
  writeFileSync(join(app, 'main.js'), load);
  await build({
    absWorkingDir: app,
    entryPoints: ['main.js'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'error',
  });
  const bundled = '<script type="module" src="/out/main.js"></script>\n';
  await tryPages({ zip: zip + tag, npm: bundled + tag, cdn: cdn + tag }, options);
  return { ok: true, output: '' };
}

/** Never rejects. */
export async function pasteLines(options: PasteOptions): Promise<CommandResult> {
  try {
    return await paste(options);
  } catch (error) {
    return {
      ok: false,
      output: error instanceof Error ? `${error.stack}\n${String(error.cause)}` : String(error),
    };
  }
}
