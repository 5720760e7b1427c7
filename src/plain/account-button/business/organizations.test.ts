import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MemberSessionClient, OwnOrganization } from '../../../provider/session-port.ts';
import type { AccountHost, AccountSettings } from '../view.ts';
import { createOrganizations } from './organizations.ts';

const settings = { locale: 'en', signInUrl: undefined } as AccountSettings;
const named = (...names: readonly string[]): readonly OwnOrganization[] =>
  names.map((name) => ({ id: name, name, isOpen: true }));
const member = (email_address: string) => ({ member_id: email_address, email_address });

/** A menu whose lists of organizations arrive when the test says so. */
function openMenu() {
  const host = { baseURI: 'https://site.test/', user: member('ada@example.com') } as unknown as AccountHost;
  const answers: { resolve(list: readonly OwnOrganization[]): void; reject(error: Error): void }[] = [];
  const organizations = () =>
    new Promise<readonly OwnOrganization[]>((resolve, reject) => void answers.push({ resolve, reject }));
  const client = { organizations } as unknown as MemberSessionClient;
  const menu = createOrganizations(
    host,
    settings,
    async () => client,
    () => undefined,
  );
  const settle = () => new Promise(setImmediate);
  return {
    answers,
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
  const { open, answer, answers, listed, become } = openMenu();
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
