/**
 * `npm run docs:build`: builds the documentation site into dist-site/, of docs/ and the manifest, with the widget of dist/.
 * Each page is there as Markdown, too. The site works under any path.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../build/files.ts';
import { installPackages } from '../examples/install.ts';
import { bundleScript, renderPage } from '../examples/site.ts';
import { adaptPage, type Examples, type Site } from './adapt-page.ts';
import { llmsTxt } from './llms.ts';
import { PLACEHOLDER, relativePage, relativeScript, relativeSheet } from './relative.ts';
import { sections } from './sidebar.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = join(root, 'site', 'src');
const publicFolder = join(source, 'public');
const output = join(root, 'dist-site');

/** Pages that are not in docs/. */
const MORE_PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
/** Pages whose snippets can be tried out. */
const WITH_SNIPPETS = /^docs\/(products\/.*|demo-attribute)\.md$/;
/** What can be tried out on pages whose snippets are something else. */
const WITH_ELEMENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/products/email-links.md': { products: 'emailMagicLinks' },
  'docs/products/oauth.md': { products: 'oauth', 'oauth-providers': 'google apple github' },
  'docs/languages.md': { products: 'otp', locale: 'ar' },
};
/** What the widget loads from dist/, and what prints the form in the playground. */
const WIDGET = /^((auth-widget|server)\.js|chunks|locales|THIRD-PARTY-NOTICES\.txt)$/;

const read = (path: string): string => readFileSync(path, 'utf8');

const { description, repository } = JSON.parse(read(join(root, 'package.json'))) as {
  readonly description: string;
  readonly repository: { readonly url: string };
};

/** Where the repository can be read, unless the address is still the placeholder of build/placeholders.ts. */
function sourcesOf(): string | undefined {
  const url = repository.url.replace(/^git\+|\.git$/g, '');
  return new URL(url).hostname === 'example.com' ? undefined : `${url}/blob/main/`;
}

const examplesOf = (path: string): Examples =>
  WITH_ELEMENT[path] ?? (WITH_SNIPPETS.test(path) ? 'snippets' : 'none');

/** Copies the pages and their pictures, without those of docs/project/. */
function copyPages(target: string, examplesOf: (path: string) => Examples): void {
  const docs = filesIn(join(root, 'docs')).filter((path) => /^(?!project\/).*\.(md|png|webp)$/.test(path));
  const paths = [...docs.map((path) => `docs/${path}`), ...MORE_PAGES];
  const site: Site = { files: new Set(paths), sources: sourcesOf() };
  for (const path of paths) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    if (path.endsWith('.md'))
      writeFileSync(file, adaptPage(read(join(root, path)), path, site, examplesOf(path)));
    else cpSync(join(root, path), file);
  }
}

/** For assistants, who read neither HTML nor scripts. */
function writeMarkdown(): void {
  copyPages(output, () => 'none');
  writeFileSync(
    join(output, 'llms.txt'),
    llmsTxt(description, sections, (path) => read(join(root, path))),
  );
}

function copyWidget(): void {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'auth-widget.js')))
    throw new Error('dist/ is missing. Run npm run build first.');
  for (const name of readdirSync(dist).filter((each) => WIDGET.test(each)))
    cpSync(join(dist, name), join(publicFolder, 'widget', name), { recursive: true });
}

/** Every screen in every state: the page of examples/. */
async function copyGallery(): Promise<void> {
  const folder = join(publicFolder, 'screens');
  mkdirSync(folder, { recursive: true });
  const script = await bundleScript(join(root, 'examples', 'gallery', 'main.tsx'), true);
  writeFileSync(join(folder, 'gallery.js'), script);
  for (const asset of ['site.css', 'mark.svg'])
    cpSync(join(root, 'examples', 'assets', asset), join(folder, asset));
  const page = (await renderPage('gallery.html'))
    .replaceAll('"/assets/', '"./')
    .replace('<a href="/">auth-widget examples</a>', '<a href="../index.html">auth-widget</a>');
  writeFileSync(join(folder, 'index.html'), page);
}

function runVitePress(): void {
  const program = join(root, 'site', 'node_modules', 'vitepress', 'bin', 'vitepress.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build', join(root, 'site')], {
    encoding: 'utf8',
    env: { ...process.env, SITE_BASE: PLACEHOLDER, SITE_OUTPUT: output },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

function makeRelative(): void {
  // A server shows it at any depth, which it cannot know.
  rmSync(join(output, '404.html'));
  for (const path of filesIn(output)) {
    if (/^(widget|screens)\//.test(path)) continue;
    const file = join(output, path);
    if (path.endsWith('.html')) writeFileSync(file, relativePage(read(file), path));
    else if (path.endsWith('.js')) writeFileSync(file, relativeScript(read(file), path));
    else if (path.endsWith('.css')) writeFileSync(file, relativeSheet(read(file), path));
  }
}

/** @throws Error if a page links to one that is not there, among others */
async function buildSite(): Promise<void> {
  rmSync(source, { recursive: true, force: true });
  rmSync(output, { recursive: true, force: true });
  await installPackages(join(root, 'site'), ['--prefer-offline']);
  copyPages(source, examplesOf);
  cpSync(join(root, 'site', 'pages'), source, { recursive: true });
  copyWidget();
  await copyGallery();
  runVitePress();
  makeRelative();
  writeMarkdown();
}

try {
  await buildSite();
  console.log(`The site is in ${output}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
