import { parseArgs } from 'node:util';

import { startEmulator } from './server.ts';

const DEFAULT_PORT = '4010';
const MAX_PORT = 65_535;
const HELP = `Starts the emulator of the identity provider. Its inbox is at /inbox.

  npm run emulator -- --port ${DEFAULT_PORT}

  --port   TCP port to listen on, 0 for any free port; default: ${DEFAULT_PORT}
  --help   this text
`;

/**
 * The port from the command line.
 * @throws Error with a message for the user
 */
function readPort(): number | 'help' {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new Error(`--port must be an integer from 0 to ${MAX_PORT}, not "${values.port}".`);
  }
  return port;
}

async function run(): Promise<string> {
  const port = readPort();
  if (port === 'help') return HELP;
  const emulator = await startEmulator({ port });
  return `emulator listening on ${emulator.url}\n`;
}

try {
  process.stdout.write(await run());
} catch (error) {
  console.error(`Cannot start the emulator: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
