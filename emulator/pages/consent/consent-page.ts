import { requireEmail } from '../../http/fields.ts';
import { openRoute, type Route } from '../../http/router.ts';
import { MEMBER_VISITS_PATH } from '../../resources/b2b/visits.ts';
import { pendingVisit } from '../../resources/pending-visit.ts';
import { fileRoute } from '../files.ts';
import { accountPage } from './account-page.ts';

/** The pages where a visitor to a third-party provider, or to an identity provider, chooses an account or denies the request. */
export const consentPageRoutes = [
  fileRoute('/emulator/consent.css', new URL('consent.css', import.meta.url)),
  ...['/emulator/oauth/:visit', `${MEMBER_VISITS_PATH}/:visit`].flatMap(routesOf),
];

function routesOf(path: string): Route[] {
  return [
    openRoute('GET', path, ({ store, url: { pathname } }) =>
      accountPage(pathname, pendingVisit(store, pathname)),
    ),
    openRoute('GET', `${path}/allow`, ({ store, url: { pathname, searchParams } }) => {
      const visit = pendingVisit(store, pathname.replace(/\/allow$/, ''));
      const email = requireEmail({ email: searchParams.get('email')?.trim() });
      return { kind: 'redirect', location: visit.allow(email, searchParams.get('tenant')?.trim() || null) };
    }),
    openRoute('GET', `${path}/deny`, ({ store, url: { pathname } }) => ({
      kind: 'redirect',
      location: pendingVisit(store, pathname.replace(/\/deny$/, '')).deny(),
    })),
  ];
}
