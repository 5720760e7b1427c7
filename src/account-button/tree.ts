/** Draws `<auth-session>` where the page has put nothing into its slots. Pure. */

import type { SessionTexts, StringOverrides } from '../kit/i18n/catalogue.ts';
import { everyLanguage } from '../kit/i18n/each-language.ts';
import { directionOf, languageFor, languageOf } from '../kit/i18n/languages.ts';
import { format } from '../kit/i18n/strings.ts';
import type { Tree } from '../kit/lib/draw.ts';
import { icon } from '../kit/plain/icon.ts';
import { accountOf, initialsOf, nameOf } from '../session/names.ts';
import type { AnySessionState } from '../session/types.ts';

/** The account button's own state, beside the session's. */
export interface MenuState {
  readonly isOpen: boolean;
  /** True if a sign-out is under way. */
  readonly isSigningOut: boolean;
  /** True if the last sign-out has failed. */
  readonly hasFailed: boolean;
}

export type AccountState = Pick<AnySessionState, 'status' | 'stale' | 'user' | 'organization'>;

export interface AccountModel extends ButtonTexts {
  readonly state: AccountState;
  /** An absolute URL. */
  readonly signInUrl: string | undefined;
  /** The same. */
  readonly accountUrl: string | undefined;
  /** Items before that for signing out. */
  readonly items: readonly Tree[];
  /** The text below the items, if any. */
  readonly note: string | undefined;
}

const PERSON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5a8 8 0 0 1 16 0';
const CHEVRON = 'm6 9.5 6 6 6-6';
/** Out of a door, to the right. */
const EXIT = 'M10 4.5H5v15h5M10.5 12H20m-4-4 4 4-4 4';

/** The lines that say who is signed in, the most important first. */
function linesOf({ user, organization }: AccountState): readonly string[] {
  const lines = user ? [nameOf(user), accountOf(user), organization?.organization_name] : [];
  return lines.filter((line) => line !== undefined);
}

function toggle({ texts, state }: AccountModel, { isOpen }: MenuState): Tree {
  const [name] = linesOf(state);
  const initials = state.user && initialsOf(state.user);
  return [
    'button',
    {
      type: 'button',
      id: 'toggle',
      part: 'button account',
      class: 'toggle',
      'data-action': 'toggle',
      'aria-label': name === undefined ? texts.account : format(texts.accountOf, { account: name }),
      'aria-haspopup': 'menu',
      'aria-expanded': String(isOpen),
      'aria-controls': 'menu',
    },
    // Drawn by the styles, because the button is named by what can be read in it.
    initials === undefined
      ? ['span', { class: 'avatar', part: 'avatar' }, icon(PERSON)]
      : ['span', { class: 'avatar', part: 'avatar', 'data-initials': initials }],
    ['bdi', { class: 'name' }, name ?? texts.account],
    icon(CHEVRON, 'chevron'),
  ];
}

const ITEM = { role: 'menuitem', tabindex: '-1', part: 'menu-item', class: 'item' };

const menuItem = (action: string, text: string, drawing?: Tree, isBusy = false): Tree => [
  'button',
  {
    ...ITEM,
    type: 'button',
    'data-action': action,
    ...(isBusy && { 'aria-busy': 'true', 'aria-disabled': 'true' }),
  },
  ...(drawing ? [drawing] : []),
  text,
];

function panel({ texts, state, accountUrl, items, note: itemsNote }: AccountModel, menu: MenuState): Tree {
  const lines = linesOf(state);
  const note = menu.hasFailed ? texts.signOutFailed : state.stale ? texts.unconfirmed : itemsNote;
  return [
    'div',
    { class: 'panel', part: 'menu', popover: 'manual', ...(!menu.isOpen && { hidden: '' }) },
    ...(lines.length > 0
      ? [
          [
            'div',
            { class: 'who' },
            ...lines.map((line): Tree => ['p', { class: 'line' }, ['bdi', {}, line]]),
          ] satisfies Tree,
        ]
      : []),
    ['p', { class: 'note', role: 'alert', part: 'error' }, ...(note ? [note] : [])],
    [
      'div',
      { role: 'menu', id: 'menu', 'aria-labelledby': 'toggle' },
      ...items,
      ...(accountUrl === undefined
        ? []
        : [
            [
              'a',
              { ...ITEM, 'data-action': 'leave', href: accountUrl },
              icon(PERSON),
              texts.manage,
            ] satisfies Tree,
          ]),
      ...(state.stale ? [menuItem('retry', texts.retry)] : []),
      menuItem('sign-out', texts.signOut, icon(EXIT, 'exit'), menu.isSigningOut),
    ],
  ];
}

export function accountTree(model: AccountModel, menu: MenuState): readonly Tree[] {
  const { state, signInUrl, texts } = model;
  if (state.status === 'signed-in' || state.stale) return [toggle(model, menu), panel(model, menu)];
  // As tall and round as the avatar that is likely to take its place.
  if (state.status === 'checking') return [['span', { class: 'placeholder' }]];
  if (signInUrl === undefined) return [];
  return [['a', { class: 'link', part: 'link', href: signInUrl }, texts.signIn]];
}

type Texts = SessionTexts['session'] & { readonly retry: string; readonly manage: string };

const SESSION = await everyLanguage<SessionTexts['session']>(
  (language) => import(`../kit/i18n/locales/${language}/session.ts`),
  'session',
);
const RETRY = await everyLanguage<string>(
  (language) => import(`../kit/i18n/locales/${language}/session.ts`),
  'retry',
);
const MANAGE = await everyLanguage<string>(
  (language) => import(`../kit/i18n/locales/${language}/session.ts`),
  'manage',
);

export interface ButtonTexts {
  readonly texts: Texts;
  /** BCP 47 tag of the language that they are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The page's own texts. Whatever is not a text is ignored. */
function textsIn(overrides: StringOverrides): Partial<Texts> {
  const given = { ...overrides.session, retry: overrides.common?.retry };
  const texts = Object.entries(given).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Partial<Texts>;
}

/** @param locale BCP 47 */
export function buttonTexts(locale: string, overrides: StringOverrides): ButtonTexts {
  const catalogue = languageFor(locale);
  const language = languageOf(catalogue, locale, overrides);
  return {
    texts: {
      ...SESSION[catalogue],
      retry: RETRY[catalogue],
      manage: MANAGE[catalogue],
      ...textsIn(overrides),
    },
    language,
    direction: directionOf(language),
  };
}
