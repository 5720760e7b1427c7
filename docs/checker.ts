/** What TypeScript's checker knows of the sources: types and doc comments, wherever they are inherited from. */
import ts from 'typescript';
import { TAGS } from '../src/settings/elements.ts';
import { fromRoot } from './manifest.ts';

const { config } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, fromRoot('.'));

/** The elements with all that they import, which includes the types of their settings. */
export const program = ts.createProgram(
  TAGS.map((tag) => fromRoot(`elements/${tag}.ts`)),
  options,
);
export const checker = program.getTypeChecker();

/**
 * What a file exports under a name.
 * @throws Error if it does not
 */
export function exported(path: string, name: string): ts.Symbol {
  const file = program.getSourceFile(fromRoot(path));
  const module = file && checker.getSymbolAtLocation(file);
  const symbol = module && checker.tryGetMemberInModuleExports(name, module);
  if (symbol === undefined) throw new Error(`${path} does not export ${name}.`);
  return symbol;
}

const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/**
 * The doc comment of a symbol, without its tags.
 * @throws Error if there is none
 */
export function meaningOf(symbol: ts.Symbol): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  if (comment === '') {
    const { fileName } = declarationOf(symbol).getSourceFile();
    throw new Error(`${fileName}: ${symbol.name} has no doc comment.`);
  }
  return onOneLine(comment);
}

/** The texts of the tags of one name in the doc comment of a symbol. */
export const tagsOf = (symbol: ts.Symbol, tag: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === tag)
    .map(({ text }) => onOneLine(ts.displayPartsToString(text)));

/**
 * Where a symbol is declared.
 * @throws Error if it is not, as a member of a mapped type
 */
export function declarationOf(symbol: ts.Symbol): ts.Declaration {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) throw new Error(`${symbol.name} has no declaration.`);
  return declaration;
}
