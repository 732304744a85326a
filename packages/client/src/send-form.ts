import { ProblemError } from './problem.ts';

interface FormRequest {
  method: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Which part has been sent, 0–1. */ onProgress?: (share: number) => void;
}

/** The server gives an upload a minute; the way there may take longer. */
const TIMEOUT_MS = 120_000;

/**
 * Sends files. The one thing that `fetch` cannot tell is how much has left, so this is the older
 * way, which can.
 * @throws ProblemError NETWORK when the server cannot be reached; the signal's reason when it was
 *   called off
 */
export function sendForm(
  url: string,
  { method, body, signal, onProgress }: FormRequest,
  headers: Record<string, string>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const unreachable = () => reject(new ProblemError(0, 'NETWORK'));
    request.open(method, url);
    request.responseType = 'text';
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onerror = unreachable;
    request.ontimeout = unreachable;
    request.onabort = () =>
      reject(
        signal?.reason instanceof Error
          ? signal.reason
          : new DOMException('called off', 'AbortError'),
      );
    request.onload = () => {
      const hasBody = request.status !== 204 && request.status !== 304;
      const retryAfter = request.getResponseHeader('retry-after');
      resolve(
        new Response(hasBody ? request.responseText : null, {
          status: request.status,
          headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
        }),
      );
    };
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) {
      reject(
        signal.reason instanceof Error
          ? signal.reason
          : new DOMException('called off', 'AbortError'),
      );
      return;
    }
    signal?.addEventListener('abort', stop);
    request.send(body as FormData);
  });
}
