/** Settings of Stytch's own element as ours, and what of them has no counterpart. Pure. A chunk of its own: see official.ts. */
import { merge } from '../../kit/lib/merge.ts';
import { migrateConfig } from './config.ts';
import { isObject } from './is-object.ts';
import { pageTheme } from './page-theme.ts';
import { type Remark, sentenceOf } from './remark.ts';
import { migrateTexts } from './texts.ts';
import { migrateTheme } from './theme.ts';
import type { Migrate } from './types.ts';

type Tree = Readonly<Record<string, unknown>>;

const treeOf = (value: unknown): Tree => (isObject(value) ? value : {});

const BY_ROLE = 'find controls by role and name, or style them by ::part()';

/** What to do instead of an option of `presentation.options`. */
const INSTEAD: Readonly<Record<string, string>> = {
  buttonId: BY_ROLE,
  inputIdSuffix: 'ids are unique without it',
  enableShadowDOM: 'set the attribute no-shadow',
};

/** What there is without an option, too. */
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

export const migrate: Migrate = (settings, element) => {
  const isBusiness = 'authFlowType' in settings;
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
