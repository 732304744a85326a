/**
 * The sentences of a source file, each with the names that lead to it: `cliente.open.lead`. A
 * template is one sentence, with `…` for its values.
 */
import { parseSync } from '@swc/core';

export interface Sentence {
  key: string;
  text: string;
}

type Tree = Record<string, unknown>;
const isTree = (one: unknown): one is Tree => typeof one === 'object' && one !== null;
const text = (one: unknown): string => (typeof one === 'string' ? one : '');

/** The name that a node gives to what is in it. */
function nameOf({ type, key, id, identifier }: Tree): string {
  const name = [key, id, identifier].find(isTree);
  const isNamed = /^(?:KeyValueProperty|MethodProperty|VariableDeclarator|FunctionDeclaration)$/;
  return isNamed.test(text(type)) ? text(name?.['value']) : '';
}

function sentenceOf({ type, value, quasis }: Tree): string {
  if (type === 'StringLiteral') return text(value);
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return '';
  return (quasis as Tree[]).map(({ cooked }) => text(cooked)).join('…');
}

export function sentencesOf(source: string, isTsx = false): Sentence[] {
  const found: Sentence[] = [];
  const walk = (node: unknown, names: readonly string[]): void => {
    if (Array.isArray(node)) node.forEach((one) => walk(one, names));
    if (!isTree(node) || Array.isArray(node)) return;
    if (node['type'] === 'ImportDeclaration') return;
    const name = nameOf(node);
    const inside = name ? [...names, name] : names;
    const said = sentenceOf(node);
    if (said) found.push({ key: inside.join('.'), text: said });
    const { elements } = node;
    if (node['type'] === 'ArrayExpression' && Array.isArray(elements))
      elements.forEach((one, index) => walk(one, [...inside, String(index)]));
    else Object.entries(node).forEach(([part, one]) => part !== 'key' && walk(one, inside));
  };
  walk(parseSync(source, { syntax: 'typescript', tsx: isTsx }).body, []);
  return found;
}
