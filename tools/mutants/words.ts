/**
 * Sentences are not rules: emptying one breaks no calculation, and what it says is checked by
 * reading it. A text inside `words(…)`, `testo(…)` or `same(…)`, or named `it` or `en`, is set
 * aside; one that chooses or computes inside itself is not: that choice is a rule.
 */

/** As much as we need of a syntax tree. */
interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}
export interface Piece {
  node: SyntaxNode;
  parentPath: Piece | null;
}

const SENTENCE_MAKERS = new Set<unknown>(['words', 'testo', 'same']);
const LANGUAGES = new Set<unknown>(['it', 'en']);
const RULES = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'BinaryExpression',
  'UnaryExpression',
  'OptionalMemberExpression',
  'OptionalCallExpression',
  'ArrowFunctionExpression',
  'BooleanLiteral',
]);

export function isWords({ node, parentPath }: Piece): boolean {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return false;
  return (
    (SENTENCE_MAKERS.has(maker(parentPath)) || LANGUAGES.has(property(parentPath))) &&
    !chooses(node)
  );
}

/** The name of the function that the piece is handed to, if it is handed to one. */
function maker(piece: Piece | null): unknown {
  for (let at = piece; at; at = at.parentPath) {
    const callee = at.node.type === 'CallExpression' ? at.node['callee'] : undefined;
    if (isNode(callee) && callee.type === 'Identifier') return callee['name'];
  }
  return undefined;
}

/** The name of the property whose value the piece is. */
function property(piece: Piece | null): unknown {
  const key = piece?.node.type === 'ObjectProperty' ? piece.node['key'] : undefined;
  return isNode(key) && key.type === 'Identifier' ? key['name'] : undefined;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function chooses(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(chooses);
  if (!isNode(value)) return false;
  return (
    RULES.has(value.type) ||
    Object.entries(value).some(
      ([part, inside]) => part !== 'loc' && !part.endsWith('Comments') && chooses(inside),
    )
  );
}
