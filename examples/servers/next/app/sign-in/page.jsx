import { returnPath } from 'auth-widget/node';
import { AuthWidget } from 'auth-widget/react';
import { settings } from '../../session.js';

export default async function SignIn({ searchParams }) {
  const { to } = await searchParams;
  const target = returnPath(to, '/account');
  return <AuthWidget {...settings} products="otp" alreadySignedIn="succeed" successUrl={target} />;
}
