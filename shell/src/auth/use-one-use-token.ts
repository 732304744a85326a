import { useEffect, useState } from 'react';

const FORM = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of a mailed link, read once and taken out of the address, so that it stays in no
 * history and no referrer.
 */
export function useOneUseToken(name = 'token'): string | null {
  const [token] = useState(() => {
    const value = new URLSearchParams(location.search).get(name);
    return value !== null && FORM.test(value) ? value : null;
  });
  useEffect(() => {
    if (location.search.includes(`${name}=`))
      history.replaceState(history.state, '', location.pathname);
  }, [name]);
  return token;
}
