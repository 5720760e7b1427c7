/** The options of `npm run try-project`. Pure. */
import { parseArgs } from 'node:util';
import { apiBase } from '../../src/provider/stytch/sdk-request.ts';

export const SANDBOX_EMAIL = 'sandbox@stytch.com';
export const SANDBOX_PHONE = '+10000000000';

export const HELP = `Tries a Stytch project as the widget would, and writes a report without secrets.

  STYTCH_PUBLIC_TOKEN=public-token-test-... npm run try-project

Environment:
  STYTCH_PUBLIC_TOKEN   the project's public token
  STYTCH_PROJECT_ID     with STYTCH_SECRET, what the project's servers sign in with; optional
  STYTCH_SECRET         its secret
  STYTCH_API_URL        the address of a custom domain or of the emulator; optional

Options, after "npm run try-project --":
  --origin              an authorized domain; default: http://localhost:3000
  --redirect-url        a redirect URL of the project; default: the origin with /authenticate
  --email               where emails are sent; default: ${SANDBOX_EMAIL}, which nobody reads
  --phone               where text messages are sent; default: ${SANDBOX_PHONE}, which nobody has
  --out                 the folder of the report; default: project-report
  --allow-live          accepts a live project
  --help                this text

Exits with 0 if everything came as expected, 1 if not, and 2 if nothing was tried.`;

export interface ProjectOptions {
  readonly publicToken: string;
  /** The credentials of the project's servers. */
  readonly server: { readonly projectId: string; readonly secret: string } | undefined;
  /** Without a slash at the end. */
  readonly base: string;
  readonly origin: string;
  readonly redirectUrl: string;
  readonly email: string;
  readonly phone: string;
  readonly out: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function requireUrl(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`${name} must be an http(s) URL, not "${text}".`);
}

function serverOf({ STYTCH_PROJECT_ID: projectId, STYTCH_SECRET: secret }: Environment) {
  if (projectId && secret) return { projectId, secret };
  if (projectId || secret) throw new Error('Set both STYTCH_PROJECT_ID and STYTCH_SECRET, or neither.');
  return undefined;
}

/** @throws Error with a sentence about what is wrong */
export function readOptions(args: readonly string[], environment: Environment): ProjectOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      origin: { type: 'string', default: 'http://localhost:3000' },
      'redirect-url': { type: 'string' },
      email: { type: 'string', default: SANDBOX_EMAIL },
      phone: { type: 'string', default: SANDBOX_PHONE },
      out: { type: 'string', default: 'project-report' },
      'allow-live': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { STYTCH_PUBLIC_TOKEN: publicToken, STYTCH_API_URL: apiUrl } = environment;
  if (!publicToken?.startsWith('public-token-'))
    throw new Error('STYTCH_PUBLIC_TOKEN must be the public token of a project: public-token-test-...');
  const server = serverOf(environment);
  const isLive =
    publicToken.startsWith('public-token-live-') || server?.projectId.startsWith('project-live-') === true;
  if (isLive && !values['allow-live'])
    throw new Error('This is a live project. Use one for tests, or --allow-live.');
  const { origin } = new URL(requireUrl('--origin', values.origin));
  return {
    publicToken,
    server,
    base: apiBase(publicToken, apiUrl ? requireUrl('STYTCH_API_URL', apiUrl) : undefined),
    origin,
    redirectUrl: requireUrl('--redirect-url', values['redirect-url'] ?? `${origin}/authenticate`),
    email: values.email,
    phone: values.phone,
    out: values.out,
  };
}
