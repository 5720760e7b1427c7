/** Renders the parts of the first screen of `<auth-b2b-widget>`. */

import { type B2bDraft, type B2bStateOf, EMPTY_B2B_DRAFT } from '../../src/business/flow/screens.ts';
import { EmailIdentifier } from '../../src/business/main/email-identifier.tsx';
import { FindOrganization } from '../../src/business/main/find-organization.tsx';
import { ThirdPartyButtons } from '../../src/business/main/third-party-buttons.tsx';
import type { AddressUse, B2bFirstScreenData } from '../../src/business/methods/first-screen-data.ts';
import { B2B_PROVIDERS } from '../../src/business/methods/oauth/providers.ts';
import type { B2bStrings } from '../../src/kit/i18n/catalogue.ts';
import { enB2b } from '../../src/kit/i18n/english-business.ts';
import type { Branch, Tree } from '../../src/kit/lib/tree.ts';
import { resolveB2bConfig } from '../../src/settings/business/resolve.ts';
import type { B2bProduct } from '../../src/settings/business/types.ts';
import { slotsOf, treeOf } from './blocks.tsx';
import { renderFrame } from './frame.tsx';
import { textsIn } from './texts.ts';
import { cutOut, findAll } from './trees.ts';

const SLOTS: B2bStrings = slotsOf(enB2b);

const props = (draft: B2bDraft) => ({
  state: { screen: 'Main', draft, visit: { to: 'discover' } } satisfies B2bStateOf<'Main'>,
  send: () => undefined,
  config: resolveB2bConfig({}, document.baseURI),
  bootstrap: undefined,
  strings: SLOTS,
  locale: 'en',
});

const PRODUCTS_FOR: Readonly<Record<AddressUse, readonly B2bProduct[]>> = {
  email: ['emailMagicLinks'],
  password: ['passwords'],
  both: ['emailMagicLinks', 'passwords'],
};

function renderAddress(draft: B2bDraft): Record<AddressUse, Tree> {
  const addressFor = (use: AddressUse): Tree =>
    treeOf(<EmailIdentifier {...props(draft)} products={PRODUCTS_FOR[use]} />);
  return { email: addressFor('email'), password: addressFor('password'), both: addressFor('both') };
}

function renderButtons(): Pick<B2bFirstScreenData, 'buttons' | 'oauth' | 'provider' | 'sso'> {
  const all = treeOf(
    <ThirdPartyButtons
      {...props(EMPTY_B2B_DRAFT)}
      products={['oauth', 'sso']}
      providers={[{ type: 'google' }]}
      connections={[]}
    />,
  );
  const [, , oauth, sso] = all;
  const [provider] = findAll(all, 'part', 'button button-secondary button-oauth');
  if (!oauth || typeof oauth === 'string' || !sso || !provider)
    throw new Error('a group of buttons is missing');
  return {
    buttons: cutOut(all, [oauth, sso], 'buttons'),
    oauth: cutOut(oauth as Branch, [provider], 'providers'),
    provider,
    sso,
  };
}

export function renderB2bFirstScreen(): B2bFirstScreenData {
  const trees = {
    ...renderFrame(),
    ...renderButtons(),
    address: renderAddress(EMPTY_B2B_DRAFT),
    refusedAddress: renderAddress({ ...EMPTY_B2B_DRAFT, refused: true }),
    looking: treeOf(<FindOrganization strings={SLOTS} />),
  };
  return {
    ...trees,
    texts: textsIn(trees, enB2b),
    titles: Object.fromEntries(Object.entries(B2B_PROVIDERS).map(([type, { title }]) => [type, title])),
  };
}
