/** The first screen as a server prints it, which knows the tag's attributes but neither the browser nor the address. Pure. */

import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import { everyLanguage } from '../../kit/i18n/each-language.ts';
import { languageFor } from '../../kit/i18n/languages.ts';
import type { Tree } from '../../kit/lib/draw.ts';
import { firstScreenStyles } from '../../kit/theme/sheets.ts';
import { checkSettings } from '../../settings/check.ts';
import type { Problem, Settings } from '../../settings/settings.ts';
import { SHADOW_ID_PREFIX } from '../../shell/entry/id-prefix.ts';
import { ANY_PAGE } from '../../shell/first-screen/frame.ts';
import { firstScreen } from '../flow/first-screen.ts';
import { clientCalls } from '../methods/client-calls.ts';
import { composeFor } from '../methods/first-screen.ts';
import type { FirstScreenData } from '../methods/first-screen-data.ts';

const TEXTS = await everyLanguage<StringOverrides>(
  (language) => import(`../../kit/i18n/locales/${language}/consumer.ts`),
  'default',
);

export interface PrintedData extends FirstScreenData {
  /** CSS rules of all classes in the trees. */
  readonly rules: readonly string[];
}

export interface PrintedScreen {
  readonly tree: Tree;
  /** Styles of what is in the tree. */
  readonly css: string;
}

/** The rules with a class or an animation that is in the tree. */
function usedRules(rules: readonly string[], tree: Tree): readonly string[] {
  const markup = JSON.stringify(tree);
  const isUsed = (rule: string): boolean =>
    [...rule.matchAll(/\.(auth-widget-[\w-]+)/g)].some(([, name = '']) => markup.includes(name));
  const used = rules.filter(isUsed).join('');
  return rules.filter((rule) => {
    const animation = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
    return animation === undefined ? isUsed(rule) : used.includes(animation);
  });
}

/** @returns undefined if only the app can draw the first screen */
export function printFirst(data: PrintedData, settings: Settings): PrintedScreen | undefined {
  if (problemsBeforeBrowser(settings).length > 0) return undefined;
  const language = languageFor(settings.locale);
  const compose = composeFor(
    data,
    settings,
    // The data has the English texts, and those of the look.
    { language, files: language === 'en' ? [] : [TEXTS[language]] },
    {
      id: SHADOW_ID_PREFIX,
      screen: firstScreen(settings.form, undefined),
      // Most visitors of a reset page come from the email.
      hasToken: settings.form === 'reset-password',
      // Shown unless the project hides it, which is not known here.
      watermark: true,
    },
  );
  const tree = compose?.({ tab: undefined, refused: false });
  return tree ? { tree, css: firstScreenStyles(usedRules(data.rules, tree)) } : undefined;
}

/** The mistakes in settings that a server can find. */
function problemsBeforeBrowser(settings: Settings): readonly Problem[] {
  // A script of the page may set `client` instead of the token.
  const publicToken = settings.publicToken ?? 'set by the page';
  return checkSettings({ ...settings, publicToken }, ANY_PAGE, clientCalls);
}
