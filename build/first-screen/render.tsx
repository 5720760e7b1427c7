/**
 * Renders the blocks of the first screen with the components that React uses in the browser. Runs while the package is
 * built; build/first-screen.mjs bundles it.
 */

import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../../src/app/app.tsx';
import { consumerFlow } from '../../src/app/consumer/flow.ts';
import { fetchPart } from '../../src/chunks/fetch-part.ts';
import { resolveConfig } from '../../src/config/resolve.ts';
import type { Settings } from '../../src/config/settings.ts';
import type { Config } from '../../src/config/types.ts';
import { composerOf } from '../../src/entry/consumer/compose-first.ts';
import { METHODS, mainBlocks, SCREENS } from '../../src/entry/consumer/manifests.ts';
import type { Host } from '../../src/entry/host.ts';
import type { FirstScreenData } from '../../src/first-screen/data.ts';
import type { Branch, Tree } from '../../src/first-screen/tree.ts';
import type { Variant } from '../../src/first-screen/typed.ts';
import { firstScreen } from '../../src/flow/consumer/first-screen.ts';
import { EMPTY_DRAFT, type StateOf } from '../../src/flow/consumer/screens.ts';
import { type Opening, start } from '../../src/flow/consumer/start.ts';
import { en, type Strings } from '../../src/i18n/en.ts';
import { CATALOGUES, languageFor } from '../../src/i18n/languages.ts';
import { countryName } from '../../src/lib/country-name.ts';
import { WalletLogo } from '../../src/methods/crypto/logos.tsx';
import { WalletButton } from '../../src/methods/crypto/wallet-button.tsx';
import { splitWallets } from '../../src/methods/crypto/wallets.ts';
import { type MainPart, type Runner, RunnerContext } from '../../src/methods/method.ts';
import { PROVIDERS } from '../../src/methods/oauth/providers.ts';
import { ErrorTextsContext } from '../../src/runner/hooks.ts';
import { addedRules, firstScreenStyles } from '../../src/theme/sheets.ts';
import { styleCache } from '../../src/theme/style-cache.ts';
import { Divider } from '../../src/ui/divider.tsx';
import { LiveRegion } from '../../src/ui/live-region.tsx';
import { Logo } from '../../src/ui/logo.tsx';
import { IdPrefixContext } from '../../src/ui/scoped-id.ts';
import { Stack } from '../../src/ui/stack.tsx';
import { Surface } from '../../src/ui/surface.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import { Heading, VisuallyHidden } from '../../src/ui/text.tsx';
import { WatermarkPlace } from '../../src/ui/watermark-place.tsx';
import { parseMarkup } from './markup.ts';

export { firstScreenStyles };

const slot = (name: string): string => `<${name}>`;
const CONTENT = slot('content');

/** The catalogue with slots for texts. */
const SLOTS = Object.fromEntries(
  Object.entries(en).map(([section, texts]) => [
    section,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        typeof text === 'string' ? slot(`${section}.${key}`) : text,
      ]),
    ),
  ]),
) as unknown as Strings;

/** Nobody presses anything. */
const runner = {} as Runner;

/** Reads what a component renders, which is a single node. */
function treeOf(node: ReactNode): Branch {
  const tree = parseMarkup(
    renderToStaticMarkup(
      <CacheProvider value={styleCache()}>
        <IdPrefixContext value={slot('id')}>
          <ErrorTextsContext value={SLOTS.errors}>
            <RunnerContext value={runner}>{node}</RunnerContext>
          </ErrorTextsContext>
        </IdPrefixContext>
      </CacheProvider>,
    ),
    // React asks for images in advance, in front of them.
  ).at(-1);
  if (tree === undefined || typeof tree === 'string') throw new Error('a component rendered no element');
  return tree;
}

const isBranch = (tree: Tree): tree is Branch => typeof tree !== 'string';

/** The descendants of a tree that are elements with that attribute. */
function findAll(tree: Tree, attribute: string, value: string): readonly Branch[] {
  if (!isBranch(tree)) return [];
  const [, attributes, ...children] = tree;
  const own = attributes[attribute] === value ? [tree] : [];
  return [...own, ...children.flatMap((child) => findAll(child, attribute, value))];
}

/** Replaces neighboring nodes by a slot. */
function cutOut(tree: Branch, nodes: readonly Tree[], name: string): Branch {
  const [tag, attributes, ...children] = tree;
  const [first] = nodes;
  const kept = children.flatMap((child): Tree[] => {
    if (child === first) return [slot(name)];
    if (nodes.includes(child)) return [];
    return [isBranch(child) ? cutOut(child, nodes, name) : child];
  });
  return [tag, attributes, ...kept];
}

function classOf([, attributes]: Branch): string {
  return attributes['class'] ?? '';
}

/** Replaces a text everywhere. */
function replaceText(tree: Tree, text: string, replacement: string): Tree {
  if (!isBranch(tree)) return tree === text ? replacement : tree;
  const [tag, attributes, ...children] = tree;
  return [tag, attributes, ...children.map((child) => replaceText(child, text, replacement))];
}

const ALL: Config = {
  products: ['emailMagicLinks', 'oauth', 'otp', 'crypto'],
  otpOptions: { methods: ['sms', 'whatsapp', 'email'] },
  oauthOptions: { providers: [{ type: 'google' }, { type: 'unknown' }] },
};

const empty: StateOf<'Main'> = { screen: 'Main', draft: EMPTY_DRAFT };
const refused: StateOf<'Main'> = { screen: 'Main', draft: { ...EMPTY_DRAFT, refused: true } };

/** Without passwords, which take the place of other forms for e-mail. */
const PASSWORDS: Config = { products: ['passwords'] };

async function renderBlocks(
  given: Config,
  state: StateOf<'Main'>,
): Promise<Readonly<Record<string, Branch>>> {
  const config = resolveConfig(given, document.baseURI);
  const trees: Record<string, Branch> = {};
  for (const { product, id } of mainBlocks(config)) {
    const { views } = await fetchPart<MainPart<string>>(METHODS[product].main);
    const View = views[id];
    if (!View) throw new Error(`${product} has no view for ${id}`);
    trees[`${product} ${id}`] = treeOf(
      <View
        state={state}
        send={() => undefined}
        config={config}
        bootstrap={undefined}
        strings={SLOTS}
        locale="en"
      />,
    );
  }
  return trees;
}

/** The other first screens. With passwords and a link, so that they offer all that they can. */
async function renderScreens(): Promise<
  Pick<FirstScreenData, 'screens' | 'passwordless'> & { readonly askRefused: Tree }
> {
  const config = resolveConfig({ products: ['emailMagicLinks', 'passwords'] }, document.baseURI);
  const common = { send: () => undefined, config, bootstrap: undefined, strings: SLOTS, locale: 'en' };
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
      newPassword: withoutOffer(withToken),
      askForReset: withoutOffer(withoutToken),
    },
    passwordless: withToken.at(-1) as Tree,
    askRefused: withoutOffer(askRefused),
  };
}

function surface(colorScheme: 'light' | 'dark' | 'auto'): Branch {
  return treeOf(
    <Surface colorScheme={colorScheme} dir={slot('direction') as 'ltr'} lang={slot('language')}>
      {CONTENT}
    </Surface>,
  );
}

const containerOf = (tree: Tree): Branch => {
  const [container] = findAll(tree, 'part', 'container');
  if (!container) throw new Error('the surface has no container');
  return container;
};

function namesOf(tree: Tree, found = new Set<string>()): ReadonlySet<string> {
  const texts = isBranch(tree) ? Object.values(tree[1]) : [tree];
  for (const text of texts) for (const [, name = ''] of text.matchAll(/<(\w+\.\w+)>/g)) found.add(name);
  if (isBranch(tree)) for (const child of tree.slice(2)) namesOf(child as Tree, found);
  return found;
}

export async function renderFirstScreen(): Promise<FirstScreenData> {
  const schemes = { light: surface('light'), dark: surface('dark'), auto: surface('auto') };
  const tabs = treeOf(
    <Tabs
      label={SLOTS.main.loginMethod}
      tabs={[slot('selected'), slot('tab')].map((id) => ({ id, label: slot('label') }))}
      selected={slot('selected')}
      onSelect={() => undefined}
    >
      {CONTENT}
    </Tabs>,
  );
  const [selectedTab, tab] = findAll(tabs, 'role', 'tab');
  const blocks: Record<string, Tree> = {
    ...(await renderBlocks(ALL, empty)),
    ...(await renderBlocks(PASSWORDS, empty)),
  };
  const [provider, unknownProvider] = findAll(
    blocks['oauth oauth'] ?? '',
    'part',
    'button button-secondary button-oauth',
  );
  const walletButtons = findAll(
    blocks['crypto crypto'] ?? '',
    'part',
    'button button-secondary button-wallet',
  );
  if (!selectedTab || !tab || !provider || !unknownProvider) throw new Error('a tab or a button is missing');
  // The last button is the one for other wallets.
  const wallets = walletButtons.slice(0, -1);
  blocks['oauth oauth'] = cutOut(blocks['oauth oauth'] as Branch, [provider, unknownProvider], 'providers');
  blocks['crypto crypto'] = cutOut(blocks['crypto crypto'] as Branch, wallets, 'wallets');
  const country = countryName(EMPTY_DRAFT.phone.country, 'en');
  for (const name of ['otp sms', 'otp whatsapp'])
    blocks[name] = replaceText(blocks[name] as Branch, country, slot('country'));

  const container = containerOf(schemes.light);
  const trees = {
    surface: markClass(schemes.light, classOf(container)),
    outlet: treeOf(
      <Stack gap={24}>
        {CONTENT}
        <LiveRegion text="" />
      </Stack>,
    ),
    stack: treeOf(<Stack gap={24}>{CONTENT}</Stack>),
    logo: treeOf(<Logo src={slot('source')} alt={slot('alternative')} />),
    watermark: treeOf(<WatermarkPlace />),
    heading: treeOf(<Heading>{SLOTS.main.heading}</Heading>),
    hiddenHeading: treeOf(
      <VisuallyHidden>
        <Heading>{SLOTS.main.heading}</Heading>
      </VisuallyHidden>,
    ),
    divider: treeOf(<Divider label={SLOTS.common.or} />),
    panel: treeOf(
      <Tabs label="" tabs={[]} selected="" onSelect={() => undefined}>
        {CONTENT}
      </Tabs>,
    ),
    tabs: cutOut(tabs, [selectedTab, tab], 'tabs'),
    tab,
    selectedTab,
    provider,
    unknownProvider,
  };
  const { main } = splitWallets(0);
  const walletTrees = main.map(({ name = '', id }) => ({
    name,
    button: treeOf(
      <WalletButton
        label={SLOTS.crypto.continueWith}
        icon={<WalletLogo id={id} />}
        onClick={() => undefined}
      />,
    ),
  }));
  const { screens, passwordless, askRefused } = await renderScreens();
  const refusedBlocks = Object.entries({
    ...(await renderBlocks(ALL, refused)),
    ...(await renderBlocks(PASSWORDS, refused)),
  }).filter(([name]) => name.endsWith(' email'));
  const refusedTrees = { ...Object.fromEntries(refusedBlocks), askForReset: askRefused };
  const all: readonly Tree[] = [
    ...Object.values(screens),
    ...Object.values(refusedTrees),
    passwordless,
    ...Object.values(trees),
    ...Object.values(blocks),
    ...walletTrees.map(({ button }) => button),
    selectedTab,
  ];
  const names = new Set(all.flatMap((tree) => [...namesOf(tree)]));
  for (const name of MORE_TEXTS) names.add(name);
  return {
    rules: addedRules(),
    texts: Object.fromEntries([...names].map((name) => [name, textOf(name)])),
    schemes: {
      light: classOf(container),
      dark: classOf(containerOf(schemes.dark)),
      auto: classOf(containerOf(schemes.auto)),
    },
    ...trees,
    blocks,
    screens,
    refused: refusedTrees,
    passwordless,
    titles: Object.fromEntries(Object.entries(PROVIDERS).map(([type, { title }]) => [type, title])),
    wallets: walletTrees,
  };
}

/** Labels of tabs, which take a slot of their own. */
const MORE_TEXTS = ['main.text', 'main.whatsapp', 'main.email'];

function textOf(name: string): string {
  const [section = '', key = ''] = name.split('.');
  const text: unknown = Reflect.get(Reflect.get(en, section), key);
  if (typeof text !== 'string') throw new Error(`${name} is not a text`);
  return text;
}

/** Replaces the container's class by a slot, since it depends on the color scheme. */
function markClass(tree: Branch, name: string): Branch {
  const [tag, attributes, ...children] = tree;
  return [
    tag,
    attributes['class'] === name
      ? { ...attributes, class: slot('scheme'), style: slot('overrides') }
      : attributes,
    ...children.map((child) => (isBranch(child) ? markClass(child, name) : child)),
  ];
}

const host: Host = {
  id: 'aw1',
  baseURI: document.baseURI,
  screen: 'Main',
  isConnected: true,
  ready: () => undefined,
  screenChanged: () => undefined,
  event: () => undefined,
  error: () => undefined,
  success: () => undefined,
  attach: () => undefined,
};

/** Whether the app accepts the settings; it shows a message instead of a screen otherwise. */
export const isValid = (settings: Settings): boolean =>
  consumerFlow.check(settings, document.baseURI).length === 0;

type Arrival = Pick<Opening, 'urlToken' | 'expected'>;

/** Renders the whole app as React does when it adopts the first screen, for the test that both are the same. */
export async function renderApp(settings: Settings, arrival: Arrival, draft = EMPTY_DRAFT): Promise<Tree> {
  const parts = [...Object.values(METHODS).map(({ main }) => main), ...Object.values(SCREENS)];
  const language = languageFor(settings.locale);
  for (const part of language === 'en' ? parts : [...parts, CATALOGUES[language]])
    await fetchPart<unknown>(part);
  const flow: typeof consumerFlow = {
    ...consumerFlow,
    start: ({}, { form }) => start({ ...arrival, form, draft }),
    // A build has no use for a provider.
    loadProvider: () => new Promise(() => undefined),
  };
  const trees = parseMarkup(renderToStaticMarkup(<App flow={flow} host={host} settings={settings} />));
  return trees.at(-1) ?? '';
}

/** Composes the first screen of the settings, as the entry does. */
export async function composeFirstScreen(
  data: FirstScreenData,
  settings: Settings,
  arrival: Arrival,
  variant: Variant = { tab: undefined, refused: false },
): Promise<Tree | undefined> {
  const language = languageFor(settings.locale);
  const strings = language === 'en' ? {} : (await CATALOGUES[language]()).default;
  const { urlToken } = arrival;
  const screen = firstScreen(settings.form, urlToken);
  const opened = {
    id: host.id,
    baseURI: host.baseURI,
    screen,
    hasToken: urlToken !== undefined,
    watermark: true,
  };
  return composerOf(data, settings, { language, strings }, opened)?.(variant);
}
