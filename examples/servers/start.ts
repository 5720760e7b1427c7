/**
 * `npm run example -- express` runs this after the build: it installs the servers of this folder, and starts one of them
 * with the emulator. PORT and EMULATOR_PORT change the ports.
 */
import { fileURLToPath } from 'node:url';
import { projectCredentials } from '../../emulator/project-credentials.ts';
import { startEmulator } from '../../emulator/server.ts';
import { installPackages } from '../install.ts';
import { runServer, serverNames } from './run.ts';

const [, , given = ''] = process.argv;
const name = serverNames.find((known) => known === given);
const { PORT = '3000', EMULATOR_PORT = '4010' } = process.env;

try {
  if (name === undefined) throw new Error(`name one of the servers: ${serverNames.join(', ')}`);
  const emulator = await startEmulator({ port: Number(EMULATOR_PORT), credentials: projectCredentials() });
  await installPackages(fileURLToPath(new URL('.', import.meta.url)));
  const { url } = await runServer(name, { port: Number(PORT), emulator });
  console.log(`site      ${url}`);
  console.log(`inbox     ${emulator.url}/inbox`);
} catch (error) {
  console.error(`Cannot start the example: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
