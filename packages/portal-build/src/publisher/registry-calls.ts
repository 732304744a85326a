/**
 * The registry as a publisher speaks to it: a bearer token, plain fetch, and the server's own
 * reasons when it refuses.
 */
import { calls } from '@bussola/contract/calls';
import type { BodyOf, CallName, ParamsOf, Problem, ResponseOf } from '@bussola/contract';

const PATIENCE_MS = 30_000;
interface Sent<K extends CallName> {
  params: ParamsOf<K>;
  body?: BodyOf<K>;
  bytes?: Uint8Array<ArrayBuffer>;
  file?: string;
}

/** The server said no; `problem` says why. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail ?? problem.title}`);
    this.problem = problem;
  }
}

export function registryCalls({ to, token }: { to: string; token: string }) {
  return async function call<K extends CallName>(
    name: K,
    { params, body, bytes, file }: Sent<K>,
  ): Promise<ResponseOf<K>> {
    const { method, path } = calls[name];
    const url = new URL(
      path.replace(/:(\w+)/g, (_all, key: string) =>
        encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
      ),
      to,
    );
    if (file !== undefined) url.searchParams.set('file', file);
    const sent = bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(url, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent === undefined
          ? {}
          : { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
    }).catch((error: unknown) => {
      throw new Error(
        `${url.origin} does not answer: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}`,
      );
    });
    if (!answer.ok) {
      const problem = (await answer.json().catch(() => undefined)) as Problem | undefined;
      throw problem?.code
        ? new RegistryRefusal(problem)
        : new Error(`${url.origin} answered ${answer.status} to ${method} ${url.pathname}`);
    }
    return (answer.status === 204 ? undefined : await answer.json()) as ResponseOf<K>;
  };
}
export type RegistryCall = ReturnType<typeof registryCalls>;
