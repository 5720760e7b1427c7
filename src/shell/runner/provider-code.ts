import type { CookieOptions } from '../../settings/types.ts';
import type { ShownScreen } from '../first-screen/show.ts';
import type { Host } from './host.ts';

/** @param shown the first screen, whose form was submitted */
export type SendEarly<Settings> = (host: Host, settings: Settings, shown: ShownScreen) => void;

/** Where the code of a flow's provider is. */
export interface ProviderCode<Provider> {
  /** What makes a provider of a client, which is the page's or the SDK's; and what sends with it before the app is there. */
  readonly adapter: () => Promise<{
    readonly stytchProvider: (client: never, publicToken: string | undefined) => Provider;
    readonly sendEarly?: SendEarly<never> | undefined;
  }>;
  /** Asks for a project's settings, for the client that `sdk` is going to make. */
  readonly requestSettings: (publicToken: string, apiUrl: string | undefined) => void;
  /** What makes the page's client of a project. */
  readonly sdk: () => Promise<{
    readonly sharedClient: (
      publicToken: string,
      apiUrl: string | undefined,
      cookies: CookieOptions | undefined,
    ) => object;
  }>;
}
