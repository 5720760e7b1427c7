import type { Exchange } from './http/exchange.ts';
import { createListener } from './http/listener.ts';
import { listenOnLoopback } from './http/loopback.ts';
import { protectedAuth } from './http/protected-auth.ts';
import { requiredFactors } from './http/required-factors.ts';
import { projectCredentials } from './project-credentials.ts';
import { estimateByZxcvbn } from './resources/passwords/zxcvbn.ts';
import { createJwtKey } from './resources/sessions/jwt-key.ts';
import { routes } from './routes.ts';
import { DEFAULT_CREDENTIALS, type ProjectCredentials } from './state/settings.ts';
import { Store } from './state/store.ts';

export interface EmulatorOptions {
  /** The TCP port to listen on; 0 picks a free one. */
  readonly port: number;
  /** Names of hosts, besides this computer's, that requests may be sent to and pages may come from. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** The credentials of the project's servers. Default: `DEFAULT_CREDENTIALS`. */
  readonly credentials?: ProjectCredentials;
  /** The clock, in epoch milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
  /** Called with each request that a route has answered or refused. */
  readonly observe?: (exchange: Exchange) => void;
}

/** A running emulator. */
export interface Emulator {
  /** For example `http://localhost:4010`: the widget's `api-url`. */
  readonly url: string;
  readonly port: number;
  readonly credentials: ProjectCredentials;
  /** Stops listening and closes every connection, including those that a fault keeps hanging. */
  close(): Promise<void>;
}

/**
 * Starts an emulator that only this computer can reach.
 * @throws the system's error, such as EADDRINUSE, if the port is not available; an Error if the project ID is malformed
 */
export async function startEmulator({
  port,
  allowedHosts = [],
  credentials = DEFAULT_CREDENTIALS,
  now = Date.now,
  observe,
}: EmulatorOptions): Promise<Emulator> {
  const listener = createListener({
    store: new Store(
      now,
      projectCredentials({ projectId: credentials.project_id, secret: credentials.secret }),
    ),
    routes,
    guards: [protectedAuth, requiredFactors],
    observe,
    estimatePassword: estimateByZxcvbn,
    key: await createJwtKey(),
    allowedHosts: allowedHosts.map((host) => host.toLowerCase()),
  });
  const server = await listenOnLoopback(port, listener);
  return { url: `http://localhost:${server.port}`, credentials, ...server };
}
