/** Renders the screens that follow the first one. */
import { EMPTY_DRAFT as EMPTY_BUSINESS_DRAFT } from '../../src/business/flow/screens.ts';
import { SCREENS as BUSINESS_SCREENS } from '../../src/business/methods/manifests.ts';
import { EMPTY_DRAFT } from '../../src/consumer/flow/screens.ts';
import { SCREENS } from '../../src/consumer/methods/manifests.ts';
import type { Strings } from '../../src/kit/i18n/catalogue.ts';
import { enBusiness } from '../../src/kit/i18n/english-business.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { thisMoment } from '../../src/kit/lib/countdown.ts';
import type { Branch } from '../../src/kit/lib/tree.ts';
import { addedRules } from '../../src/kit/theme/sheets.ts';
import { Emphasis } from '../../src/kit/ui/text.tsx';
import { resolveBusinessConfig } from '../../src/settings/business/resolve.ts';
import { resolveConfig } from '../../src/settings/resolve.ts';
import { fetchPart } from '../../src/shell/chunks/fetch-part.ts';
import type { NextScreenData } from '../../src/shell/start/next-screen-data.ts';
import { MailboxButtons } from '../../src/shell/views/mailbox-buttons.tsx';
import { type MailboxId, mailboxesFor } from '../../src/shell/views/mailboxes.ts';
import { SLOTS, treeOf } from './blocks.tsx';
import { BUSINESS_SLOTS } from './business.tsx';
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
  const tree = treeOf(<MailboxButtons email={email} sender={undefined} />);
  return [...(own ? [own] : []), ...others].reduce<Branch>(
    (marked, { id, href }) => replaceAttribute(marked, 'href', href, slot(id)),
    tree,
  );
}

/** Takes out what says whom something was sent to, and the ways back, which not every screen has. */
function takeApart(tree: Branch): Pick<NextScreenData, 'back' | 'change'> & { readonly screen: Branch } {
  const marked = replaceAttribute(
    replaceAttribute(tree, 'data-text', ADDRESSES.unknown, slot('account')),
    'data-text',
    'Z',
    slot('letter'),
  );
  const [back] = findAll(marked, 'part', 'back');
  if (!back) throw new Error('the way back is missing');
  const withoutBack = cutOut(marked, [back], 'back');
  const [change] = findAll(withoutBack, 'title', slot('changeLabel'));
  if (!change) throw new Error('the way to another account is missing');
  return { back, change, screen: cutOut(withoutBack, [change], 'change') };
}

interface RenderedNext {
  readonly data: NextScreenData;
  /** CSS rules that the first screen has no use for. */
  readonly rules: readonly string[];
}

/** What both screens of a flow are given. */
const sharedProps = <Texts extends Strings>(strings: Texts) => ({
  send: () => undefined,
  bootstrap: undefined,
  strings: {
    ...strings,
    common: { ...strings.common, availableIn: { other: slot('wait') } },
    password: { ...strings.password, changeEmail: slot('changeLabel') },
  },
  entered: { status: 'waiting', failure: undefined, start: () => undefined } as const,
});

const email = ADDRESSES.unknown;

/**
 * To be rendered after the first screen, whose rules it leaves out.
 * @param link renders the screen after a link was sent
 * @param code renders the screen after a code was sent
 * @param english the texts of the flow
 */
function renderNext(link: () => Branch, code: () => Branch, english: Strings): RenderedNext {
  const known = addedRules();
  const mailboxes = Object.entries(ADDRESSES).map(([id, address]) => [id, renderMailboxes(address)]);
  const { screen: linkScreen, ...ways } = takeApart(link());
  const buttons = treeOf(<MailboxButtons email={email} sender={undefined} />);
  const { screen: codeScreen } = takeApart(code());
  const boxes = findAll(codeScreen, 'part', 'passcode-box');
  const [boxWithCaret, box] = boxes;
  if (!boxWithCaret || !box) throw new Error('a box is missing');
  const trees: Omit<NextScreenData, 'texts' | 'availableIn'> = {
    ...ways,
    emailSent: cutOut(linkScreen, [findEqual(linkScreen, buttons)], 'mailboxes'),
    passcode: cutOut(codeScreen, boxes, 'boxes'),
    box: [...box, slot('digit')],
    boxWithCaret: [...boxWithCaret, slot('digit')],
    mailboxes: Object.fromEntries(mailboxes) as NextScreenData['mailboxes'],
    emphasis: treeOf(<Emphasis>{slot('account')}</Emphasis>),
    emphasizedNumber: treeOf(<Emphasis isWhole>{slot('account')}</Emphasis>),
  };
  return {
    data: {
      ...trees,
      texts: textsIn(trees, english, ['password.changeEmail', 'phone.change']),
      availableIn: english.common.availableIn,
    },
    rules: addedRules().slice(known.length),
  };
}

export async function renderNextScreen(): Promise<RenderedNext> {
  const Link = (await fetchPart(SCREENS.EmailConfirmation)).screens.EmailConfirmation.View;
  const Code = (await fetchPart(SCREENS.OTPAuthenticate)).screens.OTPAuthenticate.View;
  const props = {
    ...sharedProps(SLOTS),
    config: resolveConfig({ products: ['emailMagicLinks'] }, document.baseURI),
  };
  const sent = { sentAt: thisMoment(), mayCreatePassword: false, draft: EMPTY_DRAFT } as const;
  const code = {
    screen: 'OTPAuthenticate',
    type: 'email',
    methodId: '',
    destination: email,
    expirationMinutes: 1,
    ...sent,
  } as const;
  return renderNext(
    () => treeOf(<Link {...props} state={{ screen: 'EmailConfirmation', email, ...sent }} />, props.strings),
    () => treeOf(<Code {...props} state={code} />, props.strings),
    en,
  );
}

export async function renderBusinessNextScreen(): Promise<RenderedNext> {
  const Link = (await fetchPart(BUSINESS_SCREENS.EmailConfirmation)).screens.EmailConfirmation.View;
  const Code = (await fetchPart(BUSINESS_SCREENS.EmailOtpEntry)).screens.EmailOtpEntry.View;
  const props = { ...sharedProps(BUSINESS_SLOTS), config: resolveBusinessConfig({}, document.baseURI) };
  const sent = {
    email,
    sentAt: thisMoment(),
    draft: EMPTY_BUSINESS_DRAFT,
    visit: { to: 'discover' },
  } as const;
  return renderNext(
    () => treeOf(<Link {...props} state={{ screen: 'EmailConfirmation', ...sent }} />, props.strings),
    () => treeOf(<Code {...props} state={{ screen: 'EmailOtpEntry', ...sent }} />, props.strings),
    enBusiness,
  );
}
