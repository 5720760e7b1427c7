/** Small mistakes that a programmer could have made: each changes one place of a file. Pure. */
import ts from 'typescript';

export interface Mutation {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The file with the mistake in it. */
  readonly source: string;
}

const { SyntaxKind } = ts;

/** Each operator with the one that is easily taken for it. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
]);

/** What has a mistake of its own, or is nothing already. */
const LITERAL = /^(?:true|false|undefined|\d+)$/;

/** What may stand instead of a node, as pairs of the part that is replaced and its replacement. */
function replacementsOf(node: ts.Node): readonly (readonly [part: ts.Node, text: string])[] {
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    if (operator !== undefined) return [[node.operatorToken, operator]];
    if (node.operatorToken.kind !== SyntaxKind.QuestionQuestionToken) return [];
    return [[node, node.left.getText()]];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText()]];
  if (ts.isIfStatement(node)) return ['true', 'false'].map((text) => [node.expression, text]);
  if (ts.isConditionalExpression(node)) return ['true', 'false'].map((text) => [node.condition, text]);
  if (node.kind === SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node)) return [[node, `(${node.text} + 1)`]];
  if (ts.isExpressionStatement(node)) return [[node, ';']];
  if (ts.isReturnStatement(node) && node.expression && !LITERAL.test(node.expression.getText()))
    return [[node.expression, 'undefined as never']];
  return [];
}

/** Every mistake that can be made in a file. */
export function mutationsOf(file: string, source: string): readonly Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    // Types are no code, and the compiler checks them.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    for (const [part, after] of replacementsOf(node)) {
      const [start, end] = [part.getStart(), part.getEnd()];
      found.push({
        file,
        line: tree.getLineAndCharacterOfPosition(start).line + 1,
        before: part.getText(),
        after,
        source: source.slice(0, start) + after + source.slice(end),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
