/** The demo site, with the emulator unless it uses a real project. */
import { EmulatorClient } from '../emulator/client.ts';
import { isAddressInUse } from '../emulator/http/loopback.ts';
import { projectCredentials } from '../emulator/project-credentials.ts';
import { type Emulator, startEmulator } from '../emulator/server.ts';
import { B2B_PUBLIC_TOKEN } from '../emulator/state/b2b/settings.ts';
import { type SiteOptions, startSite } from './site.ts';

const EMULATED_TOKEN = 'public-token-test-00000000-0000-4000-8000-000000000000';

export interface DemoOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly emulatorPort: number;
  /** Public token of a real project. Without one, the demo uses the emulator. */
  readonly publicToken?: string | undefined;
  readonly analyticsUrl?: string | undefined;
  /** What pages load instead of the built package. */
  readonly sources?: SiteOptions['sources'];
}

export interface Demo {
  readonly url: string;
  readonly emulator: Pick<Emulator, 'url' | 'credentials'> | undefined;
  close(): Promise<void>;
}

/** @throws Error with a one-line message for the person who started the demo */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { port, emulatorPort, publicToken, analyticsUrl, sources } = options;
  const emulator = publicToken
    ? undefined
    : await withPortHint(
        'EMULATOR_PORT',
        emulatorPort,
        startEmulator({ port: emulatorPort, credentials: projectCredentials() }),
      );
  try {
    const site = await withPortHint(
      'PORT',
      port,
      startSite({
        port,
        publicToken: publicToken ?? EMULATED_TOKEN,
        b2bPublicToken: emulator && B2B_PUBLIC_TOKEN,
        emulator,
        analyticsUrl,
        sources,
      }),
    );
    if (emulator) await configureProject(emulator, site.url);
    return {
      url: site.url,
      emulator,
      close: async () => {
        await Promise.all([site.close(), emulator?.close()]);
      },
    };
  } catch (error) {
    await emulator?.close();
    throw error;
  }
}

/** Points emailed links to the demo's pages, turns the watermark on, and adds organizations to the B2B project. */
async function configureProject({ url }: Emulator, site: string): Promise<void> {
  const emulator = new EmulatorClient(url);
  const business = `${site}/business`;
  await emulator.settings({
    login_redirect_url: `${site}/_app`,
    signup_redirect_url: `${site}/_app`,
    reset_password_redirect_url: `${site}/reset`,
    disable_sdk_watermark: false,
    b2b: {
      login_redirect_url: business,
      signup_redirect_url: business,
      reset_password_redirect_url: business,
      discovery_redirect_url: business,
      slug_pattern: `${business}/{{slug}}`,
      disable_sdk_watermark: false,
    },
  });
  await emulator.call('POST', '/emulator/b2b/samples');
}

/** Names the environment variable that changes the port if the port is taken. */
export async function withPortHint<T>(variable: string, port: number, starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
    throw new Error(`Port ${port} is in use. Set ${variable} to another port.`, { cause: error });
  }
}
