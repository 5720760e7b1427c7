import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../../provider/errors.ts';
import type { MemberSessionClient, OwnOrganization } from '../../provider/session-port.ts';
import type { AccountHost, AccountSettings } from '../view.ts';
import { createOrganizations } from './organizations.ts';

const named = (...names: readonly string[]): readonly OwnOrganization[] =>
  names.map((name) => ({ id: name, name, isOpen: true }));
const member = (email_address: string) => ({ member_id: email_address, email_address });

/** A menu whose lists of organizations arrive when the test says so. */
function openMenu(signInUrl?: string) {
  const settings = { locale: 'en', signInUrl } as AccountSettings;
  const visited: string[] = [];
  let refreshes = 0;
  const host = {
    baseURI: 'https://site.test/',
    user: member('ada@example.com'),
    refresh: async () => void (refreshes += 1),
    ownerDocument: { defaultView: { location: { assign: (url: string) => visited.push(url) } } },
  } as unknown as AccountHost;
  const answers: { resolve(list: readonly OwnOrganization[]): void; reject(error: Error): void }[] = [];
  const organizations = () =>
    new Promise<readonly OwnOrganization[]>((resolve, reject) => void answers.push({ resolve, reject }));
  const switches: { readonly id: string; resolve(isDone: boolean): void; reject(error: Error): void }[] = [];
  const switchTo = (id: string) =>
    new Promise<boolean>((resolve, reject) => void switches.push({ id, resolve, reject }));
  const client = { organizations, switchTo } as unknown as MemberSessionClient;
  let drawn = '';
  const menu = createOrganizations(
    host,
    settings,
    async () => client,
    () => {
      drawn = JSON.stringify(menu.trees());
    },
  );
  const settle = () => new Promise(setImmediate);
  return {
    answers,
    switches,
    visited,
    menu,
    settle,
    refreshes: () => refreshes,
    /** The organizations with this attribute, in the menu as it was drawn last. */
    drawnWith: (attribute: string) =>
      [...drawn.matchAll(/\{[^}]*"data-organization":"(\w+)"[^}]*\}/g)]
        .filter(([item]) => item.includes(attribute))
        .map(([, id]) => id),
    async press(id: string) {
      menu.pressed({ closest: () => ({ dataset: { organization: id } }) } as unknown as HTMLElement);
      await settle();
    },
    enter: (organization_id: string) => Object.assign(host, { organization: { organization_id } }),
    listed: () =>
      [...JSON.stringify(menu.trees()).matchAll(/"data-organization":"(\w+)"/g)].map(([, id]) => id),
    async open() {
      menu.opened();
      await settle();
    },
    async answer(list: readonly OwnOrganization[]) {
      answers.shift()?.resolve(list);
      await settle();
    },
    become: (user: object | undefined) => Object.assign(host, { user }),
  };
}

test('a list of organizations is for the member who asked for it', async () => {
  const { open, answer, answers, listed, become, menu } = openMenu();
  assert.equal(menu.note(), undefined);
  await open();
  await answer(named('Acme', 'Zeta'));
  assert.deepEqual(listed(), ['Acme', 'Zeta']);
  // Ada, in another organization.
  become({ ...member('ada@example.com'), member_id: 'another' });
  assert.deepEqual(listed(), ['Acme', 'Zeta']);
  become(undefined);
  assert.deepEqual(listed(), []);

  become(member('bob@example.com'));
  await open();
  assert.deepEqual(listed(), []);
  answers.shift()?.reject(new Error('No answer.'));
  assert.deepEqual(listed(), []);
  await open();
  await answer(named('Bobs', 'Other'));
  assert.deepEqual(listed(), ['Bobs', 'Other']);
});

test('a list that arrives late is not for the member who is there by then', async () => {
  const { open, answer, listed, become } = openMenu();
  await open();
  become(member('bob@example.com'));
  await answer(named('Acme', 'Zeta'));
  assert.deepEqual(listed(), []);
});

/** A menu in Acme, from which the visitor can go to Zeta, and with another sign-in to Secret. */
async function openInAcme(signInUrl?: string) {
  const opened = openMenu(signInUrl);
  opened.enter('Acme');
  await opened.open();
  await opened.answer([...named('Acme', 'Zeta'), { id: 'Secret', name: 'Secret', isOpen: false }]);
  return opened;
}

const BUSY = '"aria-busy":"true"';

test('an organization that is pressed is busy until the visitor is in it', async () => {
  const { press, switches, drawnWith, enter, settle, menu } = await openInAcme();
  assert.deepEqual(drawnWith('"aria-checked":"true"'), ['Acme']);
  assert.deepEqual(drawnWith(BUSY), []);
  await press('Zeta');
  assert.deepEqual(drawnWith(BUSY), ['Zeta']);
  await press('Zeta');
  await press('Acme');
  assert.deepEqual(
    switches.map(({ id }) => id),
    ['Zeta'],
  );
  enter('Zeta');
  switches[0]?.resolve(true);
  await settle();
  assert.deepEqual([drawnWith(BUSY), drawnWith('"aria-checked":"true"')], [[], ['Zeta']]);
  assert.equal(menu.note(), undefined);
});

test('the organization that the visitor is in, and one that nobody knows, lead nowhere', async () => {
  const { press, switches, visited } = await openInAcme('/login');
  await press('Acme');
  await press('Nobody');
  assert.deepEqual([switches, visited], [[], []]);
});

test('a switch that fails says so until the next one, or until the menu is opened again', async () => {
  const { press, switches, settle, menu, drawnWith, open } = await openInAcme();
  for (const forget of [() => press('Zeta'), open]) {
    await press('Zeta');
    switches.at(-1)?.reject(new Error('No answer.'));
    await settle();
    assert.notEqual(menu.note(), undefined);
    assert.deepEqual(drawnWith(BUSY), []);
    await forget();
    assert.equal(menu.note(), undefined);
    switches.at(-1)?.resolve(true);
    await settle();
  }
});

for (const [type, times] of [
  ['session_not_found', 1],
  ['member_not_found', 0],
] as const)
  test(`after ${type}, the session is asked for ${times} times`, async () => {
    const { press, switches, settle, refreshes } = await openInAcme();
    await press('Zeta');
    switches[0]?.reject(new ProviderError('provider', { status: 404, type }));
    await settle();
    assert.equal(refreshes(), times);
  });

test('an organization that demands another sign-in is listed where there is a page for it, and leads there', async () => {
  assert.deepEqual((await openInAcme()).listed(), ['Acme', 'Zeta']);
  const { listed, press, switches, visited, settle } = await openInAcme('/login');
  assert.deepEqual(listed(), ['Acme', 'Zeta', 'Secret']);
  await press('Secret');
  assert.deepEqual([switches, visited], [[], ['https://site.test/login']]);
  // Stytch may demand it all the same.
  await press('Zeta');
  switches[0]?.resolve(false);
  await settle();
  assert.equal(visited.length, 2);
});

test('nothing is listed if there is nothing to choose', async () => {
  const { open, answer, listed } = openMenu();
  await open();
  await answer(named('Acme'));
  assert.deepEqual(listed(), []);
});
