/** The contract as OpenAPI 3.1, and a page to read it. */
import { calls, contract } from '@bussola/contract';
import type { Call, CallName, Endpoint, Policy } from '@bussola/contract';
import { z } from 'zod';
import { escapeHtml } from '../html.ts';

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
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(name, contract[name]);
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

function operation(name: string, endpoint: Endpoint): Json {
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
    tags: [whoMay(endpoint.permission)],
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

export const DOCS_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** One page, no script: every call with what it takes and gives. */
export function docsPage(): string {
  const block = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
    schema
      ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`
      : '';
  const sections = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => {
    const endpoint: Endpoint = contract[name];
    return `<section id="${name}"><h2><b>${call.method}</b> <code>${escapeHtml(call.path)}</code></h2><p>${escapeHtml(endpoint.summary)} <i>${whoMay(endpoint.permission)}</i></p>
${block('path', endpoint.params, 'input')}${block('query', endpoint.query, 'input')}${block('body', endpoint.body, 'input')}${block('answer', endpoint.response, 'output')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bussola API</title><style>
body{margin:0;background:#FAF7F2;color:#22302f;font:16px/1.6 Inter,"Segoe UI",system-ui,sans-serif}main{max-width:860px;margin:0 auto;padding:32px 16px}
h1{font:500 34px Fraunces,Georgia,serif;color:#0F3D3E}h2{font-size:17px;margin:0}b{color:#0F3D3E}section{background:#fff;border:1px solid #E5DED2;border-radius:12px;padding:16px 20px;margin:0 0 12px}
p{margin:4px 0}i{font-style:normal;font-size:13px;background:#E8EFEC;border-radius:99px;padding:2px 10px}pre{overflow:auto;font-size:13px}summary{cursor:pointer}
</style></head><body><main><h1>Bussola API</h1><p>The same as data: <a href="/api/openapi.json">/api/openapi.json</a></p>${sections.join('\n')}</main></body></html>`;
}
