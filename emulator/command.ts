/** The command `auth-widget-emulator`, also `npm run emulator`. */
import { parseArgs } from 'node:util';

import { projectCredentials } from './project-credentials.ts';
import { type Emulator, type EmulatorOptions, startEmulator } from './server.ts';
import { B2B_CREDENTIALS, B2B_PUBLIC_TOKEN } from './state/b2b/settings.ts';
import { DEFAULT_CREDENTIALS } from './state/settings.ts';

const DEFAULT_PORT = '4010';
const MAX_PORT = 65_535;
const HOST = /^[\w.-]+$/;
const HELP = `Starts the emulator of the identity provider. Its inbox is at /inbox.

  npx --no-install auth-widget-emulator --port ${DEFAULT_PORT}
  npm run emulator -- --port ${DEFAULT_PORT}           in a clone of auth-widget

  --port         TCP port to listen on, 0 for any free port; default: ${DEFAULT_PORT}
  --allow-host   name of another host, without a port, whose pages may use the emulator;
                 repeatable; default: only localhost and other names of this computer
  --project-id   what the project's servers sign in with, and is in their session JWTs; default:
                 EMULATOR_PROJECT_ID, else ${DEFAULT_CREDENTIALS.project_id}
  --secret       its secret; default: EMULATOR_SECRET, else ${DEFAULT_CREDENTIALS.secret}
  --help         this text

Beside this project there is one for organizations (B2B):

  public token   ${B2B_PUBLIC_TOKEN}
  project ID     ${B2B_CREDENTIALS.project_id}
  secret         ${B2B_CREDENTIALS.secret}
`;

/**
 * The options from the command line.
 * @throws Error with a message for the user
 */
function readOptions(args: readonly string[]): EmulatorOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'project-id': { type: 'string' },
      secret: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new Error(`--port must be an integer from 0 to ${MAX_PORT}, not "${values.port}".`);
  }
  const allowedHosts = values['allow-host'];
  const wrong = allowedHosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw new Error(`--allow-host must be a name such as shop.test, not "${wrong}".`);
  const credentials = projectCredentials({ projectId: values['project-id'], secret: values.secret });
  return { port, allowedHosts, credentials };
}

/** The reason for a failure, in words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of the system's errors.
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken, perhaps by another emulator. Stop it, or choose another port with --port; 0 picks a free one.`;
  if (code === 'EACCES') return `port ${port} needs more rights. Choose one above 1023 with --port.`;
  return error.message;
}

interface Started {
  /** The command's output. */
  readonly output: string;
  /** Undefined if the command was only asked for its options. */
  readonly emulator: Emulator | undefined;
}

/**
 * Starts an emulator as the command line says.
 * @throws Error with a message for the user
 */
export async function startByCommand(args: readonly string[]): Promise<Started> {
  try {
    const options = readOptions(args);
    if (options === 'help') return { output: HELP, emulator: undefined };
    const emulator = await startEmulator(options);
    const { url, credentials } = emulator;
    const { project_id, secret } = credentials;
    const output = `emulator listening on ${url}\nproject ID ${project_id}\nsecret     ${secret}\ninbox      ${url}/inbox\n`;
    return { output, emulator };
  } catch (cause) {
    throw new Error(`Cannot start the emulator: ${reasonOf(cause)}`, { cause });
  }
}
