/** Reads a request by the contract: the kind of its body, then the shape of each part. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@bussola/contract';
import type { z } from 'zod';
import { ProblemError } from '../problem-error.ts';

/** @throws ProblemError `UNSUPPORTED_MEDIA` or `VALIDATION` for a body of another kind */
export function checkBodyKind(request: FastifyRequest, { body, consumes }: Endpoint): void {
  if (consumes !== 'application/octet-stream' && isBytes(request)) throw otherKind();
  if (request.body !== undefined && isReport(request) !== (consumes === 'application/reports+json'))
    throw otherKind(consumes);
  if (consumes) return;
  if (request.isMultipart()) throw otherKind();
  if (!body && request.body !== undefined && request.body !== null)
    throw new ProblemError('VALIDATION', { detail: 'This call takes no body' });
}
const otherKind = (consumes = 'application/json'): ProblemError =>
  new ProblemError('UNSUPPORTED_MEDIA', { detail: `Bodies are ${consumes}` });

/** Bytes are not read before the handler asks for them. */
const isBytes = ({ headers }: FastifyRequest): boolean =>
  /^application\/octet-stream\b/i.test(headers['content-type'] ?? '');

/** Both are JSON; the second is what browsers send that do not know the first. */
export const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];
const isReport = ({ headers }: FastifyRequest): boolean =>
  REPORT_TYPES.includes(
    (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
  );

/**
 * Query and path arrive as text: their schemas see numbers and booleans where the text is exactly
 * one. Bodies are never coerced.
 */
export function checkPart(schema: z.ZodType | undefined, given: unknown, part: Part): unknown {
  if (!schema) {
    if (part === 'query' && given && Object.keys(given).length > 0)
      throw new ProblemError('VALIDATION', { detail: 'This call takes no query' });
    return undefined;
  }
  const result = schema.safeParse(asSent(given, part), { reportInput: true });
  if (!result.success)
    throw new ProblemError('VALIDATION', {
      detail: `The ${part} is not as the contract says`,
      errors: fieldErrors(result.error.issues, part),
    });
  const unstorable = unstorableText(result.data);
  if (unstorable !== undefined)
    throw new ProblemError('VALIDATION', {
      detail: `The ${part} holds a text that cannot be kept`,
      errors: [
        {
          field: unstorable || part,
          code: 'forms:errors.characters',
          message: 'Alcuni caratteri non si possono usare.',
        },
      ],
    });
  return result.data;
}
type Part = 'params' | 'query' | 'body';
function asSent(given: unknown, part: Part): unknown {
  if (part === 'query') return coerceQuery(given);
  return part === 'body' && given === undefined ? {} : given;
}

/**
 * Where a text holds a NUL or half a character, which no database keeps: the path of the field,
 * empty for the value itself.
 */
function unstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableText(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first complaint of each field: one is enough to mend it. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], part: string) {
  const byField = new Map<string, { field: string; code: string; message: string }>();
  for (const issue of issues.slice(0, 100)) {
    const field =
      [
        ...issue.path.map(String),
        ...(issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : []),
      ].join('.') || part;
    if (!byField.has(field))
      byField.set(field, { field, code: messageKey(issue), message: issue.message });
  }
  return [...byField.values()];
}

function messageKey(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'forms:errors.unknownField';
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return 'forms:errors.required';
    if (issue.expected === 'int' && typeof issue.input === 'number') return 'forms:errors.whole';
  }
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string')
    return issue.params['code'];
  return 'forms:errors.invalid';
}

function coerceQuery(given: unknown): unknown {
  const out: Record<string, unknown> = {};
  const sent: [string, unknown][] = Object.entries(given ?? {});
  for (const [key, value] of sent) {
    // A key given twice arrives as a list, which no schema takes.
    out[key] =
      typeof value === 'string' && NUMERIC_QUERY.has(key) && /^\d{1,9}$/.test(value)
        ? Number(value)
        : value;
  }
  return out;
}
const NUMERIC_QUERY = new Set(['page', 'pageSize', 'reds']);
