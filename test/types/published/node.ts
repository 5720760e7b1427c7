/** Compiled against dist/types, never run: a server. */
import type { IncomingMessage } from 'node:http';
import { authenticateRequest, protectRequest, requireUser } from 'auth-widget/node';
import type { B2BClient, Client } from 'stytch';

declare const client: Client;
declare const members: B2BClient;
declare const request: Request;

export const guard = requireUser({ client, signInPath: '/sign-in' });
export const proxied: Promise<Response | undefined> = protectRequest(request, { client: members });

export async function who(incoming: IncomingMessage): Promise<string | readonly string[]> {
  const auth = await authenticateRequest(incoming, { client });
  // @ts-expect-error nobody, before the status is known
  void auth.user;
  switch (auth.status) {
    case 'signed-in':
      return auth.email ?? auth.session.session_id;
    case 'signed-out':
      return auth.clearCookies;
    case 'unavailable':
      // @ts-expect-error there is nothing to clear
      void auth.clearCookies;
      return auth.error.message;
  }
}

export async function member(): Promise<string | undefined> {
  const auth = await authenticateRequest(request.headers, { client: members });
  if (auth.status !== 'signed-in') return undefined;
  // @ts-expect-error a member is no user
  void auth.user;
  return `${auth.email} ${auth.organization.organization_slug}`;
}

export async function withTwo(): Promise<1 | 2 | undefined> {
  const auth = await authenticateRequest(request, { client, secondFactor: true });
  if (auth.status === 'signed-in') return auth.factors;
  // @ts-expect-error whoever has one factor keeps the cookies
  void auth.clearCookies;
  switch (auth.status) {
    case 'second-factor-required':
    case 'signed-out':
    case 'unavailable':
      return undefined;
  }
}

// @ts-expect-error an organization asks its members by itself
export const membersOnly = requireUser({ client: members, secondFactor: true });

export async function byJwt(): Promise<string | undefined> {
  const auth = await authenticateRequest('stytch_session_jwt=…', { client, verify: 'jwt' });
  if (auth.status !== 'signed-in') return undefined;
  // @ts-expect-error a JWT tells the ids only
  void auth.user;
  return auth.session.user_id;
}
