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
import { cutOut, findEqual, replaceAttribute, slot } from './trees.ts';

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

async function renderEmailSent(): Promise<Tree> {
  const { View } = (await fetchPart(SCREENS.EmailConfirmation)).screens.EmailConfirmation;
  const email = ADDRESSES.unknown;
  const tree = treeOf(
    <View
      state={{
        screen: 'EmailConfirmation',
        email,
        sentAt: thisMoment(),
        mayCreatePassword: false,
        draft: EMPTY_DRAFT,
      }}
      send={() => undefined}
      config={resolveConfig({ products: ['emailMagicLinks'] }, document.baseURI)}
      bootstrap={undefined}
      strings={{ ...SLOTS, common: { ...SLOTS.common, availableIn: { other: slot('wait') } } }}
      locale="en"
      entered={{ status: 'waiting', failure: undefined, start: () => undefined }}
    />,
  );
  const buttons = treeOf(<MailboxButtons email={email} sender={undefined} strings={SLOTS} />);
  const withoutMailboxes = cutOut(tree, [findEqual(tree, buttons)], 'mailboxes');
  return replaceAttribute(
    replaceAttribute(withoutMailboxes, 'data-text', email, slot('email')),
    'data-text',
    'Z',
    slot('letter'),
  );
}

/** To be rendered after the first screen, whose rules it leaves out. */
export async function renderNextScreen(): Promise<NextScreenData> {
  const known = addedRules();
  const mailboxes = Object.entries(ADDRESSES).map(([id, email]) => [id, renderMailboxes(email)]);
  const trees = {
    emailSent: await renderEmailSent(),
    mailboxes: Object.fromEntries(mailboxes) as NextScreenData['mailboxes'],
    emphasis: treeOf(<Emphasis>{slot('email')}</Emphasis>),
  };
  return {
    ...trees,
    texts: textsIn(trees, en),
    availableIn: en.common.availableIn,
    rules: addedRules().slice(known.length),
  };
}
