import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const MAX_ATTEMPTS = 5;
/** How many connections may wait to be accepted. Node's 511 is too few for a burst from a load test. */
const BACKLOG = 4096;

/** A server that only programs on this computer can reach. */
export interface LoopbackServer {
  readonly port: number;
  /** Stops listening and closes every connection, including those waiting for an answer. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, where there is IPv6, on ::1: programs differ in which of them `localhost` means.
 * @param port 0 picks a free one
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 */
export async function listenOnLoopback(port: number, listener: RequestListener): Promise<LoopbackServer> {
  const servers = await listenOnBoth(port, listener);
  return {
    port: boundPort(servers[0]),
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

async function listenOnBoth(port: number, listener: RequestListener): Promise<[Server, ...Server[]]> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(listener, port, '127.0.0.1');
    try {
      return [first, await listen(listener, boundPort(first), '::1')];
    } catch (error) {
      if (!isAddressInUse(error)) return [first];
      await closeServer(first);
      // A random port may be free on one of the addresses only, so try another one.
      if (port !== 0 || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    // After a busy spell, Node would first close the connections that were idle before it, although their next request
    // has arrived. `close` ends all of them.
    server.keepAliveTimeout = 0;
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

export function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function boundPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
