import { parseArgs } from 'node:util';

import { startEmulator } from './server.ts';

const DEFAULT_PORT = '4010';
const MAX_PORT = 65_535;

const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
const port = Number(values.port);
if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
  console.error(`--port must be a whole number from 0 to ${MAX_PORT}, not "${values.port}".`);
  process.exit(1);
}

try {
  const emulator = await startEmulator({ port });
  process.stdout.write(`emulator listening on ${emulator.url}\n`);
} catch (error) {
  console.error(
    `The emulator cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
