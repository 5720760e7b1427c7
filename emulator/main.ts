import { parseArgs } from 'node:util';

import { startEmulator } from './server.ts';

const DEFAULT_PORT = '4010';
const MAX_PORT = 65_535;

/** The port asked for on the command line; throws a sentence for its user otherwise. */
function readPort(): number {
  const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new Error(`--port must be a whole number from 0 to ${MAX_PORT}, not "${values.port}".`);
  }
  return port;
}

try {
  const emulator = await startEmulator({ port: readPort() });
  process.stdout.write(`emulator listening on ${emulator.url}\n`);
} catch (error) {
  console.error(`The emulator did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
