import { AuthWidget } from 'auth-widget/react';
import { settings } from '../../session.js';

/** A path of this site, because a link to /sign-in must not lead to somebody else's. */
const ownPath = (to) => (/^\/(?![/\\])\S*$/.test(to) ? String(to) : '/account');

export default async function SignIn({ searchParams }) {
  const { to } = await searchParams;
  return <AuthWidget {...settings} products="otp" successUrl={ownPath(to)} />;
}
