/** The demo site together with the emulator, where there is no real project to run it on. */
import { type Emulator, startEmulator } from '../emulator/server.ts';
import { isAddressInUse, startSite } from './site.ts';

const EMULATED_TOKEN = 'public-token-test-00000000-0000-4000-8000-000000000000';

export interface DemoOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly emulatorPort: number;
  /** Public token of a real project; without one the demo runs on the emulator. */
  readonly publicToken?: string | undefined;
  readonly analyticsUrl?: string | undefined;
}

export interface Demo {
  readonly url: string;
  readonly emulatorUrl: string | undefined;
  close(): Promise<void>;
}

/** @throws Error whose message is one line for the person who started it */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { port, emulatorPort, publicToken, analyticsUrl } = options;
  const emulator = publicToken
    ? undefined
    : await named('EMULATOR_PORT', emulatorPort, startEmulator({ port: emulatorPort }));
  try {
    const site = await named(
      'PORT',
      port,
      startSite({
        port,
        publicToken: publicToken ?? EMULATED_TOKEN,
        emulatorUrl: emulator?.url,
        analyticsUrl,
      }),
    );
    if (emulator) await setUpProject(emulator, site.url);
    return {
      url: site.url,
      emulatorUrl: emulator?.url,
      close: async () => {
        await Promise.all([site.close(), emulator?.close()]);
      },
    };
  } catch (error) {
    await emulator?.close();
    throw error;
  }
}

/** E-mailed links lead to the demo's pages, and the watermark shows. */
async function setUpProject(emulator: Emulator, site: string): Promise<void> {
  const response = await fetch(`${emulator.url}/emulator/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      login_redirect_url: `${site}/_app`,
      signup_redirect_url: `${site}/_app`,
      reset_password_redirect_url: `${site}/reset`,
      disable_sdk_watermark: false,
    }),
  });
  if (!response.ok) throw new Error(`The emulator refused its settings: ${await response.text()}`);
}

async function named<T>(variable: string, port: number, starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
    throw new Error(`Port ${port} is taken. Set ${variable} to another one.`, { cause: error });
  }
}
