/** What the gallery shows of `<auth-account>`. */
import { ENGLISH } from '../../src/kit/i18n/languages.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import { adoptPasswordRules } from '../../src/plain/account/password/sheet.ts';
import { passwordTexts } from '../../src/plain/account/password/texts.ts';
import { type PasswordModel, passwordTree } from '../../src/plain/account/password/tree.ts';
import { titleOf } from '../../src/plain/account/providers/title-of.ts';
import type { AccountModel, AccountState } from '../../src/plain/account/state.ts';
import { accountTexts } from '../../src/plain/account/texts.ts';
import { accountTrees } from '../../src/plain/account/tree.ts';
import { panelRules } from '../../src/plain/panel-styles.ts';
import { judgePassword } from '../../src/provider/password-judgement.ts';
import type { Bootstrap, PasswordStrength } from '../../src/provider/port.ts';
import type { AccountSection } from '../../src/settings/account-sections.ts';
import type { User } from '../../src/settings/session-data.ts';
import { type Variants, varied } from './cases.ts';
import { drawPanel, type ProofCase, proofOf, textsOf } from './panel.ts';

export interface AccountCase extends Variants, Partial<Omit<AccountState, 'proof'>> {
  readonly name: string;
  readonly sections?: AccountModel['sections'];
  readonly user?: User;
  readonly proof?: ProofCase;
  /** The form for a new password is open. */
  readonly password?: PasswordCase;
}

type PasswordCase = Partial<Omit<PasswordModel, 'texts' | 'judgement'>> & {
  readonly verdict?: Partial<PasswordStrength>;
  readonly bootstrap?: Pick<Bootstrap, 'passwordConfig'>;
};

const unverified = {
  email_id: 'new',
  email: 'augusta.ada.king.countess.of.lovelace@example.com',
  verified: false,
};
const ada = {
  name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  emails: [{ email_id: 'first', email: 'ada@example.com', verified: true }, unverified],
  phone_numbers: [{ phone_id: 'phone', phone_number: '+12025550162', verified: true }],
  providers: [],
  password: null,
} as unknown as User;
const newcomer = {
  ...ada,
  name: { first_name: '', middle_name: '', last_name: '' },
  emails: ada.emails.slice(0, 1),
  phone_numbers: [],
};

const naming = { sections: ['name'], task: { section: 'name', does: 'edit' } } as const;
const adding = { sections: ['email'], task: { section: 'email', does: 'edit' } } as const;
const adds = { sections: ['phone'], task: { section: 'phone', does: 'edit' } } as const;
const deleting = { sections: ['email'], task: { section: 'email', does: 'remove', id: 'new' } } as const;
const leaving = { sections: ['delete'], task: { section: 'delete', does: 'remove' } } as const;
const ending = { sections: ['delete'], task: { section: 'delete', does: 'verify' } } as const;
const connected = {
  ...ada,
  providers: [
    { oauth_user_registration_id: 'google', provider_type: 'Google' },
    { oauth_user_registration_id: 'github', provider_type: 'Github' },
  ],
} as unknown as User;
const connecting = {
  sections: ['providers'],
  task: { section: 'providers', does: 'connect', type: 'google' },
} as const;
const disconnecting = { section: 'providers', does: 'remove', id: 'google' } as const;
const entering = {
  heading: 'Verify ada@example.org',
  code: { by: 'email', to: 'ada@example.org' },
  canResend: true,
} as const;
const passkey = { by: 'passkey' } as const;
const taken = 'This cannot be used, because it is in use already.';
const refused = 'The account was not connected.';
const failed = (section: AccountSection, text: string): AccountState['notice'] => ({
  section,
  text,
  isError: true,
});
const wrong = { text: 'Invalid passcode, please try again.', isError: true };
const owner = { ...ada, password: { password_id: 'password', requires_reset: false } };
const short = {
  verdict: { policy: 'luds', missingCharacters: 5 },
  bootstrap: { passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 } },
} as const;
const breached = { asksForOld: false, isBreached: true, verdict: { breached: true } } as const;
const notCurrent = {
  wrong: 'current-password',
  notice: { text: 'This is not your current password.', isError: true },
} as const;
const strong = { valid: true, score: 4 } as const;
const guessable = { warning: 'This is a top-10 common password' };
const securing = { sections: ['password'], user: owner } as const;

export const accounts: readonly AccountCase[] = [
  ...varied({ name: 'account' }, 'dark', 'right to left', 'long text'),
  { name: 'account, last way in', user: newcomer },
  { name: 'account, edit name', ...naming },
  { name: 'account, edit name, busy', ...naming, isBusy: true },
  { name: 'account, add address', ...adding },
  { name: 'account, add address, taken', ...adding, notice: failed('email', taken) },
  { name: 'account, add number', ...adds },
  { name: 'account, verify', ...adding, proof: entering },
  { name: 'account, verify, error', ...adding, proof: { ...entering, notice: wrong }, dark: true },
  { name: 'account, verify, long text', ...adding, proof: entering, texts: 'long' },
  ...varied({ name: 'account, delete', ...deleting }, 'long text'),
  { name: 'account, end', sections: ['delete'] },
  { name: 'account, end, question', ...leaving },
  { name: 'account, end, question, right to left', ...leaving, texts: 'mirrored', dark: true },
  { name: 'account, end, refused', ...leaving, notice: failed('delete', 'Cancel your plan first.') },
  {
    name: 'account, end, proof',
    ...ending,
    proof: { ways: [passkey, { by: 'email', to: 'ada@example.com' }] },
  },
  { name: 'account, password', ...securing },
  { name: 'account, no password', sections: ['password'] },
  { name: 'account, change password', ...securing, password: { verdict: strong } },
  { name: 'account, change password, weak', ...securing, password: { verdict: guessable }, dark: true },
  { name: 'account, change password, wrong', ...securing, password: { verdict: strong, ...notCurrent } },
  { name: 'account, change password, requirements', ...securing, password: short, texts: 'mirrored' },
  { name: 'account, set password, breached', sections: ['password'], password: breached },
  {
    name: 'account, change password, long text',
    ...securing,
    password: { verdict: guessable, ...notCurrent },
    texts: 'long',
  },
  ...varied({ name: 'account, connected', sections: ['providers'], user: connected }, 'long text'),
  { name: 'account, connected, refused', ...connecting, notice: failed('providers', refused), dark: true },
  { name: 'account, connect, busy', ...connecting, isBusy: true, texts: 'mirrored' },
  { name: 'account, connect, proof', ...connecting, proof: { ways: [passkey] } },
  { name: 'account, disconnect', ...connecting, user: connected, task: disconnecting },
];

const UNJUDGED: PasswordStrength = {
  valid: false,
  breached: false,
  policy: 'zxcvbn',
  score: 0,
  warning: '',
  missingCharacters: 0,
  missingComplexity: 0,
};

const passwordTask = (
  shown: AccountCase,
  { verdict, bootstrap, ...model }: PasswordCase,
): AccountState['task'] => {
  const texts = passwordTexts(ENGLISH, textsOf(shown));
  const tree = passwordTree({
    texts,
    email: 'ada@example.com',
    asksForOld: true,
    isShown: false,
    isBusy: false,
    isChecking: false,
    isBreached: false,
    wrong: undefined,
    notice: undefined,
    judgement: judgePassword(verdict && { ...UNJUDGED, ...verdict }, bootstrap, texts, 'en'),
    ...model,
  });
  return { section: 'password', does: 'edit', form: { tree, handle: () => false } };
};

export function drawAccount(root: ShadowRoot, shown: AccountCase, look: Look): void {
  const {
    user = ada,
    sections = ['name', 'email', 'phone'],
    isBusy = false,
    notice,
    proof,
    password,
    done,
  } = shown;
  const task = password ? passwordTask(shown, password) : shown.task;
  const model: AccountModel = {
    texts: accountTexts(ENGLISH, textsOf(shown)),
    user,
    sections,
    providers: { offered: ['google', 'github', 'linkedin'], titleOf, failure: undefined },
    task,
    isBusy,
    notice,
    proof: proof && proofOf(shown, proof),
    done,
  };
  drawPanel(root, shown, look, panelRules, accountTrees(model));
  if (password) adoptPasswordRules(root);
}
