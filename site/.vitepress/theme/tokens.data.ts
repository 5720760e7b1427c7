import { readFileSync } from 'node:fs';
import {
  modernTokens,
  publicProperty,
  type Token,
  tokenPaths,
  tokens,
} from '../../../src/kit/theme/tokens.ts';

export interface TokenRow {
  readonly path: string;
  readonly property: string;
  readonly description: string;
  readonly classic: Token;
  readonly modern: Token;
}

declare const data: TokenRow[];

export { data };

interface Manifest {
  modules: {
    declarations?: { tagName?: string; cssProperties?: { name: string; description: string }[] }[];
  }[];
}

export default {
  watch: ['../../../custom-elements.json'],
  load(): TokenRow[] {
    const manifest: Manifest = JSON.parse(
      readFileSync(new URL('../../../custom-elements.json', import.meta.url), 'utf8'),
    );
    const widget = manifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .find(({ tagName }) => tagName === 'auth-widget');
    const described = new Map(widget?.cssProperties?.map(({ name, description }) => [name, description]));
    return tokenPaths.map((path) => ({
      path,
      property: publicProperty(path),
      description: described.get(publicProperty(path)) ?? '',
      classic: tokens[path],
      modern: modernTokens[path] ?? tokens[path],
    }));
  },
};
