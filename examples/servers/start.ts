/**
 * `npm run example express`: builds the package if it has to, installs the servers of this folder, and starts one of them with
 * the emulator. PORT and EMULATOR_PORT change the ports.
 */
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../build/ensure-built.ts';
import { listenOnLoopback } from '../../emulator/http/loopback.ts';
import { projectCredentials } from '../../emulator/project-credentials.ts';
import { startEmulator } from '../../emulator/server.ts';
import { withPortHint } from '../demo.ts';
import { installPackages } from '../install.ts';
import { runServer, serverNames } from './run.ts';

const [, , given = ''] = process.argv;
const name = serverNames.find((known) => known === given);
const port = Number(process.env['PORT'] || 3000);
const emulatorPort = Number(process.env['EMULATOR_PORT'] || 4010);

try {
  if (name === undefined) throw new Error(`name one of the servers: ${serverNames.join(', ')}`);
  const emulator = await withPortHint(
    'EMULATOR_PORT',
    emulatorPort,
    startEmulator({ port: emulatorPort, credentials: projectCredentials() }),
  );
  const free = await withPortHint(
    'PORT',
    port,
    listenOnLoopback(port, () => undefined),
  );
  await free.close();
  await ensureBuilt();
  console.log('Installing the example, which takes a while the first time …');
  await installPackages(fileURLToPath(new URL('.', import.meta.url)));
  const { url, close } = await runServer(name, { port, emulator });
  process.once('SIGTERM', () => void close().then(() => process.exit()));
  console.log(`site      ${url}`);
  console.log(`emulator  ${emulator.url}/inbox`);
} catch (error) {
  console.error(`Cannot start the example: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
