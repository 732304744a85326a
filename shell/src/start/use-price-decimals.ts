import { useEffect, useState } from 'react';
import { getQueryClient } from '../boot/query-client.ts';
import { useSession } from '../boot/hooks.ts';
import { readPriceDecimals } from '../session/calls.ts';

/**
 * Read once a release: at the sign-in, and when an analysis comes that was made with another one.
 * Amounts are whole until then, and when there is no answer.
 */
export function usePriceDecimals(): number {
  const isSignedIn = useSession().status === 'signed-in';
  const [decimals, setDecimals] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return;
    let asked: string | undefined;
    const read = () =>
      readPriceDecimals().then(
        (answer) => {
          asked ??= answer.release;
          setDecimals(answer.decimals);
        },
        () => undefined,
      );
    void read();
    let stop = (): void => undefined;
    let isOver = false;
    void getQueryClient().then((client) => {
      if (isOver) return;
      stop = client.getQueryCache().subscribe(({ query }) => {
        const release = releaseOf(query.state.data);
        if (asked === undefined || release === undefined || release === asked) return;
        asked = release;
        void read();
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isSignedIn]);
  return decimals;
}

/** Of the answer of `allInfo`; undefined for every other answer. */
function releaseOf(answer: unknown): string | undefined {
  const { analisi } = (answer ?? {}) as { analisi?: { costanti?: unknown } };
  return typeof analisi?.costanti === 'string' ? analisi.costanti : undefined;
}
