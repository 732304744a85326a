import type { z } from 'zod';
import type { Policy } from './policy.ts';

export interface Endpoint {
  /**
   * Who may call, and on what: policy.ts. An endpoint without one stops the start of the server.
   */
  permission: Policy;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent for a blob or an empty answer. */
  response?: z.ZodType;
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** Kind of the body where it is not JSON: the handler reads it from the request. */
  consumes?: 'multipart/form-data' | 'application/octet-stream' | 'application/reports+json';
  /** Most bytes of a JSON body, where 64 KiB are not enough. */
  bodyLimit?: number;
  /** Kind of the blob for a download or a picture. */
  produces?:
    'application/pdf' | 'application/octet-stream' | 'application/zip' | 'image/webp' | 'text/csv';
  summary: string;
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
