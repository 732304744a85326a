/**
 * One request to our own API: bearer when there is a token, 401 → one refresh → one repeat
 * (specification §4, §8).
 */
import type { Problem } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { randomId } from '@bussola/portal/browser';
import { ProblemError } from './problem.ts';

export type Http = (request: HttpRequest) => Promise<unknown>;

export interface HttpOptions {
  token: () => string | null;
  /** A new token, or null when the session is over. Joined by every request that waits for it. */
  refresh: (rejected: string, request: HttpRequest) => Promise<string | null>;
  /** Base of the API; empty for the page's own origin. */
  prefix?: string;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value;

async function refusal(response: Response): Promise<ProblemError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const body: unknown = await response.json().catch(() => null);
  const problem = isProblem(body) ? body : undefined;
  return new ProblemError(
    response.status,
    problem?.code ?? (response.status >= 500 ? 'UNAVAILABLE' : 'INTERNAL'),
    problem,
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  );
}

export function createHttp({ token, refresh, prefix = '' }: HttpOptions): Http {
  const send = async (
    request: HttpRequest,
    bearer: string | null,
    idempotencyKey: string | undefined,
  ): Promise<Response> => {
    const credentials = {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    if (request.body instanceof FormData) {
      const { sendForm } = await import(/* webpackChunkName: "send-form" */ './send-form.ts');
      return sendForm(prefix + request.path, request, credentials);
    }
    // Loaded with the first request: the sign-in page is drawn without it.
    const { default: ky } = await import(/* webpackChunkName: "ky" */ 'ky');
    const searchParams = Object.fromEntries(
      Object.entries(request.query ?? {}).filter(
        (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
      ),
    );
    try {
      return await ky(prefix + request.path, {
        method: request.method,
        ...(Object.keys(searchParams).length > 0 ? { searchParams } : {}),
        ...(request.body === undefined ? {} : { json: request.body }),
        headers: { ...request.headers, ...credentials },
        ...(request.signal ? { signal: request.signal } : {}),
        credentials: 'include',
        retry: 0,
        // A file is made while it is sent: everything of a person may take its minute.
        timeout: request.expect === 'blob' ? 90_000 : 30_000,
        throwHttpErrors: false,
      });
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ProblemError(0, 'NETWORK');
    }
  };

  return async (request) => {
    // The repeat after a refresh carries the same key, so that a creation can never happen twice.
    const idempotencyKey = request.method === 'POST' ? randomId() : undefined;
    let bearer = token();
    let response = await send(request, bearer, idempotencyKey);
    if (response.status === 401 && bearer !== null) {
      bearer = await refresh(bearer, request);
      if (bearer !== null) response = await send(request, bearer, idempotencyKey);
    }
    if (!response.ok) throw await refusal(response);
    if (request.expect === 'blob') return response.blob();
    if (request.expect === 'nothing' || response.status === 204) return undefined;
    const body: unknown = await response.json();
    return body;
  };
}
