import { calls } from '@bussola/contract/calls';
import { dropTotals } from '@bussola/contract/split-totals';
import type { BodyOf, CallName, ParamsOf, QueryOf, ResponseOf } from '@bussola/contract';
import type { Http } from './http.ts';

let transport: Http | undefined;

/** Lends the shell's transport to this bundle; each portal does it once, when it starts. */
export function connectClient(http: Http): void {
  transport = http;
}

type Needed<T, Key extends string> = [T] extends [undefined]
  ? { [K in Key]?: undefined }
  : object extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T };
export type CallInput<K extends CallName> = Needed<ParamsOf<K>, 'params'> &
  Needed<QueryOf<K>, 'query'> &
  Needed<BodyOf<K>, 'body'> & { signal?: AbortSignal | undefined };
type Args<K extends CallName> =
  object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

const fill = (path: string, params: Record<string, string> | undefined): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });

/**
 * Makes a call of the contract.
 * @throws ProblemError with the server's code, or `NETWORK` when it cannot be reached.
 */
export async function call<K extends CallName>(
  name: K,
  ...[input]: Args<K>
): Promise<ResponseOf<K>> {
  return dropTotals((await request(name, input, 'json')) as ResponseOf<K>);
}

/** The same for a file. */
export async function callBlob<K extends CallName>(name: K, ...[input]: Args<K>): Promise<Blob> {
  return (await request(name, input, 'blob')) as Blob;
}

/** Calls that take files, and the field they take them in (specification §7). */
const FILE_FIELD = { uploadFiles: 'Files', uploadAvatar: 'avatar' } as const;
type UploadName = keyof typeof FILE_FIELD;

/**
 * Sends one file.
 * @param onProgress told the part that has left, 0–1
 * @throws ProblemError with the server's code, or `NETWORK`; an AbortError when `signal` called it
 *   off
 */
export async function callUpload<K extends UploadName>(
  name: K,
  {
    params,
    file,
    fileName,
    onProgress,
    signal,
  }: {
    params: ParamsOf<K>;
    file: Blob;
    fileName: string;
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
  },
): Promise<ResponseOf<K>> {
  if (!transport) throw new Error('connectClient was not called in this bundle');
  const { method, path } = calls[name];
  const body = new FormData();
  body.append(FILE_FIELD[name], file, fileName);
  return (await transport({
    method,
    path: fill(path, params as Record<string, string>),
    body,
    expect: 'json',
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
  })) as ResponseOf<K>;
}

function request<K extends CallName>(
  name: K,
  input: CallInput<K> | undefined,
  expect: 'json' | 'blob',
): Promise<unknown> {
  if (!transport) throw new Error('connectClient was not called in this bundle');
  const { method, path } = calls[name];
  const { params, query, body, signal } = (input ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    signal?: AbortSignal;
  };
  return transport({
    method,
    path: fill(path, params),
    expect,
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
}
