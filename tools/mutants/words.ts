/**
 * Sentences are not rules: emptying one breaks no calculation, and what it says is checked by reading it. A text inside `words(…)`
 * or `same(…)` is set aside; one that chooses or computes inside itself is not, because that choice is a rule.
 */

/** As much as we need of a syntax tree. */
interface SyntaxNode { type: string; [part: string]: unknown }
export interface Piece { node: SyntaxNode; parentPath: Piece | null }

const SENTENCE_MAKERS = new Set<unknown>(['words', 'same']);
const RULES = new Set(['ConditionalExpression', 'LogicalExpression', 'BinaryExpression', 'UnaryExpression', 'OptionalMemberExpression', 'OptionalCallExpression', 'ArrowFunctionExpression', 'BooleanLiteral']);

export function isWords({ node, parentPath }: Piece): boolean {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return false;
  return SENTENCE_MAKERS.has(maker(parentPath)) && !chooses(node);
}

/** The name of the function that the piece is handed to, if it is handed to one. */
function maker(piece: Piece | null): unknown {
  for (let at = piece; at; at = at.parentPath) {
    const callee = at.node.type === 'CallExpression' ? at.node['callee'] : undefined;
    if (isNode(callee) && callee.type === 'Identifier') return callee['name'];
  }
  return undefined;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function chooses(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(chooses);
  if (!isNode(value)) return false;
  return RULES.has(value.type) || Object.entries(value).some(([part, inside]) => part !== 'loc' && !part.endsWith('Comments') && chooses(inside));
}
