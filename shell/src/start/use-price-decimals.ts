import { useEffect, useState } from 'react';
import { readPriceDecimals } from '../session/calls.ts';
import { useSession } from '../boot/hooks.ts';

/** Read once a session; amounts are whole until then, and when there is no answer. */
export function usePriceDecimals(): number {
  const isSignedIn = useSession().status === 'signed-in';
  const [decimals, setDecimals] = useState(0);
  useEffect(() => {
    if (isSignedIn) readPriceDecimals().then(setDecimals, () => undefined);
  }, [isSignedIn]);
  return decimals;
}
