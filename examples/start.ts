/**
 * `npm start`: starts the demo site, with the emulator unless STYTCH_PUBLIC_TOKEN names a real project, and builds the
 * package if it has to. `npm run dev`: the same over the sources as they are, which pages follow. PORT and EMULATOR_PORT change the ports, EMULATOR_PROJECT_ID and EMULATOR_SECRET what the project's
 * servers sign in with. DEMO_ANALYTICS_URL adds a web analytics script to /_app.
 */
import { ensureBuilt } from '../build/ensure-built.ts';
import { watchSources } from '../build/sources.mjs';
import { startDemo } from './demo.ts';

const MAX_PORT = 65_535;

/** An empty variable counts as unset. */
function read(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

function readPort(name: string, fallback: number): number {
  const given = read(name);
  const port = Number(given ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new Error(`${name} must be a whole number from 0 to ${MAX_PORT}, not "${given}".`);
}

function readUrl(name: string): string | undefined {
  const given = read(name);
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Error(`${name} must be an http(s) URL, not "${given}".`);
}

try {
  const sources = process.argv.includes('--sources') ? await watchSources() : undefined;
  const { url, emulator } = await startDemo({
    sources,
    port: readPort('PORT', 3000),
    emulatorPort: readPort('EMULATOR_PORT', 4010),
    publicToken: read('STYTCH_PUBLIC_TOKEN'),
    analyticsUrl: readUrl('DEMO_ANALYTICS_URL'),
  });
  if (!sources) await ensureBuilt();
  if (emulator) {
    const { project_id: project, secret } = emulator.credentials;
    console.log(`project   ${project}\nsecret    ${secret}`);
  }
  console.log(`demo      ${url}/_app`);
  if (emulator) console.log(`emulator  ${emulator.url}/inbox`);
} catch (error) {
  console.error(`Cannot start the demo: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
