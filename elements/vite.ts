/// <reference types="node" />
/** A plugin for Vite: gives the tags in an app's HTML their first screen, and preloads the chunks that they need. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesToPreload, type PreloadMap } from '../build/preload.ts';
import { attributeOf } from '../src/settings/fields.ts';
import { productsOf } from '../src/settings/resolve.ts';
import type { Product } from '../src/settings/types.ts';
import type { FirstScreenOptions } from './internal/print-tag.ts';
import { readTag, TAG_FIELDS } from './internal/read-tag.ts';
import type { PrintedTag } from './internal/tags.ts';
import type * as server from './server.ts';
import { chunksOf, type Output, type OutputFile, urlOf } from './vite/links.ts';
import { type FoundTag, fillTags, languageOf } from './vite/tags.ts';

export type { Output, OutputFile };

/** A tag that a script creates. */
export interface ScriptedTag {
  /** Default: `auth-widget`. */
  readonly element?: PrintedTag;
  /** Default: `emailMagicLinks`. */
  readonly products?: readonly Product[];
}

export interface AuthWidgetPluginOptions {
  /** How tags in HTML get their first screen; `false` leaves them empty. */
  readonly firstScreen?: FirstScreenOptions | false;
  /** Forms that React or Vue renders and that are not in the HTML: what to preload for them. */
  readonly scripted?: ScriptedTag | readonly ScriptedTag[];
  /** True if the app sets the property `client`, so that Stytch's SDK is not needed. */
  readonly ownClient?: boolean;
}

/** The parts of Vite's plugin interface that are used. */
export interface AuthWidgetPlugin {
  readonly name: string;
  configResolved(config: { readonly base: string }): void;
  readonly transformIndexHtml: {
    readonly order: 'post';
    handler(
      html: string,
      context: { readonly path: string; readonly bundle?: Output | undefined },
    ): Promise<{
      html: string;
      tags: { tag: string; attrs: Record<string, string | boolean>; injectTo: 'head' }[];
    }>;
  };
}

/** Where this file is, too. */
const DIST = new URL('./', import.meta.url);

/** The attributes that make up the settings. A page's tag may have any others. */
function knownAttributes({ tag, attributes }: FoundTag): Record<string, string> {
  const names = Object.entries(TAG_FIELDS[tag]).map(([name, parse]) => attributeOf(name, parse));
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => names.includes(name) || name === 'lang'),
  );
}

export function authWidget(options: AuthWidgetPluginOptions = {}): AuthWidgetPlugin {
  const { firstScreen = {}, scripted = [], ownClient = false } = options;
  let base = '/';

  function filesOf(
    map: PreloadMap,
    tag: PrintedTag,
    products: readonly string[],
    locale: string | undefined,
    providers: readonly string[] = [],
  ): string[] {
    const known = products.filter((product) => Object.hasOwn(map.products, product));
    return filesToPreload(map, {
      tag,
      products: known,
      providers,
      ownClient,
      ...(locale !== undefined && { locale }),
    });
  }

  return {
    name: 'auth-widget',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        const { renderShadowRoot } = (await import('./server.ts')) as typeof server;
        const map = JSON.parse(readFileSync(new URL('preload.json', DIST), 'utf8')) as PreloadMap;
        const language = languageOf(html);
        const files = [scripted].flat().flatMap(({ element = 'auth-widget', ...tag }) => [
          // The React components request it once they render.
          'elements.js',
          ...filesOf(map, element, productsOf(tag), language),
        ]);
        const filled = fillTags(html, (found) => {
          const attributes = knownAttributes(found);
          const { settings } = readTag(found.tag, attributes, language);
          const { config } = settings;
          const providers = config.oauthOptions?.providers?.map(({ type }) => type);
          files.push(...filesOf(map, found.tag, productsOf(config), settings.locale, providers));
          const locale = language === undefined ? {} : { locale: language };
          return firstScreen && found.isEmpty
            ? renderShadowRoot(found.tag, attributes, { ...locale, ...firstScreen })
            : '';
        });
        const urls = chunksOf(bundle ?? {}, fileURLToPath(DIST), [...new Set(files)])
          .map((file) => urlOf(file, base, path.replace(/^\//, '')))
          // Vite itself has added the entry and what it imports.
          .filter((url) => !html.includes(`"${url}"`));
        const link = (href: string) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href },
          injectTo: 'head' as const,
        });
        return { html: filled, tags: urls.map(link) };
      },
    },
  };
}
