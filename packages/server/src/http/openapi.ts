/** The contract as OpenAPI 3.1. */
import { CALL_NAMES, calls, contract } from '@bussola/contract';
import type { Endpoint, Policy } from '@bussola/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

const whoMay = ({ who }: Policy): string =>
  typeof who === 'string' ? who : who.length === 4 ? 'signed in' : who.join(', ');

const SECURITY: Readonly<Record<string, Json>> = {
  'refresh-cookie': { refresh: [] },
  publisher: { publisher: [] },
  session: { bearer: [] },
};

const CONSUMED = {
  'multipart/form-data': { type: 'object' },
  'application/octet-stream': { type: 'string', format: 'binary' },
  'application/reports+json': { type: 'array', items: { type: 'object' } },
} as const;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of CALL_NAMES) {
    const call = calls[name];
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call.path, contract[name]);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bussola',
      version: '1.0.0',
      description: 'Refusals are problem+json (RFC 9457) with a stable `code`.',
    },
    paths,
    components: {
      securitySchemes: {
        publisher: { type: 'http', scheme: 'bearer', description: 'A publish token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresh: { type: 'apiKey', in: 'cookie', name: '__Host-rt' },
      },
    },
  };
}

function operation(name: string, path: string, endpoint: Endpoint): Json {
  const parameters = [
    ...properties(endpoint.params, 'path'),
    ...properties(endpoint.query, 'query'),
  ];
  const status = String(endpoint.status ?? 200);
  const content = endpoint.produces
    ? { [endpoint.produces]: {} }
    : endpoint.response
      ? { 'application/json': { schema: schemaOf(endpoint.response, 'output') } }
      : undefined;
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `For: ${whoMay(endpoint.permission)}`,
    tags: [path.split('/')[2] ?? ''],
    'x-policy': endpoint.permission,
    ...(endpoint.permission.who === 'anyone'
      ? {}
      : {
          security: [
            SECURITY[
              typeof endpoint.permission.who === 'string' ? endpoint.permission.who : 'session'
            ] ?? {},
          ],
        }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.consumes
      ? {
          requestBody: {
            required: true,
            content: { [endpoint.consumes]: { schema: CONSUMED[endpoint.consumes] } },
          },
        }
      : {}),
    responses: {
      [status]: { description: 'Done', ...(content ? { content } : {}) },
      default: { description: 'Refused', content: { 'application/problem+json': {} } },
    },
  };
}

function properties(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties: fields = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}
