import { protectRequest } from 'auth-widget/node';
import { getClient } from './session.js';

export const config = { matcher: '/account/:path*' };

/** Lets visitors in whose JWT is valid, without asking Stytch, or whose session is. */
export const proxy = (request) =>
  protectRequest(request, { client: getClient(), verify: 'jwt', signInPath: '/sign-in' });
