import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { AuthAccount } from '../elements/auth-account.ts';
import { AuthB2bWidget } from '../elements/auth-b2b-widget.ts';
import { AuthPasskeys } from '../elements/auth-passkeys.ts';
import { AuthResetPassword } from '../elements/auth-reset-password.ts';
import { AuthSession } from '../elements/auth-session.ts';
import { AuthWidget } from '../elements/auth-widget.ts';
import { ServerElement } from '../elements/internal/server-element.ts';
import type { Tag } from '../elements/internal/tags.ts';
import { AUTH_FLOW_TYPES, B2B_OAUTH_PROVIDERS, B2B_PRODUCTS } from '../src/settings/business/types.ts';
import { MODULES, TAGS } from '../src/settings/elements.ts';
import { PRODUCTS } from '../src/settings/types.ts';
import { eventTypes } from '../test/support/event-types.ts';
import { type ElementDeclaration, elementsOf, fromRoot } from './manifest.ts';

const documented = elementsOf(readFileSync(fromRoot('custom-elements.json'), 'utf8'));

/** The class behind each tag. */
const elements = {
  'auth-widget': AuthWidget,
  'auth-reset-password': AuthResetPassword,
  'auth-b2b-widget': AuthB2bWidget,
  'auth-session': AuthSession,
  'auth-passkeys': AuthPasskeys,
  'auth-account': AuthAccount,
} satisfies { [Name in Tag]: { readonly prototype: HTMLElementTagNameMap[Name] } };

type ElementClass = (typeof elements)[keyof typeof elements];

const declarationOf = (element: ElementClass): Partial<ElementDeclaration> =>
  documented.find(({ tagName }) => tagName === element.tag) ?? {};

/** What the elements without a flow fire. */
const ownEvents = new Map<ElementClass, readonly string[]>([
  [AuthSession, ['auth-error', 'auth-session']],
  [AuthPasskeys, ['auth-error', 'auth-event', 'auth-proof-lost']],
  [
    AuthAccount,
    ['auth-account-delete', 'auth-account-sessions', 'auth-error', 'auth-event', 'auth-proof-lost'],
  ],
]);
const eventsOf = (element: ElementClass): readonly string[] =>
  ownEvents.get(element) ?? eventTypes.filter((type) => !/^auth-(session|account-.*|proof-lost)$/.test(type));

const pascal = (name: string): string =>
  name.replace(/(^|-)(.)/g, (_all, _hyphen, letter: string) => letter.toUpperCase());

/** Methods and read-only accessors of a class and its bases, without those that the browser calls and those of any element. */
function membersOf(element: ElementClass): string[] {
  const names: string[] = [];
  // Without a DOM, ServerElement takes the place of HTMLElement.
  for (let prototype: object = element.prototype; prototype !== ServerElement.prototype; ) {
    const own = Object.entries(Object.getOwnPropertyDescriptors(prototype));
    names.push(...own.filter(([, { set }]) => set === undefined).map(([name]) => name));
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  return names.filter(
    (name) => name !== 'constructor' && !name.endsWith('Callback') && !(name in EventTarget.prototype),
  );
}

test('the table of elements has every tag, and names files of the package', () => {
  const registered = Object.values(elements).map(({ tag }) => tag);
  assert.deepEqual(TAGS.toSorted(), registered.sort());
  const { exports } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { exports: object };
  const files = JSON.stringify(exports);
  assert.deepEqual(
    MODULES.filter((file) => !files.includes(`"./dist/${file}"`)),
    [],
  );
});

for (const element of Object.values(elements)) {
  test(`<${element.tag}> documents its methods and read-only properties`, () => {
    const { members = [] } = declarationOf(element);
    const described = members.filter(
      ({ kind, readonly, static: isStatic }) => !isStatic && (kind === 'method' || readonly),
    );
    assert.deepEqual(described.map(({ name }) => name).sort(), membersOf(element).sort());
  });

  test(`<${element.tag}> documents the events that it fires`, () => {
    const fired = declarationOf(element).events ?? [];
    assert.deepEqual(fired.map(({ name }) => name).sort(), eventsOf(element).toSorted());
    // Its detail may be given as a type argument.
    for (const { name, type } of fired)
      assert.match(type?.text ?? '', new RegExp(`^${pascal(name)}Event(<|$)`));
  });
}

const listed: readonly (readonly [element: ElementClass, attribute: string, values: readonly string[]])[] = [
  [AuthWidget, 'products', PRODUCTS],
  [AuthB2bWidget, 'products', B2B_PRODUCTS],
  [AuthB2bWidget, 'auth-flow-type', AUTH_FLOW_TYPES],
  [AuthB2bWidget, 'oauth-providers', B2B_OAUTH_PROVIDERS],
];
for (const [element, attribute, values] of listed) {
  test(`<${element.tag}> documents every value of \`${attribute}\``, () => {
    const { attributes = [] } = declarationOf(element);
    const { description = '' } = attributes.find(({ name }) => name === attribute) ?? {};
    assert.deepEqual(
      values.filter((value) => !description.includes(`\`${value}\``)),
      [],
    );
  });
}

test('the example page shows every event', () => {
  const script = readFileSync(fromRoot('examples/assets/events.js'), 'utf8');
  assert.deepEqual(
    eventTypes.filter((type) => !script.includes(`'${type}'`)),
    [],
  );
});
