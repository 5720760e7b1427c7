/** Composes the first screen of `<auth-b2b-widget>` from its rendered parts. Pure. */

import type { Tree } from '../../kit/lib/draw.ts';
import { type ResolvedBusinessConfig, resolveBusinessConfig } from '../../settings/business/resolve.ts';
import type { BusinessSettings } from '../../settings/business/settings.ts';
import { B2B_OAUTH_PROVIDERS, B2B_PRODUCTS, type B2bConfig } from '../../settings/business/types.ts';
import { fill, slotsOf } from '../../shell/first-screen/fill.ts';
import {
  ANY_PAGE,
  type ComposeFor,
  composeFrame,
  composerOf,
  type FirstScreenFrame,
  labelled,
} from '../../shell/first-screen/frame.ts';
import type { FirstScreenInput } from '../../shell/first-screen/typed.ts';
import { visitOf } from '../flow/first-screen.ts';
import { type Offered, offered } from '../flow/offered.ts';
import type { AddressUse, FirstScreenData } from './first-screen-data.ts';

/** The form's purpose; undefined if there is none. */
function addressUse(products: ResolvedBusinessConfig['products']): AddressUse | undefined {
  const byEmail = products.includes('emailMagicLinks') || products.includes('emailOtp');
  if (!products.includes('passwords')) return byEmail ? 'email' : undefined;
  return byEmail ? 'both' : 'password';
}

/** The ways to sign in for a visitor who chooses an organization later. */
function composeMain(
  data: FirstScreenData,
  frame: FirstScreenFrame,
  { products, providers }: Offered,
  { refused }: FirstScreenInput,
): Tree {
  const { textOf } = frame.texts;
  const providerButtons = providers.flatMap(({ type }) =>
    labelled(data.provider, textOf, 'oauth.continueWith', { provider: data.titles[type] ?? '' }),
  );
  const slots = slotsOf({ id: frame.id, providers: providerButtons }, textOf);
  const buttons = products.flatMap((product) =>
    product === 'oauth' || product === 'sso' ? fill(data[product], slots) : [],
  );
  const use = addressUse(products);
  const content = [
    ...fill(frame.theme.hideHeaderText ? data.hiddenHeading : data.heading, slots),
    ...(buttons.length > 0 ? fill(data.buttons, slotsOf({ buttons }, slots)) : []),
    ...(buttons.length > 0 && use ? fill(data.divider, slots) : []),
    ...(use ? fill((refused ? data.refusedAddress : data.address)[use], slots) : []),
  ];
  return composeFrame(data, frame, fill(data.stack, slotsOf({ content })));
}

function readConfig(config: B2bConfig): ResolvedBusinessConfig | undefined {
  const resolved = resolveBusinessConfig(config, ANY_PAGE);
  const { products, oauth } = resolved;
  const isDrawable =
    products.length > 0 &&
    products.every((product) => B2B_PRODUCTS.includes(product)) &&
    oauth.providers.every(({ type }) => B2B_OAUTH_PROVIDERS.includes(type));
  return isDrawable ? resolved : undefined;
}

export const composeFor: ComposeFor<BusinessSettings, FirstScreenData> = composerOf(
  readConfig,
  (data, frame, config) => {
    if (frame.screen !== 'Main') return undefined;
    const visit = visitOf(config.authFlowType, config.organizationSlug);
    if (visit.to === 'find') {
      // The organization is being looked up.
      const looking = fill(data.looking, slotsOf({ id: frame.id }, frame.texts.textOf));
      return () => composeFrame(data, frame, looking);
    }
    const ways = offered(config, visit);
    return (variant) => composeMain(data, frame, ways, variant);
  },
);
