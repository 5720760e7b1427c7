/** Copies TypeScript declarations, with their doc comments, from a source into a Markdown code block. */
import ts from 'typescript';

/** What a statement declares, if anything; a variable statement counts as its first variable. */
export function nameOf(statement: ts.Statement): string | undefined {
  const [declared] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement as ts.DeclarationStatement];
  return declared?.name !== undefined && 'text' in declared.name ? declared.name.text : undefined;
}

/**
 * @param names the interfaces, types and constants to copy
 * @throws Error if the source lacks one of them
 */
export function declarations(source: string, names: readonly string[]): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found = names.map((name) => {
    const statement = file.statements.find((each) => nameOf(each) === name);
    if (statement === undefined) throw new Error(`The source does not declare ${name}.`);
    const comment = ts.getJSDocCommentsAndTags(statement).findLast(ts.isJSDoc);
    // That of the file stands apart.
    const isItsOwn = comment && source.slice(comment.end, statement.getStart(file)) === '\n';
    return source.slice(isItsOwn ? comment.pos : statement.getStart(file), statement.end);
  });
  return ['```ts', found.join('\n\n'), '```'].join('\n');
}
