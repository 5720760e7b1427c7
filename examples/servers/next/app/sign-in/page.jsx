import { renderFirstScreen } from 'auth-widget/server';
import { api } from '../../provider.js';
import { Widget } from './widget.jsx';

/** A path of this site, because a link to /sign-in must not lead to somebody else's. */
const ownPath = (to) => (/^\/(?![/\\])\S*$/.test(to) ? String(to) : '/account');

export default async function SignIn({ searchParams }) {
  const html = renderFirstScreen('auth-widget', {
    'public-token': process.env.STYTCH_PUBLIC_TOKEN,
    'api-url': api,
    products: 'otp',
    'success-url': ownPath((await searchParams).to),
  });
  return <Widget html={html} />;
}
