/** The organizations in the account's menu. */
import type { Tree } from '../../first-screen/tree.ts';
import { httpUrl } from '../../lib/http-url.ts';
import { firstLocale, pageLanguages } from '../../lib/page-language.ts';
import { withDeadline } from '../../provider/deadline.ts';
import type { MemberSessionClient, OwnOrganization } from '../../provider/session-port.ts';
import type { AccountHost, AccountSettings, MenuItems } from '../account/view.ts';
import { organizationTexts } from './texts.ts';

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
  let known: readonly OwnOrganization[] = [];
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
    } catch {
      hasFailed = true;
    }
    chosen = undefined;
    redraw();
  };

  const itemOf = ({ id, name }: OwnOrganization): Tree => [
    'button',
    {
      type: 'button',
      role: 'menuitemradio',
      'aria-checked': String(id === current()),
      tabindex: '-1',
      part: 'menu-item',
      class: 'item',
      'data-action': 'item',
      'data-organization': id,
      ...(chosen === id && { 'aria-busy': 'true', 'aria-disabled': 'true' }),
    },
    ['bdi', {}, name],
  ];

  return {
    trees() {
      // Those that demand another sign-in need a page for that.
      const shown = known.filter(({ id, isOpen }) => isOpen || id === current() || signInUrl() !== undefined);
      const isChoice = shown.length > 1;
      const label = texts().organizations;
      const attributes = {
        role: 'group',
        class: 'group',
        'aria-label': label,
        ...(!isChoice && { hidden: '' }),
      };
      // Always there, so that the item below keeps its place, and with it the focus, when the list arrives.
      return [['div', attributes, ...(isChoice ? shown.map(itemOf) : [])]];
    },
    note: () => (hasFailed ? texts().failed : undefined),
    opened() {
      hasFailed = false;
      // Without an answer, the menu does without.
      connect()
        .then((client) => client.organizations())
        .then(
          (organizations) => {
            known = organizations;
            redraw();
          },
          () => undefined,
        );
    },
    pressed(item) {
      const id = item.closest<HTMLElement>('[data-organization]')?.dataset['organization'];
      const organization = known.find((each) => each.id === id);
      if (organization) void switchTo(organization);
    },
  };
}
