/** The organizations in the account's menu. */

import type { SessionTexts } from '../../kit/i18n/catalogue.ts';
import { everyLanguage } from '../../kit/i18n/each-language.ts';
import { languageFor } from '../../kit/i18n/languages.ts';
import type { Tree } from '../../kit/lib/draw.ts';
import { membersOf } from '../../kit/lib/objects.ts';
import { firstLocale, pageLanguages } from '../../kit/lib/page-language.ts';
import { textOf } from '../../kit/lib/records.ts';
import { httpUrl } from '../../kit/lib/urls.ts';
import { withDeadline } from '../../provider/errors.ts';
import { endsSession } from '../../provider/refusals.ts';
import type { MemberSessionClient, OwnOrganization } from '../../provider/session-port.ts';
import type { AccountHost, AccountSettings, MenuItems } from '../view.ts';

type OrganizationTexts = SessionTexts['organizations'];

const TEXTS = await everyLanguage<OrganizationTexts>(
  (language) => import(`../../kit/i18n/locales/${language}/session.ts`),
  'organizations',
);

/** @param locale BCP 47 */
const organizationTexts = (locale: string): OrganizationTexts => TEXTS[languageFor(locale)];

/** @param state of the organization: the one that the visitor is in, or is about to switch to */
function itemOf({ id, name }: OwnOrganization, state: 'current' | 'chosen' | undefined): Tree {
  return [
    'button',
    {
      type: 'button',
      role: 'menuitemradio',
      'aria-checked': String(state === 'current'),
      tabindex: '-1',
      part: 'menu-item',
      class: 'item',
      'data-action': 'item',
      'data-organization': id,
      ...(state === 'chosen' && { 'aria-busy': 'true', 'aria-disabled': 'true' }),
    },
    ['bdi', {}, name],
  ];
}

/** @param items if empty, the group is hidden */
function groupOf(label: string, items: readonly Tree[]): Tree {
  const hidden = items.length === 0 && { hidden: '' };
  return ['div', { role: 'group', class: 'group', 'aria-label': label, ...hidden }, ...items];
}

/** The organizations of the member who is signed in, and never those of another. */
function createList(host: AccountHost, changed: () => void) {
  let listed:
    | { readonly of: string | undefined; readonly organizations: readonly OwnOrganization[] }
    | undefined;
  /** The same in all organizations, verified there or not. */
  const who = (): string | undefined => textOf(membersOf(host.user)['email_address']) || undefined;
  return {
    known: (): readonly OwnOrganization[] =>
      listed?.of !== undefined && listed.of === who() ? listed.organizations : [],
    /** @returns takes the answer to what is asked now */
    expect() {
      const of = who();
      return (organizations: readonly OwnOrganization[]): void => {
        listed = { of, organizations };
        changed();
      };
    },
  };
}

/**
 * @param connect returns the client of the host's session
 * @param redraw draws the menu anew
 */
export function createOrganizations(
  host: AccountHost,
  settings: AccountSettings,
  connect: () => Promise<MemberSessionClient>,
  redraw: () => void,
): MenuItems {
  const list = createList(host, redraw);
  let chosen: string | undefined;
  let hasFailed = false;
  const texts = () => organizationTexts(firstLocale([settings.locale, ...pageLanguages(host)]));
  const signInUrl = (): string | undefined => httpUrl(settings.signInUrl, host.baseURI);
  const current = (): string | undefined => host.organization?.organization_id;

  const signIn = (): void => {
    const url = signInUrl();
    if (url !== undefined) host.ownerDocument.defaultView?.location.assign(url);
  };

  const switchTo = async ({ id, isOpen }: OwnOrganization): Promise<void> => {
    if (chosen !== undefined || id === current()) return;
    // The exchange would end this session without beginning another one.
    if (!isOpen) return signIn();
    chosen = id;
    hasFailed = false;
    redraw();
    try {
      const client = await connect();
      if (!(await withDeadline(client.switchTo(id)))) signIn();
    } catch (thrown) {
      hasFailed = true;
      // Ended elsewhere: every other switch would fail, too.
      if (endsSession(thrown)) await host.refresh();
    }
    chosen = undefined;
    redraw();
  };

  return {
    trees() {
      // Those that demand another sign-in need a page for that.
      const shown = list
        .known()
        .filter(({ id, isOpen }) => isOpen || id === current() || signInUrl() !== undefined);
      const stateOf = (id: string) => (id === current() ? 'current' : id === chosen ? 'chosen' : undefined);
      const items = shown.length > 1 ? shown.map((each) => itemOf(each, stateOf(each.id))) : [];
      // Always there, so that the item below keeps its place, and with it the focus, when the list arrives.
      return [groupOf(texts().organizations, items)];
    },
    note: () => (hasFailed ? texts().failed : undefined),
    opened() {
      hasFailed = false;
      // Without an answer, the menu does without.
      connect()
        .then((client) => client.organizations())
        .then(list.expect(), () => undefined);
    },
    pressed(item) {
      const id = item.closest<HTMLElement>('[data-organization]')?.dataset['organization'];
      const organization = list.known().find((each) => each.id === id);
      if (organization) void switchTo(organization);
    },
  };
}
