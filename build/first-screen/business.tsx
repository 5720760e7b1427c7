/** Renders the parts of the first screen of `<auth-b2b-widget>`. */

import {
  type Draft as BusinessDraft,
  type StateOf as BusinessStateOf,
  EMPTY_DRAFT as EMPTY_BUSINESS_DRAFT,
} from '../../src/business/flow/screens.ts';
import type {
  AddressUse,
  FirstScreenData as BusinessFirstScreenData,
} from '../../src/business/methods/first-screen-data.ts';
import { BUSINESS_PROVIDERS } from '../../src/business/methods/oauth/actions.ts';
import { FindOrganization } from '../../src/business/methods/organizations/find-organization.tsx';
import { EmailIdentifier } from '../../src/business/shared/email-identifier.tsx';
import { ThirdPartyButtons } from '../../src/business/shared/third-party-buttons.tsx';
import type { BusinessStrings } from '../../src/kit/i18n/catalogue.ts';
import { enBusiness } from '../../src/kit/i18n/english-business.ts';
import type { Branch, Tree } from '../../src/kit/lib/draw.ts';
import { resolveBusinessConfig } from '../../src/settings/business/resolve.ts';
import type { B2bProduct } from '../../src/settings/business/types.ts';
import { slotsOf, treeOf } from './blocks.tsx';
import { renderFrame } from './frame.tsx';
import { textsIn } from './texts.ts';
import { cutOut, findAll } from './trees.ts';

const BUSINESS_SLOTS: BusinessStrings = slotsOf(enBusiness);

const props = (draft: BusinessDraft) => ({
  state: { screen: 'Main', draft, visit: { to: 'discover' } } satisfies BusinessStateOf<'Main'>,
  send: () => undefined,
  config: resolveBusinessConfig({}, document.baseURI),
  bootstrap: undefined,
  strings: BUSINESS_SLOTS,
});

const PRODUCTS_FOR: Readonly<Record<AddressUse, readonly B2bProduct[]>> = {
  email: ['emailMagicLinks'],
  password: ['passwords'],
  both: ['emailMagicLinks', 'passwords'],
};

function renderAddress(draft: BusinessDraft): Record<AddressUse, Tree> {
  const addressFor = (use: AddressUse): Tree =>
    treeOf(<EmailIdentifier {...props(draft)} products={PRODUCTS_FOR[use]} />, BUSINESS_SLOTS);
  return { email: addressFor('email'), password: addressFor('password'), both: addressFor('both') };
}

function renderButtons(): Pick<BusinessFirstScreenData, 'buttons' | 'oauth' | 'provider' | 'sso'> {
  const all = treeOf(
    <ThirdPartyButtons
      {...props(EMPTY_BUSINESS_DRAFT)}
      products={['oauth', 'sso']}
      providers={[{ type: 'google' }]}
      connections={[]}
    />,
    BUSINESS_SLOTS,
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

export function renderBusinessFirstScreen(): BusinessFirstScreenData {
  const trees = {
    ...renderFrame(),
    ...renderButtons(),
    address: renderAddress(EMPTY_BUSINESS_DRAFT),
    refusedAddress: renderAddress({ ...EMPTY_BUSINESS_DRAFT, refused: true }),
    looking: treeOf(<FindOrganization />, BUSINESS_SLOTS),
  };
  return {
    ...trees,
    ...textsIn(trees, enBusiness, ['main.headingOf']),
    titles: Object.fromEntries(Object.entries(BUSINESS_PROVIDERS).map(([type, { title }]) => [type, title])),
  };
}
