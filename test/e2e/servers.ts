/** A file server on loopback for the built package and for pages that tests write. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileAt, type Roots, typeOf } from '../../build/static-files.ts';

export type Headers = Readonly<Record<string, string>>;

export interface SiteOptions {
  readonly roots: Roots;
  /** Path -> its response headers, such as a CSP. */
  readonly headers?: Readonly<Record<string, Headers>>;
  /** 0, the default, means any free port. */
  readonly port?: number;
}

/**
 * What a request for a file meets: no such file, a closed connection, no answer, something that is no script, or a
 * script that differs from the built one.
 */
export const FILE_FAULTS = ['missing', 'reset', 'hang', 'garbage', 'changed'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Site {
  readonly url: string;
  /** Lets requests for files whose path matches fail, each file `times` times, until it is called again. */
  failFiles(paths: RegExp, fault: FileFault, times?: number): void;
  /** Keeps requests for files whose path matches waiting, until the returned function is called. */
  holdFiles(paths: RegExp): () => void;
  /** Lets no more requests fail or wait. */
  heal(): void;
  /** Serves `html` at `path` from now on and returns its address. */
  addPage(path: string, html: string, headers?: Headers): string;
  /** Lets `respond` answer requests for `path` from now on, and returns its address. */
  addRoute(path: string, respond: Respond): string;
  close(): Promise<void>;
}

/** What is wrong with the next answer for a path. */
function fileFaults() {
  let faultOf = (_path: string): FileFault | undefined => undefined;
  const set: Site['failFiles'] = (paths, fault, times = Number.POSITIVE_INFINITY) => {
    const counts = new Map<string, number>();
    faultOf = (path) => {
      const count = counts.get(path) ?? 0;
      if (!paths.test(path) || count >= times) return undefined;
      counts.set(path, count + 1);
      return fault;
    };
  };
  const heal = (): void => {
    faultOf = () => undefined;
  };
  return { set, heal, next: (path: string) => faultOf(path) };
}

export async function startSite({ roots, headers = {}, port = 0 }: SiteOptions): Promise<Site> {
  const pages = new Map<string, { html: string; headers: Headers }>();
  const routes = new Map<string, Respond>([['/favicon.ico', withoutIcon]]);
  const faults = fileFaults();
  let isHeld = (_path: string): boolean => false;
  let waiting: (() => void)[] = [];
  const release = (): void => {
    isHeld = () => false;
    for (const go of waiting) go();
    waiting = [];
  };
  const answer = (path: string, request: IncomingMessage, response: ServerResponse): void => {
    const page = pages.get(path);
    const respond = routes.get(path);
    const fault = faults.next(path);
    if (fault === 'changed') void sendFile(response, roots, path, {}, '\n');
    else if (fault) fail(response, fault);
    else if (respond) void respond(request, response);
    else if (page)
      send(response, 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }, page.html);
    else void sendFile(response, roots, path, headers[path] ?? {});
  };
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    if (isHeld(path)) waiting.push(() => answer(path, request, response));
    else answer(path, request, response);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    addPage(path, html, pageHeaders = {}) {
      // An earlier test of this worker may have answered there.
      routes.delete(path);
      pages.set(path, { html, headers: pageHeaders });
      return url + path;
    },
    addRoute(path, respond) {
      routes.set(path, respond);
      return url + path;
    },
    failFiles: faults.set,
    holdFiles(paths) {
      isHeld = (path) => paths.test(path);
      return release;
    },
    heal() {
      faults.heal();
      release();
    },
    close: () =>
      new Promise((done, failed) => {
        server.close((error) => (error ? failed(error) : done()));
        server.closeAllConnections();
      }),
  };
}

/** A whole browser asks for it on pages that name none, and would print an error about a missing one. */
const withoutIcon: Respond = async (_request, response) => send(response, 204, {}, '');

function fail(response: ServerResponse, fault: Exclude<FileFault, 'changed'>): void {
  if (fault === 'reset') response.destroy();
  else if (fault === 'missing') send(response, 404, { 'content-type': 'text/plain' }, 'not found');
  else if (fault === 'garbage')
    send(response, 200, { 'content-type': typeOf('chunk.js') }, '<!doctype html>');
}

function pathOf(target: string): string {
  try {
    return decodeURIComponent(new URL(target, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}

async function sendFile(
  response: ServerResponse,
  roots: Roots,
  path: string,
  headers: Headers,
  appended = '',
): Promise<void> {
  try {
    const file = fileAt(roots, path);
    const body = Buffer.concat([await readFile(file), Buffer.from(appended)]);
    send(response, 200, { 'content-type': typeOf(file), ...headers }, body);
  } catch {
    send(response, 404, { 'content-type': 'text/plain' }, 'not found');
  }
}

/** For pages of any origin, as from a CDN, and without caching, so that a new build is never mixed with an old one. */
function send(response: ServerResponse, status: number, headers: Headers, body: string | Buffer): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** The same site by its other name, which makes it another origin. */
export const strangerSite = (url: string): string => url.replace('localhost', '127.0.0.1');
