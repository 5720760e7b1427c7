import { protectRequest } from 'auth-widget/node';
import type { NextRequest } from 'next/server';
import { getClient } from './session';

export const config = { matcher: '/account/:path*' };

/** Lets visitors in whose JWT is valid, without asking Stytch, or whose session is. */
export const proxy = (request: NextRequest) =>
  protectRequest(request, { client: getClient(), verify: 'jwt', signInPath: '/sign-in' });
