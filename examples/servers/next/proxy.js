import { NextResponse } from 'next/server';
import { askProvider, readUserId } from './provider.js';

export const config = { matcher: '/account/:path*' };

/** Lets visitors in whose JWT is valid, without asking the provider, or whose session is: they get a new JWT. */
export async function proxy(request) {
  const { cookies, nextUrl } = request;
  if (await readUserId(cookies.get('stytch_session_jwt')?.value)) return NextResponse.next();
  const session_token = cookies.get('stytch_session')?.value;
  const found = session_token && (await askProvider('/v1/sessions/authenticate', { session_token }));
  if (found) {
    cookies.set('stytch_session_jwt', found.session_jwt);
    const response = NextResponse.next({ request });
    const options = { expires: new Date(found.session.expires_at), secure: nextUrl.protocol === 'https:' };
    response.cookies.set('stytch_session_jwt', found.session_jwt, { ...options, sameSite: 'lax' });
    return response;
  }
  const to = encodeURIComponent(nextUrl.pathname + nextUrl.search);
  const response = NextResponse.redirect(new URL(`/sign-in?to=${to}`, nextUrl));
  response.cookies.delete('stytch_session').delete('stytch_session_jwt');
  return response;
}
