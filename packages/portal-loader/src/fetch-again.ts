/** Fetches a file. A request that hangs is repeated under another address; a refusal is thrown. */
import type { Clock } from './clock.ts';
import type { Times } from './times.ts';

export interface FetchAgain {
  url: string;
  integrity?: string;
  clock: Clock;
  times: Times;
}

/** @throws what the last try threw; a refusal as an Error that names the status. */
export async function fetchAgain({
  url,
  integrity,
  clock,
  times,
}: FetchAgain): Promise<ArrayBuffer> {
  for (let tries = 0; ; tries += 1) {
    const stop = new AbortController();
    const hang = clock.setTimeout(
      () => stop.abort(new DOMException(`${url} hangs`, 'TimeoutError')),
      times.hang,
    );
    try {
      const answer = await fetch(tries === 0 ? url : `${url}?r=${tries}`, {
        signal: stop.signal,
        ...(integrity === undefined ? {} : { integrity }),
      });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return await answer.arrayBuffer();
    } catch (error) {
      // Only what hung is asked for again here: a refusal is somebody else's to judge, who knows
      // whether it will change.
      if (!stop.signal.aborted || tries >= times.retries.length) throw error;
    } finally {
      clock.clearTimeout(hang);
    }
  }
}
