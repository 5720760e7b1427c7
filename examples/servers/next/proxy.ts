import { protectRequest } from 'auth-widget/node';
import { type NextRequest, NextResponse } from 'next/server';
import { getClient } from './session';

export const config = { matcher: '/account/:path*' };

/** Lets visitors in whose JWT is valid, without asking Stytch, or whose session is, and extends that while they use the site. */
export const proxy = (request: NextRequest) =>
  protectRequest(request, {
    client: getClient(),
    verify: 'jwt',
    signInPath: '/sign-in',
    extendSession: true,
    next: () => NextResponse.next(),
  });
