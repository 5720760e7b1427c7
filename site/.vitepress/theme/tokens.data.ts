import { tokenUses } from '../../../docs/token-uses.ts';
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

export default {
  load: (): TokenRow[] =>
    tokenPaths.map((path) => ({
      path,
      property: publicProperty(path),
      description: tokenUses[path],
      classic: tokens[path],
      modern: modernTokens[path] ?? tokens[path],
    })),
};
