import { parseArgs } from 'node:util';

import { startEmulator } from './server.ts';

const DEFAULT_PORT = '4010';
const MAX_PORT = 65_535;
const HELP = `Starts the stand-in for the identity provider. Its inbox is at /inbox.

  npm run emulator -- --port ${DEFAULT_PORT}

  --port   where to listen; 0 takes any free port; default: ${DEFAULT_PORT}
  --help   this text
`;

/** The port asked for on the command line, or 'help'; throws a sentence for its user otherwise. */
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
    throw new Error(`--port must be a whole number from 0 to ${MAX_PORT}, not "${values.port}".`);
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
  console.error(`The emulator did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
