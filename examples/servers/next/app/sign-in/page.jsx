import { renderFirstScreen } from 'auth-widget/server';
import { settings } from '../../session.js';
import { Widget } from '../elements.jsx';

/** A path of this site, because a link to /sign-in must not lead to somebody else's. */
const ownPath = (to) => (/^\/(?![/\\])\S*$/.test(to) ? String(to) : '/account');

export default async function SignIn({ searchParams }) {
  const target = ownPath((await searchParams).to);
  const html = renderFirstScreen('auth-widget', { ...settings, products: 'otp', 'success-url': target });
  return <Widget html={html} />;
}
