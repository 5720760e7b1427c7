/** Renders the screens that follow the first one. */
import type { NextScreenData } from '../../src/consumer/early/next-screen-data.ts';
import { EMPTY_DRAFT } from '../../src/consumer/flow/screens.ts';
import { SCREENS } from '../../src/consumer/methods/manifests.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { thisMoment } from '../../src/kit/lib/countdown.ts';
import type { Branch, Tree } from '../../src/kit/lib/tree.ts';
import { addedRules } from '../../src/kit/theme/sheets.ts';
import { Emphasis } from '../../src/kit/ui/text.tsx';
import { resolveConfig } from '../../src/settings/resolve.ts';
import { fetchPart } from '../../src/shell/chunks/fetch-part.ts';
import { MailboxButtons } from '../../src/shell/views/mailbox-buttons.tsx';
import { type MailboxId, mailboxesFor } from '../../src/shell/views/mailboxes.ts';
import { SLOTS, treeOf } from './blocks.tsx';
import { textsIn } from './texts.ts';
import { cutOut, findAll, findEqual, replaceAttribute, slot } from './trees.ts';

/** An address of each mailbox. No text starts with its letter. */
const ADDRESSES: Readonly<Record<MailboxId | 'unknown', string>> = {
  gmail: 'Z@gmail.com',
  yahoo: 'Z@yahoo.com',
  outlook: 'Z@outlook.com',
  unknown: 'Z@unknown.invalid',
};

function renderMailboxes(email: string): Branch {
  const { own, others } = mailboxesFor(email, undefined);
  const tree = treeOf(<MailboxButtons email={email} sender={undefined} strings={SLOTS} />);
  return [...(own ? [own] : []), ...others].reduce<Branch>(
    (marked, { id, href }) => replaceAttribute(marked, 'href', href, slot(id)) as Branch,
    tree,
  );
}

/** Takes out what says whom something was sent to, and the ways back, which not every screen has. */
function takeApart(tree: Tree): Pick<NextScreenData, 'back' | 'change'> & { readonly screen: Branch } {
  const marked = replaceAttribute(
    replaceAttribute(tree, 'data-text', ADDRESSES.unknown, slot('account')),
    'data-text',
    'Z',
    slot('letter'),
  ) as Branch;
  const [back] = findAll(marked, 'part', 'back');
  if (!back) throw new Error('the way back is missing');
  const withoutBack = cutOut(marked, [back], 'back');
  const [change] = findAll(withoutBack, 'title', slot('changeLabel'));
  if (!change) throw new Error('the way to another account is missing');
  return { back, change, screen: cutOut(withoutBack, [change], 'change') };
}

async function renderScreens(): Promise<
  Pick<NextScreenData, 'emailSent' | 'passcode' | 'box' | 'boxWithCaret' | 'back' | 'change'>
> {
  const Link = (await fetchPart(SCREENS.EmailConfirmation)).screens.EmailConfirmation.View;
  const Code = (await fetchPart(SCREENS.OTPAuthenticate)).screens.OTPAuthenticate.View;
  const email = ADDRESSES.unknown;
  const sent = { sentAt: thisMoment(), mayCreatePassword: false, draft: EMPTY_DRAFT } as const;
  const common = {
    send: () => undefined,
    config: resolveConfig({ products: ['emailMagicLinks'] }, document.baseURI),
    bootstrap: undefined,
    strings: {
      ...SLOTS,
      common: { ...SLOTS.common, availableIn: { other: slot('wait') } },
      password: { ...SLOTS.password, changeEmail: slot('changeLabel') },
    },
    locale: 'en',
    entered: { status: 'waiting', failure: undefined, start: () => undefined },
  } as const;
  const link = treeOf(<Link {...common} state={{ screen: 'EmailConfirmation', email, ...sent }} />);
  const { screen: linkScreen, ...ways } = takeApart(link);
  const buttons = treeOf(<MailboxButtons email={email} sender={undefined} strings={SLOTS} />);
  const code = {
    screen: 'OTPAuthenticate',
    type: 'email',
    methodId: '',
    destination: email,
    expirationMinutes: 1,
    ...sent,
  } as const;
  const { screen: codeScreen } = takeApart(treeOf(<Code {...common} state={code} />));
  const boxes = findAll(codeScreen, 'part', 'passcode-box');
  const [boxWithCaret, box] = boxes;
  if (!boxWithCaret || !box) throw new Error('a box is missing');
  return {
    ...ways,
    emailSent: cutOut(linkScreen, [findEqual(linkScreen, buttons)], 'mailboxes'),
    passcode: cutOut(codeScreen, boxes, 'boxes'),
    box: [...box, slot('digit')],
    boxWithCaret: [...boxWithCaret, slot('digit')],
  };
}

/** To be rendered after the first screen, whose rules it leaves out. */
export async function renderNextScreen(): Promise<NextScreenData> {
  const known = addedRules();
  const mailboxes = Object.entries(ADDRESSES).map(([id, email]) => [id, renderMailboxes(email)]);
  const trees = {
    ...(await renderScreens()),
    mailboxes: Object.fromEntries(mailboxes) as NextScreenData['mailboxes'],
    emphasis: treeOf(<Emphasis>{slot('account')}</Emphasis>),
    emphasizedNumber: treeOf(<Emphasis isWhole>{slot('account')}</Emphasis>),
  };
  return {
    ...trees,
    texts: textsIn(trees, en, ['password.changeEmail', 'phone.change']),
    availableIn: en.common.availableIn,
    rules: addedRules().slice(known.length),
  };
}
