import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CALL_NAMES, calls, contract, PROBLEM_CODES } from './index.ts';
import type { Endpoint } from './index.ts';

/** Without those that index.ts lacks, which the first test names. */
const NAMES = CALL_NAMES.filter((name) => name in contract);
const PARTS = ['params', 'query', 'body'] as const;
const inputs = NAMES.flatMap((name) =>
  PARTS.flatMap((part) => {
    const schema = (contract[name] as Endpoint)[part];
    return schema ? shapesOf(schema).map((shape) => ({ name, part, schema: shape })) : [];
  }),
);

/** The objects that an input may be. */
function shapesOf(schema: z.ZodType): z.ZodType[] {
  return schema instanceof z.ZodDiscriminatedUnion ? (schema.options as z.ZodType[]) : [schema];
}

it('has every call once, under one method and path', () => {
  expect(Object.keys(contract).sort()).toEqual([...CALL_NAMES].sort());
  expect(new Set(NAMES.map((name) => `${calls[name].method} ${calls[name].path}`)).size).toBe(
    NAMES.length,
  );
});

it('takes exactly the ids that its path names', () => {
  for (const name of NAMES) {
    const named = [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key ?? '').sort();
    const { params } = contract[name] as Endpoint;
    const shape = params
      ? (z.toJSONSchema(params, { unrepresentable: 'any' }) as { properties?: object }).properties
      : {};
    expect([name, Object.keys(shape ?? {}).sort()]).toEqual([name, named]);
  }
});

/**
 * If the permission says of what kind an id is, the server looks for it only inside the open area.
 * Exceptions: an adviser, whom the handler compares with those of the caller; a request to look
 * together, which it finds by its client too; a question that everybody reads.
 */
const IN_NO_AREA = [
  'answerLook lookId',
  'removeAdviser adviser',
  'answerAdviser adviser',
  'faqFeedback id',
];
it('names each id that a user may send in the objects of the permission', () => {
  const unnamed = inputs.flatMap(({ name, part, schema }) => {
    const { who, objects = {} } = (contract[name] as Endpoint).permission;
    if (part === 'query' || who === 'anyone' || !who.includes('User')) return [];
    return idsOf(schema)
      .filter((key) => key !== 'userId' && !(key in objects))
      .map((key) => `${name} ${key}`);
  });
  expect(unnamed).toEqual(IN_NO_AREA);
});
function idsOf(schema: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // An id that may be null is the first of two shapes.
  const isId = (shape: unknown) =>
    /^(\{"anyOf":\[)?\{"type":"string","format":"uuid"/.test(JSON.stringify(shape));
  return Object.keys(properties).filter((key) => isId(properties[key]));
}

describe.each(inputs)('$name, $part', ({ schema }) => {
  it('refuses a field nobody knows', () => {
    const result = schema.safeParse({ fieldNobodyKnows: 1 });
    expect(JSON.stringify(result.error?.issues)).toContain('unrecognized_keys');
  });
  it('bounds every number and every text', () => {
    const open: string[] = [];
    walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', open);
    expect(open).toEqual([]);
  });
});

/**
 * A grant may cover some members only: the database then hides the rows of the others. Each read
 * says what such a grant gets: nothing, if the answer is a sum over all members (`whole`), or the
 * fields of the open sections (`fields`). These two lists just have fewer rows.
 */
const OF_ITS_ROWS = ['listReports', 'listFiles'];
it('says of each read of an area what a grant on some members gets of it: `whole`, `fields`, `objects`, or OF_ITS_ROWS', () => {
  const silent = NAMES.filter((name) => {
    const { action, underGrant, whole, fields, objects } = (contract[name] as Endpoint).permission;
    return action === 'read' && Array.isArray(underGrant) && !whole && !fields && !objects;
  });
  expect(silent).toEqual(OF_ITS_ROWS);
});

it('writes each code once', () => {
  expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
});

/** Notes where a number or a text has no end. */
function walk(node: unknown, path: string, open: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const {
    type,
    minimum,
    maximum,
    maxLength,
    pattern,
    format,
    enum: values,
    const: constant,
  } = node as Record<string, unknown>;
  if ((type === 'number' || type === 'integer') && (minimum === undefined || maximum === undefined))
    open.push(`${path}: number`);
  if (
    type === 'string' &&
    maxLength === undefined &&
    pattern === undefined &&
    format === undefined &&
    values === undefined &&
    constant === undefined
  )
    open.push(`${path}: text`);
  for (const [key, part] of Object.entries(node)) walk(part, `${path}.${key}`, open);
}
