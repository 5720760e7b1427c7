/** The options of the command `auth-widget-doctor`. */
import { parseArgs } from 'node:util';
import { apiBase } from '../../src/provider/stytch/sdk-request.ts';

export const HELP = `Opens a page in Chrome and prints what diagnose() finds for each auth-widget element on it.

  npx --no-install auth-widget-doctor http://localhost:3000/login

Options:
  --json              prints the report as JSON
  --api-url URL       tries the methods at a custom domain, too. Default: only at Stytch's own hosts, and at an emulator on
                      this computer for a page on this computer
  --allow-remote      accepts pages that are not served by this computer. Not as root, for whom Chrome has no sandbox
  --help              this text

Set CHROME_PATH if Chrome, Chromium or Edge is not in one of the usual places.

Exits with 0 if nothing is wrong (notes do not count), 1 if there are errors or warnings, and 2 if the page could not be
examined.`;

export interface DoctorOptions {
  readonly url: string;
  readonly json: boolean;
  readonly allowRemote: boolean;
  /** Base URL of an API. */
  readonly apiUrl: string | undefined;
}

/** True if a URL is of this computer. */
export function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    /^https?:$/.test(protocol) && /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  );
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${text}" is not an http(s) URL, such as http://localhost:3000/login.`);
  return url.href;
}

/** Chrome's sandbox does not start then, which is what containers run as. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** @throws Error with a sentence about what is wrong */
export function readOptions(args: readonly string[], root = isRoot()): DoctorOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      'api-url': { type: 'string' },
      'allow-remote': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const [url, ...more] = positionals;
  if (url === undefined) throw new Error('Name the URL of a page, such as http://localhost:3000/login.');
  if (more.length > 0) throw new Error('Name one page at a time.');
  const apiUrl = values['api-url'];
  const options = {
    url: readUrl(url),
    json: values.json,
    allowRemote: values['allow-remote'],
    apiUrl: apiUrl === undefined ? undefined : apiBase('', readUrl(apiUrl)),
  };
  refuseRemote(options.url, options.allowRemote, root);
  return options;
}

/** @throws Error if a page may not be opened */
export function refuseRemote(url: string, allowRemote: boolean, root = isRoot()): void {
  if (isLoopback(url)) return;
  const where = `${new URL(url).origin} is not this computer.`;
  if (!allowRemote) throw new Error(`${where} Use --allow-remote to open the page anyway.`);
  if (root)
    throw new Error(
      `${where} As root, Chrome would open the page without its sandbox. Run the command as another user.`,
    );
}
