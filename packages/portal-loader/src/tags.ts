/**
 * Every script and stylesheet tag of a portal passes here: federation's entry, webpack's chunks,
 * mini-css's sheets. A tag gets the hash of the signed list, or a hash that nothing can have: what
 * is not listed does not run. A hung tag is doubled under another address, because a second request
 * for the same address joins the first in the browser and hangs too.
 */
import type { Clock } from './clock.ts';
import type { Times } from './times.ts';

export type AssetTag = HTMLScriptElement | HTMLLinkElement;
/** Fails closed: no file has this hash. */
export const NO_HASH = `sha384-${'A'.repeat(64)}`;
/** The name under which the builds call the shell's tag hook. */
export const TAG_HOOK = '__bussolaTag__';

export interface Tags {
  /** Prepares a tag made by a build: hash, cross-origin mode, retry address. */
  prepare: (tag: AssetTag) => void;
  /** The tag of a portal's entry. */
  entryScript: (url: string) => HTMLScriptElement;
  /**
   * Asks again, under another address, for everything that is still on its way; answers how many.
   */
  retryPending: () => number;
  pendingUrls: () => string[];
}

const addressOf = (tag: AssetTag): string =>
  tag instanceof HTMLScriptElement ? tag.src : tag.href;
const plain = (url: string): string => {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname : origin + pathname;
};

/**
 * Firefox keeps every call of a page waiting while a stylesheet that applies to the screen is on
 * its way, and a hung one cannot be called off: the portal would come by another address and never
 * get its figures. A sheet for paper holds nobody; once there, it applies.
 */
function holdNothingBack(sheet: HTMLLinkElement): void {
  sheet.media = 'print';
  sheet.addEventListener('load', () => {
    sheet.media = 'all';
  });
}

export function createTags({
  integrityOf,
  clock,
  times,
}: {
  integrityOf: (path: string) => string | undefined;
  clock: Clock;
  times: Times;
}): Tags {
  const pending = new Map<AssetTag, { path: string; timers: unknown[]; calls: AbortController }>();
  /**
   * How often an address has been asked for: a later try never repeats an address that hung or
   * failed.
   */
  const tries = new Map<string, number>();

  const settle = (tag: AssetTag) => {
    const known = pending.get(tag);
    for (const timer of known?.timers ?? []) clock.clearTimeout(timer);
    known?.calls.abort();
    pending.delete(tag);
  };

  const address = (path: string): string => {
    const count = tries.get(path) ?? 0;
    tries.set(path, count + 1);
    return count === 0 ? path : `${path}?r=${count}`;
  };

  const arm = (tag: AssetTag, path: string) => {
    tag.integrity = integrityOf(path) ?? NO_HASH;
    tag.crossOrigin = 'anonymous';
    if (tag instanceof HTMLLinkElement) holdNothingBack(tag);
    tag.addEventListener('load', () => {
      tries.delete(path);
      settle(tag);
    });
    tag.addEventListener('error', () => settle(tag));
    pending.set(tag, {
      path,
      calls: new AbortController(),
      timers: [
        clock.setTimeout(() => double(tag, path), times.hang),
        // Nothing times a stylesheet or an entry; webpack times its own chunks, by the same limit.
        clock.setTimeout(() => {
          settle(tag);
          tag.onerror?.call(window, new Event('timeout'));
        }, times.limit),
      ],
    });
  };

  const point = (tag: AssetTag, url: string) => {
    if (tag instanceof HTMLScriptElement) tag.src = url;
    else tag.href = url;
  };

  const prepare = (tag: AssetTag) => {
    const path = plain(addressOf(tag));
    arm(tag, path);
    if (tag instanceof HTMLScriptElement || !tries.has(path)) {
      point(tag, address(path));
      return;
    }
    // Behind a sheet that hangs, Firefox does not even begin another for paper.
    tag.removeAttribute('href');
    double(tag, path, () => tag.dispatchEvent(new Event('error')));
  };

  const double = (tag: AssetTag, path: string, onFailure: () => void = () => undefined) => {
    const again = document.createElement(tag.tagName) as AssetTag;
    if (again instanceof HTMLLinkElement) again.rel = 'stylesheet';
    again.integrity = integrityOf(path) ?? NO_HASH;
    again.crossOrigin = 'anonymous';
    // Whichever arrives first settles the load that waits; a doubled tag that fails leaves the
    // first one waiting.
    again.addEventListener('load', () => {
      if (!pending.has(tag)) return;
      settle(tag);
      tries.delete(path);
      tag.onload?.call(window, new Event('load'));
      tag.remove();
    });
    const url = address(path);
    point(again, url);
    if (again instanceof HTMLScriptElement) {
      document.head.appendChild(again);
      return;
    }
    // A call, unlike a sheet, can be called off; what it brought lies in the browser's cache when
    // the sheet asks.
    void fetch(url, { integrity: again.integrity, signal: pending.get(tag)?.calls.signal ?? null })
      .then(async (answer) => {
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(String(answer.status));
      })
      .then(
        () => {
          if (pending.has(tag)) document.head.appendChild(again);
        },
        () => {
          if (pending.has(tag)) onFailure();
        },
      );
  };

  return {
    prepare,
    entryScript: (url) => {
      const tag = document.createElement('script');
      tag.src = url;
      prepare(tag);
      return tag;
    },
    retryPending: () => {
      const waiting = [...pending];
      for (const [tag, { path }] of waiting) double(tag, path);
      return waiting.length;
    },
    pendingUrls: () => [...pending.values()].map(({ path }) => path),
  };
}
