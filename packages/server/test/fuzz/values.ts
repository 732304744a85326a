/**
 * Values that a schema of the contract takes, made from its JSON Schema: read apart from zod, so a
 * bound that only one of them knows shows up.
 */
import fc from 'fast-check';
import { z } from 'zod';

type Node = Readonly<Record<string, unknown>>;
export const jsonSchemaOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** What zod calls valid, through the JSON Schema. */
export const validFor = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const root = jsonSchemaOf(schema);
  return valuesOf(root, root).filter((value) => schema.safeParse(value).success);
};

function valuesOf(node: Node, root: Node): fc.Arbitrary<unknown> {
  if (typeof node.$ref === 'string') return valuesOf(follow(node.$ref, root), root);
  if ('const' in node) return fc.constant(node.const);
  if (Array.isArray(node.enum)) return fc.constantFrom(...(node.enum as unknown[]));
  const choices = (node.anyOf ?? node.oneOf) as Node[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, root)));
  if (Array.isArray(node.allOf))
    return fc
      .tuple(...(node.allOf as Node[]).map((part) => valuesOf(part, root)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  if (Array.isArray(node.type))
    return fc.oneof(...(node.type as string[]).map((type) => valuesOf({ ...node, type }, root)));
  switch (node.type) {
    case 'object':
      return objects(node, root);
    case 'array':
      return fc.array(valuesOf((node.items ?? {}) as Node, root), {
        minLength: Number(node.minItems ?? 0),
        maxLength: Math.min(Number(node.maxItems ?? 4), Math.max(Number(node.minItems ?? 0), 4)),
      });
    case 'string':
      return texts(node);
    case 'integer':
      return fc.integer({ min: low(node), max: high(node) });
    case 'number':
      return node.multipleOf === undefined
        ? numbers(low(node), high(node))
        : multiples(Number(node.multipleOf), low(node), high(node));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const low = (node: Node): number =>
  Number(
    node.minimum ??
      (node.exclusiveMinimum === undefined ? -1e9 : Number(node.exclusiveMinimum) + 1),
  );
const high = (node: Node): number =>
  Number(
    node.maximum ?? (node.exclusiveMaximum === undefined ? 1e9 : Number(node.exclusiveMaximum) - 1),
  );

function numbers(from: number, to: number): fc.Arbitrary<number> {
  const cents = fc
    .double({ min: from, max: to, noNaN: true })
    .map((value) => Math.round(value * 100) / 100);
  const [first, last] = [Math.ceil(from), Math.min(Math.floor(to), 1e9)];
  return first > last ? cents : fc.oneof(fc.integer({ min: first, max: last }), cents);
}

const multiples = (step: number, from: number, to: number): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.ceil(from / step), max: Math.floor(to / step) })
    // 3 × 0.1 is 0.30000000000000004.
    .map((times) => Number((times * step).toFixed(6)));

function follow(ref: string, root: Node): Node {
  return ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (at as Node)[key], root) as Node;
}

function objects(node: Node, root: Node): fc.Arbitrary<unknown> {
  const properties = (node.properties ?? {}) as Record<string, Node>;
  const required = new Set((node.required ?? []) as string[]);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [key, valuesOf(part, root)]),
  );
  const known = fc.record(fields, { requiredKeys: [...required] });
  if (typeof node.additionalProperties !== 'object' || node.additionalProperties === null)
    return known;
  const more = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    valuesOf(node.additionalProperties as Node, root),
    { maxKeys: 3 },
  );
  return fc.tuple(known, more).map(([own, others]) => ({ ...others, ...own }));
}

function texts(node: Node): fc.Arbitrary<string> {
  const min = Number(node.minLength ?? 0);
  const max = Number(node.maxLength ?? 300);
  const pattern = typeof node.pattern === 'string' ? anyRegExp(node.pattern) : undefined;
  const fits = (text: string): boolean =>
    text.trim().length >= min && text.length <= max && (pattern?.test(text) ?? true);
  switch (node.format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress().filter(fits);
    case 'date':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
        .map((at) => at.toISOString().slice(0, 10));
    case 'date-time':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
        .map((at) => at.toISOString());
    default:
      break;
  }
  const free = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...ODD),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    minLength: min,
    maxLength: Math.min(max, 60),
  });
  if (!pattern) return free.filter(fits);
  // Three signs that every rule of ours on passwords asks for, and any of its alphabet after them.
  const password = fc
    .string({
      unit: fc.constantFrom(...'abzAZ09!@#$%^&*().,_-+=?'),
      minLength: Math.max(0, min - 3),
      maxLength: Math.max(0, Math.min(max, 32) - 3),
    })
    .map((rest) => `aA1${rest}`);
  return fc.oneof(matching(pattern, free), free, password).filter(fits);
}

/**
 * Signs that have broken programs before, none of them forbidden by itself; the last two grow when
 * they are composed (NFC).
 */
const ODD = [
  "'",
  '"',
  '\\',
  '%',
  '&',
  'è',
  'İ',
  'ı',
  'ß',
  '𝒜',
  '👩‍👧',
  '٣',
  '€',
  '{{7*7}}',
  '${1}',
  '../',
  '=1+1',
  '\u0958',
  '\uFB2C',
];

function anyRegExp(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
/** Patterns with lookarounds are beyond the generator: then only the filter speaks. */
function matching(pattern: RegExp, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(pattern);
  } catch {
    return otherwise;
  }
}
