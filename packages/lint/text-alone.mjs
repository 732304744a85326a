// A browser that translates a page puts a `<font>` with a new text node in the place of each text
// node. React goes on with the old node: it writes into it, and looks for it in the page when it
// puts something before it or takes it away, which throws. An element whose only child is a text
// is safe, because React then writes the content of the element.
import ts from 'typescript';

/** What a conditional expression may draw: `a && b` draws b, `a ? b : c` draws b or c. */
function drawn(expression) {
  if (expression.type === 'ConditionalExpression')
    return [...drawn(expression.consequent), ...drawn(expression.alternate)];
  if (expression.type !== 'LogicalExpression') return [expression];
  return expression.operator === '&&'
    ? drawn(expression.right)
    : [...drawn(expression.left), ...drawn(expression.right)];
}

const isBlank = (value) => typeof value === 'string' && value.trim() === '';

/** A string or a number. Not what may also be an element (`ReactNode`): its component knows it. */
function isTextType(type) {
  const parts = type.isUnion() ? type.types : [type];
  const has = (flags) => parts.some((part) => (part.flags & flags) !== 0);
  return has(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) && !has(ts.TypeFlags.BigIntLike);
}

function isText(expression, services) {
  if (expression.type === 'Literal')
    return ['string', 'number'].includes(typeof expression.value) && !isBlank(expression.value);
  if (expression.type === 'TemplateLiteral') return true;
  if (expression.type.startsWith('JSX')) return false;
  return services.program ? isTextType(services.getTypeAtLocation(expression)) : false;
}

/** The children of an element that are drawn: not line breaks of the code, not comments. */
const isChild = (child) =>
  child.type === 'JSXText'
    ? !(isBlank(child.value) && child.value.includes('\n'))
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'A text beside another child, or in a fragment, is an element of its own: `<span>`.',
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    const check = (node) => {
      const children = node.children.filter(isChild);
      if (node.type === 'JSXElement' && children.length < 2) return;
      for (const child of children) {
        const found =
          child.type === 'JSXText'
            ? !isBlank(child.value)
            : child.type === 'JSXExpressionContainer' &&
              drawn(child.expression).some((one) => isText(one, parserServices));
        if (found) context.report({ node: child, messageId: 'beside' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
