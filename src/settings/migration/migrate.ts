/** Settings of Stytch's own element as ours, and what of them has no counterpart. Pure. A chunk of its own: see official.ts. */

import { merge } from '../../kit/lib/objects.ts';
import { isRecord } from '../../kit/lib/records.ts';
import { pageTheme } from './page-theme.ts';
import { type Migrate, type Remark, sentenceOf } from './remark.ts';
import { migrateTexts } from './texts.ts';
import { migrateTheme } from './theme.ts';

type Tree = Readonly<Record<string, unknown>>;

const REGISTRATION = 'passkeyRegistration';

/** Where One Tap is shown, where the names differ. */
const POSITIONS: Readonly<Record<string, string>> = {
  floatingOrEmbedded: 'embedded',
  forceLegacyEmbedded: 'embedded',
};

function migrateProvider(provider: unknown): unknown {
  if (!isRecord(provider) || provider['one_tap'] !== true) return provider;
  const { position = 'floating' } = provider;
  return { ...provider, position: POSITIONS[String(position)] ?? position };
}

/** `Products.otp` is an object with the name as its `id`. */
const nameOf = (product: unknown): unknown =>
  isRecord(product) && typeof product['id'] === 'string' ? product['id'] : product;

/** @param isBusiness whether it is that of the B2B element, which has no One Tap here */
function migrateConfig(
  config: Tree,
  isBusiness: boolean,
): {
  readonly config: Tree;
  readonly remarks: readonly Remark[];
} {
  const { products, oauthOptions, passkeyOptions } = config;
  const names = Array.isArray(products) ? products.map(nameOf) : undefined;
  const hasPasskeys = names?.includes('passkeys') ?? false;
  const registers = names?.includes(REGISTRATION) ?? false;
  const providers = isRecord(oauthOptions) ? oauthOptions['providers'] : undefined;
  const instead = 'use the product passkeys, which offers a passkey after another sign-in';
  return {
    config: {
      ...config,
      ...(names && { products: names.filter((name) => name !== REGISTRATION) }),
      ...(Array.isArray(providers) &&
        !isBusiness && {
          oauthOptions: { ...(oauthOptions as Tree), providers: providers.map(migrateProvider) },
        }),
      // The official element offers none unless it is asked to.
      ...(hasPasskeys && {
        passkeyOptions: { offer: registers, ...(isRecord(passkeyOptions) ? passkeyOptions : {}) },
      }),
    },
    remarks: registers && !hasPasskeys ? [{ setting: `config.products: ${REGISTRATION}`, instead }] : [],
  };
}

const treeOf = (value: unknown): Tree => (isRecord(value) ? value : {});

const BY_ROLE = 'find controls by role and name, or style them by ::part()';

/** The counterparts of the options of `presentation.options`. */
const INSTEAD: Readonly<Record<string, string>> = {
  buttonId: BY_ROLE,
  inputIdSuffix: 'ids are unique without it',
  enableShadowDOM: 'set the attribute no-shadow',
};

/** Options whose effect is there without them. */
const NEEDLESS: Tree = { enableShadowDOM: true, buttonId: false };

function migratePresentation({ theme, options, ...others }: Tree) {
  const themed = migrateTheme(theme);
  const { hideHeaderText, logo, ...rest } = treeOf(options);
  const { url, alt } = treeOf(logo);
  const remarks: readonly Remark[] = [
    ...themed.remarks,
    ...Object.keys(rest)
      .filter((name) => rest[name] !== undefined && rest[name] !== NEEDLESS[name])
      .map((name) => ({ setting: `presentation.options.${name}`, instead: INSTEAD[name] })),
    ...Object.keys(others).map((name) => ({ setting: `presentation.${name}`, instead: undefined })),
  ];
  return {
    theme: merge(themed.theme, {
      hideHeaderText,
      ...(url !== undefined && { logo: { logoImageUrl: url, alt } }),
    }),
    colorScheme: themed.colorScheme,
    remarks,
  };
}

/** @param callbacks the page's own, which only the widget's check reads: a getter of it may throw */
function remarksOnEvents({ products }: Tree, callbacks: unknown): readonly Remark[] {
  if (!callbacks || !Array.isArray(products) || !products.includes('passkeys')) return [];
  const instead =
    'the events are WEBAUTHN_AUTHENTICATE and WEBAUTHN_REGISTER here; none follows Skip and Done';
  return [{ setting: 'callbacks.onEvent: PASSKEY_…', instead }];
}

export const migrate: Migrate = (settings, element, isBusiness = 'authFlowType' in settings) => {
  const { config, remarks: onConfig } = migrateConfig(treeOf(settings.config), isBusiness);
  const presentation = migratePresentation(treeOf(settings.presentation));
  const texts = migrateTexts(treeOf(settings.strings), isBusiness);
  const remarks = [
    ...onConfig,
    ...presentation.remarks,
    ...texts.remarks,
    ...remarksOnEvents(config, settings.callbacks),
  ];
  return {
    ...settings,
    config,
    theme: merge(
      presentation.theme,
      settings.theme === 'auto' && element ? pageTheme(element) : treeOf(settings.theme),
    ),
    strings: texts.strings,
    colorScheme: settings.colorScheme ?? presentation.colorScheme,
    presentation: undefined,
    warnings: remarks.length > 0 ? [sentenceOf(remarks)] : [],
  };
};
