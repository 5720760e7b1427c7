/** A page with an element that has a file of its own: `<auth-session>`, `<auth-passkeys>` or `<auth-account>`. */
import type { EmulatorClient } from './emulator.ts';
import { type Attributes, publicToken, serialize } from './host-page.ts';
import type { Headers, Site } from './servers.ts';

export interface ElementPageOptions {
  /** HTML in the element. */
  readonly children?: string;
  /** HTML after it. */
  readonly after?: string;
  /** HTML of the head. */
  readonly head?: string;
  readonly lang?: string;
  readonly headers?: Headers;
  readonly path?: string;
}

/** Serves a page with the element, which gets an id after its tag, and returns the page's address. */
export function elementPage(
  tag: 'auth-session' | 'auth-passkeys' | 'auth-account',
  site: Site,
  emulator: EmulatorClient,
  attributes: Attributes,
  { children = '', after = '', head = '', lang = 'en', headers = {}, path }: ElementPageOptions,
): string {
  const id = tag.slice('auth-'.length);
  const all = {
    id,
    'public-token': publicToken,
    'api-url': emulator.url,
    'sign-in-url': '/login',
    ...attributes,
  };
  const html = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}
<script type="module" src="/dist/${tag}.js"></script></head>
<body><${tag}${serialize(all)}>${children}</${tag}>${after}</body>
</html>`;
  return site.addPage(path ?? `/${id}`, html, headers);
}
