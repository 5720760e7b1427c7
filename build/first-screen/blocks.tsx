/** Renders the methods' blocks of Main, and the screens that links lead to. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMPTY_DRAFT, type StateOf } from '../../src/consumer/flow/screens.ts';
import { type MainPart } from '../../src/consumer/method.ts';
import type { FirstScreenData } from '../../src/consumer/methods/first-screen-data.ts';
import { METHODS, mainBlocks, SCREENS } from '../../src/consumer/methods/manifests.ts';
import type { Strings } from '../../src/kit/i18n/catalogue.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import type { Branch, Tree } from '../../src/kit/lib/draw.ts';
import { IdPrefixContext } from '../../src/kit/ui/form.tsx';
import { resolveConfig } from '../../src/settings/resolve.ts';
import type { Config } from '../../src/settings/types.ts';
import { fetchPart } from '../../src/shell/chunks/fetch-part.ts';
import type { FlowTypes } from '../../src/shell/flow-types.ts';
import type { Runner } from '../../src/shell/runner/types.ts';
import { RunnerContext } from '../../src/shell/runner/use-runner.ts';
import { TextsContext } from '../../src/shell/runner/use-strings.ts';
import { parseMarkup } from './markup.ts';
import { cutOut, markWebAuthn, slot } from './trees.ts';

const entriesOf = (object: object): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(object);

/** A catalogue with slots for texts. */
export function slotsOf<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const sections = entriesOf(catalogue).map(([section, texts]) => [
    section,
    Object.fromEntries(
      entriesOf(Object(texts) as object).map(([key, text]) => [
        key,
        typeof text === 'string' ? slot(`${section}.${key}`) : text,
      ]),
    ),
  ]);
  return Object.fromEntries(sections) as Catalogue;
}

export const SLOTS: Strings = slotsOf(en);

/** Nobody presses anything. */
const runner = {} as Runner<FlowTypes>;

/**
 * Reads what a component renders, which is a single node.
 * @param strings the texts of its flow, with slots
 */
export function treeOf(node: ReactNode, strings: Strings = SLOTS): Branch {
  const tree = parseMarkup(
    renderToStaticMarkup(
      <IdPrefixContext value={slot('id')}>
        <TextsContext value={{ strings, language: 'en' }}>
          <RunnerContext value={runner}>{node}</RunnerContext>
        </TextsContext>
      </IdPrefixContext>,
    ),
    // React asks for images in advance, in front of them.
  ).at(-1);
  if (tree === undefined || typeof tree === 'string') throw new Error('a component rendered no element');
  return tree;
}

const ALL: Config = {
  products: ['emailMagicLinks', 'oauth', 'otp', 'crypto', 'passkeys'],
  otpOptions: { methods: ['sms', 'whatsapp', 'email'] },
  oauthOptions: { providers: [{ type: 'google' }, { type: 'unknown' }] },
};

const empty: StateOf<'Main'> = { screen: 'Main', draft: EMPTY_DRAFT };
const refused: StateOf<'Main'> = { screen: 'Main', draft: { ...EMPTY_DRAFT, refused: true } };

/** Without passwords, which take the place of other forms for e-mail. */
const PASSWORDS: Config = { products: ['passwords', 'passkeys'] };

async function renderEach(given: Config, state: StateOf<'Main'>): Promise<Readonly<Record<string, Branch>>> {
  const config = resolveConfig(given, document.baseURI);
  const trees: Record<string, Branch> = {};
  for (const { product, id } of mainBlocks(config)) {
    const { views } = await fetchPart<MainPart<string>>(METHODS[product].main);
    const View = views[id];
    if (!View) throw new Error(`${product} has no view for ${id}`);
    const tree = treeOf(
      <View state={state} send={() => undefined} config={config} bootstrap={undefined} strings={SLOTS} />,
    );
    trees[`${product} ${id}`] = markWebAuthn(tree);
  }
  return trees;
}

/** The other first screens. With passwords and a link, so that they offer all that they can. */
export async function renderScreens(): Promise<
  Pick<FirstScreenData, 'screens' | 'passwordless'> & { readonly askRefused: Tree }
> {
  const config = resolveConfig({ products: ['emailMagicLinks', 'passwords'] }, document.baseURI);
  const common = { send: () => undefined, config, bootstrap: undefined, strings: SLOTS };
  const entered = (status: 'waiting' | 'running') => ({ status, failure: undefined, start: () => undefined });
  const LoggingIn = (await fetchPart(SCREENS.LoggingIn)).screens.LoggingIn.View;
  const Reset = (await fetchPart(SCREENS.PasswordResetForm)).screens.PasswordResetForm.View;
  const link = { screen: 'LoggingIn', token: '', tokenType: 'login', draft: EMPTY_DRAFT } as const;
  const reset = { screen: 'PasswordResetForm', draft: EMPTY_DRAFT } as const;
  const withToken = treeOf(
    <Reset {...common} state={{ ...reset, token: '' }} entered={entered('waiting')} />,
  );
  const withoutToken = treeOf(<Reset {...common} state={reset} entered={entered('waiting')} />);
  const askRefused = treeOf(
    <Reset {...common} state={{ ...reset, draft: refused.draft }} entered={entered('waiting')} />,
  );
  const withoutOffer = (tree: Branch): Branch => cutOut(tree, tree.slice(-1) as Tree[], 'passwordless');
  return {
    screens: {
      exchange: treeOf(
        <LoggingIn {...common} state={{ ...link, expected: true }} entered={entered('running')} />,
      ),
      newPassword: withToken,
      askForReset: withoutOffer(withoutToken),
    },
    passwordless: withoutToken.at(-1) as Tree,
    askRefused: withoutOffer(askRefused),
  };
}

/** All blocks, by product and id: as they are, and with an address that was refused. */
export async function renderBlocks(): Promise<{
  readonly blocks: Readonly<Record<string, Branch>>;
  readonly refusedBlocks: Readonly<Record<string, Branch>>;
}> {
  const inState = async (state: StateOf<'Main'>) => ({
    ...(await renderEach(ALL, state)),
    ...(await renderEach(PASSWORDS, state)),
  });
  const refusedBlocks = Object.entries(await inState(refused)).filter(([name]) => name.endsWith(' email'));
  return { blocks: await inState(empty), refusedBlocks: Object.fromEntries(refusedBlocks) };
}
