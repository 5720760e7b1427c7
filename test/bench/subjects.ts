/** The two elements as sites serve them: built, compressed, each on its own page. */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import type { PreloadMap } from '../../build/preload.ts';
import { root, scratch } from '../support/command.ts';
import { preloadTags } from '../support/preload-tags.ts';
import type { Configuration, Pair } from './configurations.ts';
import type { Subject } from './report.ts';

/** The build to measure. */
export const dist = resolve(process.env['DIST'] ?? join(root, 'dist'));

/** For temporary sources and builds. */
export const workshop = join(scratch, 'bench');

/** The page's script for the official element. It names only the products in use, so that bundling drops the others. */
function officialSource({ official, pair }: Configuration, api: string, phoneServices: string): string {
  const { module, element, client, products: list } = pair.official;
  const products = official.products.map((name) => `${list}.${name}`).join(', ');
  return `import { ${list}, ${client}, ${element} } from '${module}';
const client = new ${client}(${JSON.stringify(pair.publicToken)}, {
  endpoints: {
    testAPIURL: ${JSON.stringify(api)},
    liveAPIURL: ${JSON.stringify(api)},
    dfpBackendURL: ${JSON.stringify(api)},
    clientsideServicesIframeURL: ${JSON.stringify(phoneServices)},
  },
});
customElements.define('official-element', ${element});
const config = { ...${JSON.stringify(official.options)}, products: [${products}] };
const element = new ${element}();
document.querySelector('#place').append(element);
element.render({ client, config });
`;
}

/** Bundles with rollup and terser. Resolves with the output folder. */
export async function buildOfficial(
  configuration: Configuration,
  api: string,
  phoneServices: string,
): Promise<string> {
  const folder = join(workshop, configuration.name);
  const entry = join(folder, 'page.mjs');
  await mkdir(folder, { recursive: true });
  await writeFile(entry, officialSource(configuration, api, phoneServices));
  const bundle = await rollup({
    input: entry,
    plugins: [
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      terser({ module: true, compress: { passes: 2 }, format: { comments: false } }),
    ],
    onwarn: () => undefined,
  });
  const out = join(folder, 'out');
  await bundle.write({ dir: out, format: 'es', entryFileNames: '[name]-[hash].js', sourcemap: false });
  await bundle.close();
  return out;
}

/** Stands in for the provider's hidden page about phone numbers, which only the official element uses. */
export async function phoneServicesScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/contract/pages/phone-services.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

export const phoneServicesPage = (): Promise<string> =>
  readFile(join(root, 'test/contract/pages/phone-services.html'), 'utf8');

type PrintTag = (tag: Pair['tag'], attributes: Readonly<Record<string, string>>) => string;

/** The bare tag. */
export const printTag: PrintTag = (tag, attributes) => {
  const markup = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${markup.join('')}></${tag}>`;
};

/** The tag with its first screen, as a server prints it. Servers cannot print the business form. */
export async function importPrintFirstScreen(): Promise<PrintTag> {
  const { renderFirstScreen } = (await import(
    pathToFileURL(join(dist, 'server.js')).href
  )) as typeof import('../../elements/server.ts');
  return (tag, attributes) =>
    tag === 'auth-widget' ? renderFirstScreen(tag, attributes) : printTag(tag, attributes);
}

/** The page around either element. */
export function hostPage(
  subject: Subject,
  { pair: { tag, publicToken }, attributes }: Configuration,
  { head, api, print }: { readonly head: string; readonly api: string; readonly print: PrintTag },
): string {
  const widget =
    subject === 'widget' ? print(tag, { 'public-token': publicToken, 'api-url': api, ...attributes }) : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}</head>
<body><div id="place">${widget}</div><p>What the page has below.</p></body>
</html>`;
}

export const scriptTag = (address: string): string => `<script type="module" src="${address}"></script>`;

/** Loads our element. */
export const entryTag = ({ tag }: Pair): string => scriptTag(`/dist/${tag}.js`);

/** The tags that docs/serving.md recommends. The bare script, where there are none. */
export function preloadHead({ attributes, pair }: Configuration): string {
  if (pair.tag !== 'auth-widget') return entryTag(pair);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dist, name), 'utf8'));
  return preloadTags(read('preload.json') as PreloadMap, read('integrity.json') as Record<string, string>, {
    tag: 'auth-widget',
    products: attributes['products']?.split(' ') ?? [],
    base: '/dist/',
  });
}
