/** Serves the demo site on loopback only: its pages, its assets and the built package. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Sources } from '../build/sources.mjs';
import { fileAt, type Roots, typeOf } from '../build/static-files.ts';
import { listenOnLoopback } from '../emulator/http/loopback.ts';
import { deleteAccount, type Project } from './delete-account.ts';

export interface SiteOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly publicToken: string;
  /** Public token of a B2B project, for the pages about business customers. */
  readonly b2bPublicToken?: string | undefined;
  /** The emulator that stands in for the provider. Without it, the pages use the real provider. */
  readonly emulator?: Project | undefined;
  /** URL of a web analytics script for the page /_app. */
  readonly analyticsUrl?: string | undefined;
  /** What pages load instead of the built package. They load again after each change. */
  readonly sources?: Pick<Sources, 'folder' | 'onChange'> | undefined;
}

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Pages insert a value with `{{name}}`. `<!--if:name-->…<!--/if-->` only appears if the value is not empty. */
type Values = Readonly<Record<string, string>>;

/** The parts of pages that `{{>name}}` inserts. */
const PARTS: Values = {
  brand: '<img src="/assets/mark.svg" alt=""><a href="/">auth-widget examples</a>',
  inbox: `<!--if:emulator--><p class="note">
      The emulator answers here, so nothing is really sent. Your codes and links arrive in
      <a href="{{inboxUrl}}" target="_blank" rel="noopener">the inbox (opens in a new tab)</a>.
    </p><!--/if-->`,
};

const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/_app': 'app.html',
  '/plain': 'plain.html',
  '/demo-attribute': 'demo-attribute.html',
  '/cms': 'cms.html',
  '/mount': 'mount.html',
  '/events': 'events.html',
  '/reset': 'reset.html',
  '/session': 'session.html',
  '/passkeys': 'passkeys.html',
  '/account': 'account.html',
  '/business': 'business.html',
  '/wallets': 'wallets.html',
  '/gallery': 'gallery.html',
};

/** Pages of one organization each: the slug that follows is read by the widget, by the pattern of the project. */
const ORGANIZATION = /^\/business\/[^/]+$/;

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pagesFolder = folder('./pages/');
const folders: Roots = {
  '/assets/': folder('./assets/'),
  '/dist/': folder('../dist/'),
  '/express/': folder('./servers/express/public/'),
};

/** Scripts that import libraries have to be bundled, because a browser cannot resolve the names of packages. */
const BUNDLED: Readonly<Record<string, string>> = {
  '/assets/demo-wallet.js': folder('./demo-wallet.ts'),
  '/assets/gallery.js': folder('./gallery/main.tsx'),
};

/** For test and for live projects. */
const PROVIDER_HOSTS = 'https://test.stytch.com https://api.stytch.com';

/** @throws the system's error, such as EADDRINUSE, if it cannot use the port */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { publicToken, b2bPublicToken = '', emulator, analyticsUrl = '', sources } = options;
  const emulatorUrl = emulator?.url ?? '';
  const values: Values = {
    publicToken,
    b2bPublicToken,
    analyticsUrl,
    apiUrl: emulatorUrl,
    emulator: emulatorUrl,
    inboxUrl: emulatorUrl && `${emulatorUrl}/inbox`,
    project: emulatorUrl ? '' : 'a real one',
    sources: sources ? 'as they are' : '',
  };
  const policy = contentSecurityPolicy(emulatorUrl || PROVIDER_HOSTS, values['inboxUrl'] ?? '', analyticsUrl);
  const { port, close } = await listenOnLoopback(
    options.port,
    (request, response) => void answer(request, response, { values, policy, emulator, sources }),
  );
  return { url: `http://localhost:${port}`, close };
}

/**
 * The strictest policy that the widget works under, with exceptions for the request that deletes an account, the inbox beside the
 * demo, and the analytics script if there is one.
 */
function contentSecurityPolicy(api: string, inboxUrl: string, analyticsUrl: string): string {
  const analytics = analyticsUrl ? ` ${new URL(analyticsUrl).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${analytics}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${api}${analytics}`,
    `frame-src ${inboxUrl || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

interface Served extends Pick<SiteOptions, 'emulator' | 'sources'> {
  readonly values: Values;
  readonly policy: string;
}

const bundles = new Map<string, Promise<string>>();

/** Builds each script on its first request, because hardly anyone visits every page. */
function bundleOf(path: string): Promise<string> | undefined {
  const source = Object.hasOwn(BUNDLED, path) ? BUNDLED[path] : undefined;
  if (source === undefined) return undefined;
  const bundle = bundles.get(path) ?? bundleScript(source);
  bundles.set(path, bundle);
  return bundle;
}

export async function bundleScript(source: string, minify = false): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { values, policy, emulator, sources }: Served,
): Promise<void> {
  const send = (status: number, type: string, body: string | Buffer): void => {
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // Emailed links have a token in the URL. Under `no-referrer`, Stytch may refuse a third-party sign-in.
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (sources && request.url === '/changes') return tellChanges(response, sources);
  const project = request.method === 'DELETE' && request.url === '/account' ? emulator : undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD' && !project) {
    return send(405, 'text/plain; charset=utf-8', 'Use GET or HEAD.');
  }
  try {
    if (project) {
      const isDone = await deleteAccount(project, request.headers.cookie);
      return send(isDone ? 200 : 401, 'text/plain; charset=utf-8', isDone ? 'Deleted.' : 'Sign in first.');
    }
    const { path, hasToken } = readTarget(request.url);
    const page = pageFor(path);
    if (page !== undefined) {
      // An analytics script would report the URL, and with it the token of an emailed link.
      const shown = hasToken ? { ...values, analyticsUrl: '' } : values;
      return send(200, 'text/html; charset=utf-8', await renderPage(page, shown));
    }
    const script = sources ? undefined : await bundleOf(path);
    if (script !== undefined) return send(200, 'text/javascript; charset=utf-8', script);
    const file = sources && isOfSources(path) ? join(sources.folder, path) : fileAt(folders, path);
    send(200, typeOf(file), await readFile(file));
  } catch {
    send(404, 'text/plain; charset=utf-8', 'Not found.');
  }
}

const isOfSources = (path: string): boolean => path.startsWith('/dist/') || Object.hasOwn(BUNDLED, path);

/** Events for `assets/reload.js`. */
function tellChanges(response: ServerResponse, { onChange }: Pick<Sources, 'onChange'>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  response.on(
    'close',
    onChange(() => response.write('data: changed\n\n')),
  );
}

function pageFor(path: string): string | undefined {
  if (ORGANIZATION.test(path)) return 'organization.html';
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}

/** @throws TypeError, URIError if the target is malformed */
function readTarget(target = '/'): { path: string; hasToken: boolean } {
  const { pathname, searchParams } = new URL(`http://localhost${target}`);
  return { path: decodeURIComponent(pathname), hasToken: searchParams.has('token') };
}

/** A file of pages/ has its title and scripts, a `<header>` if it needs more than the brand, and its `<main>`. */
function layOut(page: string): string {
  const bodyAt = page.search(/^<(?:header|main)\b/m);
  const body = page.slice(bodyAt);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/mark.svg">
<link rel="stylesheet" href="/assets/site.css">
<!--if:sources--><script type="module" src="/assets/reload.js"></script><!--/if-->${page.slice(0, bodyAt)}</head>
<body>
${body.startsWith('<header') ? '' : '<header class="bar">{{>brand}}</header>\n'}${body}</body>
</html>
`;
}

/** @param file in pages/ */
export async function renderPage(file: string, values: Values = {}): Promise<string> {
  return layOut(await readFile(resolve(pagesFolder, file), 'utf8'))
    .replace(/\{\{>(\w+)\}\}/g, (_, name: string) => PARTS[name] ?? '')
    .replace(/<!--if:(\w+)-->([\s\S]*?)<!--\/if-->/g, (_, name: string, inner: string) =>
      values[name] ? inner : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
