/** The states of `<auth-account>` and `<auth-passkeys>` in the gallery. */
import { createRoot } from 'react-dom/client';
import { App } from '../../src/account/app.tsx';
import type { VisitorHost, VisitorScene } from '../../src/account/host.ts';
import { type Phase, phaseTrees } from '../../src/account/phase.ts';
import { fetchSteps } from '../../src/account/sections/second-factor.tsx';
import type { AppStep, Task } from '../../src/account/state.ts';
import { visitorRules } from '../../src/account/styles.ts';
import { accountTexts } from '../../src/account/texts.ts';
import { everyText } from '../../src/kit/i18n/every-text.ts';
import { ENGLISH } from '../../src/kit/i18n/languages.ts';
import { adoptRules, render } from '../../src/kit/plain/render.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import { adoptStyles } from '../../src/kit/theme/sheets.ts';
import type { AccountProvider } from '../../src/provider/account-port.ts';
import type { SessionState } from '../../src/session/types.ts';
import type { User } from '../../src/settings/session-data.ts';
import { type Variants, varied } from './cases.ts';
import { lengthen } from './lengthen.ts';

export interface AccountCase extends Variants {
  readonly name: string;
  /** Default: that of a visitor who is signed in. */
  readonly phase?: Exclude<Phase, 'signed-in'>;
  readonly sections?: readonly string[];
  readonly user?: User;
  readonly opened?: Task;
  readonly step?: AppStep;
  /** Of the page's server. Default: a list. */
  readonly answer?: keyof typeof ANSWERS;
}

const domain = 'example.com';
const unverified = {
  email_id: 'new',
  email: 'augusta.ada.king.countess.of.lovelace@example.com',
  verified: false,
};
const ada = {
  user_id: 'user-test-ada',
  name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  emails: [{ email_id: 'first', email: 'ada@example.com', verified: true }, unverified],
  phone_numbers: [{ phone_id: 'phone', phone_number: '+12025550162', verified: true }],
  providers: [
    { oauth_user_registration_id: 'google', provider_type: 'Google' },
    { oauth_user_registration_id: 'github', provider_type: 'Github' },
  ],
  webauthn_registrations: [
    { webauthn_registration_id: 'laptop', name: 'Laptop', domain, verified: true },
    { webauthn_registration_id: 'key', name: '', domain: 'login.example.com', verified: true },
  ],
  password: { password_id: 'password', requires_reset: false },
} as unknown as User;
const newcomer = {
  ...ada,
  name: { first_name: '', middle_name: '', last_name: '' },
  emails: ada.emails.slice(0, 1),
  phone_numbers: [],
  providers: [],
  webauthn_registrations: [],
  password: null,
} as unknown as User;

const withApp = { ...ada, totps: [{ totp_id: 'app', verified: true }] } as unknown as User;
const registration = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  recoveryCodes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff', 'gggg-hhhh-iiii', 'jjjj-kkkk-llll'],
};

const deviceList = [
  { id: '1', device: 'Chrome on Windows', place: '203.0.113.7', lastAccessedAt: '', current: true },
  {
    id: '2',
    device: 'Samsung Internet on Android',
    place: 'Amsterdam',
    lastAccessedAt: '2026-11-22T12:00:00Z',
  },
  {
    id: '3',
    device: '',
    place: '2001:db8:85a3:1234:5678:8a2e:370:7334',
    lastAccessedAt: '2026-11-01T08:30:00Z',
  },
];

const all = ['name', 'email', 'phone', 'password', 'providers', 'passkeys', 'delete'];
const passkeys = ['passkeys'];
const secondFactor = { sections: ['second-factor'] };

/** With one section, in which something is open. */
const open = (opened: Task): Pick<AccountCase, 'sections' | 'opened'> => ({
  sections: [opened.section],
  opened,
});

export const accounts: readonly AccountCase[] = [
  ...varied({ name: 'account', sections: all }, 'dark', 'right to left', 'long text'),
  { name: 'account, last way in', sections: all, user: newcomer },
  { name: 'account, edit name', ...open({ section: 'name', does: 'edit' }) },
  { name: 'account, add address', ...open({ section: 'email', does: 'edit' }) },
  { name: 'account, add number', ...open({ section: 'phone', does: 'edit' }) },
  ...varied(
    { name: 'account, delete', ...open({ section: 'email', does: 'remove', id: 'new' }) },
    'long text',
  ),
  { name: 'account, end, question', ...open({ section: 'delete', does: 'remove' }) },
  {
    name: 'account, end, question, right to left',
    ...open({ section: 'delete', does: 'remove' }),
    texts: 'mirrored',
    dark: true,
  },
  ...varied(
    { name: 'account, change password', ...open({ section: 'password', does: 'edit' }) },
    'dark',
    'long text',
  ),
  { name: 'account, set password', ...open({ section: 'password', does: 'edit' }), user: newcomer },
  { name: 'account, disconnect', ...open({ section: 'providers', does: 'remove', id: 'google' }) },
  ...varied({ name: 'account, sessions', sections: ['sessions'] }, 'dark', 'right to left', 'long text'),
  { name: 'account, sessions, slow', sections: ['sessions'], answer: 'slow' },
  { name: 'account, sessions, empty', sections: ['sessions'], answer: 'empty' },
  { name: 'account, sessions, failed', sections: ['sessions'], answer: 'failed' },
  ...varied({ name: 'list', sections: passkeys }, 'dark', 'right to left', 'long text'),
  { name: 'list, empty', sections: passkeys, user: newcomer },
  { name: 'list, rename', ...open({ section: 'passkeys', does: 'rename', id: 'laptop' }) },
  ...varied(
    { name: 'list, delete', ...open({ section: 'passkeys', does: 'remove', id: 'laptop' }) },
    'long text',
  ),
  { name: 'list, checking', phase: 'checking' },
  { name: 'list, unreachable', phase: 'unreachable' },
  { name: 'list, signed out', phase: 'signed-out' },
  { name: 'account, no app', ...secondFactor },
  ...varied({ name: 'account, app', ...secondFactor, user: withApp }, 'dark', 'right to left', 'long text'),
  {
    name: 'account, app, remove',
    ...open({ section: 'second-factor', does: 'remove', id: 'app' }),
    user: withApp,
  },
  ...varied(
    { name: 'account, app, key', ...secondFactor, step: { is: 'key', registration } },
    'dark',
    'long text',
  ),
  { name: 'account, app, code', ...secondFactor, step: { is: 'code', registration } },
  ...varied(
    {
      name: 'account, app, recovery codes',
      ...secondFactor,
      step: { is: 'recoveryCodes', codes: registration.recoveryCodes, isNew: true },
    },
    'dark',
  ),
  {
    name: 'account, app, few recovery codes',
    ...secondFactor,
    step: { is: 'recoveryCodes', codes: registration.recoveryCodes.slice(0, 2), isNew: false },
  },
  {
    name: 'account, app, no recovery codes',
    ...secondFactor,
    step: { is: 'recoveryCodes', codes: [], isNew: false },
  },
];

/** Nothing is asked of it. */
const provider = { passwords: { policy: () => undefined } } as unknown as AccountProvider;

const never = (): Promise<never> => new Promise(() => undefined);

/** What the page's server answers about sessions. */
const ANSWERS: Readonly<Record<'list' | 'slow' | 'empty' | 'failed', () => Promise<readonly unknown[]>>> = {
  list: async () => [deviceList],
  slow: never,
  empty: async () => [[]],
  failed: () => Promise.reject({}),
};

function hostOf(
  scene: VisitorScene,
  screen: VisitorHost['screen'],
  sessions: Promise<readonly unknown[]>,
): VisitorHost {
  return {
    look: () => scene,
    refresh: never,
    signOut: never,
    screen,
    provider: never,
    loadApp: never,
    requestDeletion: () => undefined,
    requestSessions: () => sessions,
    reportLoss: () => undefined,
    succeeded: () => undefined,
    failed: () => undefined,
    notLoaded: () => undefined,
    complain: () => undefined,
  };
}

export async function drawAccount(root: ShadowRoot, shown: AccountCase, look: Look): Promise<void> {
  const { phase, texts, dark = false, sections, user = ada, opened, step } = shown;
  // A page in a language that the widget lacks has texts of its own.
  const strings = texts === 'long' ? lengthen(everyText) : texts === 'mirrored' ? { common: {} } : {};
  const colorScheme = dark ? 'dark' : 'auto';
  const container = document.createElement('div');
  root.append(container);
  if (phase) {
    const spoken = accountTexts(ENGLISH, strings);
    const { heading, signedOut } = spoken.passkeyList;
    const direction = texts === 'mirrored' ? 'rtl' : 'ltr';
    adoptRules(root, visitorRules);
    render(container, 'panel', { language: 'en', direction, theme: undefined, colorScheme, look }, [
      [
        'section',
        { part: 'container' },
        ['h2', { part: 'header' }, heading],
        ...phaseTrees(phase, { ...spoken, signedOut }, '/login'),
      ],
    ]);
    return;
  }
  const session = { authentication_factors: [] };
  const scene: VisitorScene = {
    state: { status: 'signed-in', stale: false, session, user } as unknown as SessionState,
    catalogue: ENGLISH,
    locale: texts === 'mirrored' ? 'ar' : 'en',
    domain,
    signInUrl: '/login',
    theme: { look },
    strings,
    config: { oauthOptions: { providers: [{ type: 'google' }, { type: 'linkedin' }] } },
    colorScheme,
    look,
    sections,
    hearsLoss: true,
  };
  if (step) await fetchSteps(scene.locale);
  adoptStyles(root);
  createRoot(container).render(
    <App
      host={hostOf(
        scene,
        sections === passkeys || opened?.section === 'passkeys' ? 'Passkeys' : 'Account',
        ANSWERS[shown.answer ?? 'list'](),
      )}
      provider={provider}
      scene={scene}
      user={user}
      first={{ task: opened, step }}
    />,
  );
}
