import { NextResponse } from 'next/server';
import { readUserId, settings } from './session.js';

export const config = { matcher: '/account/:path*' };

/** Lets visitors in whose JWT is valid, without asking the provider, or whose session is: they get a new JWT. */
export async function proxy(request) {
  const { cookies, nextUrl } = request;
  if (await readUserId(cookies)) return NextResponse.next();
  const jwt = await renewJwt(cookies.get('stytch_session')?.value);
  if (jwt) {
    const secure = nextUrl.protocol === 'https:';
    cookies.set('stytch_session_jwt', jwt);
    const response = NextResponse.next({ request });
    response.cookies.set('stytch_session_jwt', jwt, { maxAge: 300, sameSite: 'lax', secure });
    return response;
  }
  const to = encodeURIComponent(nextUrl.pathname + nextUrl.search);
  const response = NextResponse.redirect(new URL(`/sign-in?to=${to}`, nextUrl));
  response.cookies.delete('stytch_session').delete('stytch_session_jwt');
  return response;
}

/** Undefined if the session is over. Throws if the provider is down, which must not sign anybody out. */
async function renewJwt(session_token) {
  if (!session_token) return undefined;
  const credentials = btoa(`${process.env.STYTCH_PROJECT_ID}:${process.env.STYTCH_SECRET}`);
  const answer = await fetch(new URL('/v1/sessions/authenticate', settings.apiUrl), {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: JSON.stringify({ session_token }),
  });
  if (!answer.ok && answer.status !== 404) throw new Error(`The provider answered ${answer.status}.`);
  return (await answer.json()).session_jwt;
}
