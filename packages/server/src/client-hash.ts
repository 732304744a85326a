/**
 * The name of a client in the request log: a keyed hash of its address, with another key each day
 * (UTC).
 */
import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import { networkOf } from './http/network.ts';
import type { Secrets } from './secrets.ts';

/** Long enough that two clients of one day do not share a name by chance. */
const HEX_DIGITS = 16;

/**
 * The requests of one client can be told together for one day, on every instance that has the same
 * secrets. Nobody follows a client into the next day, or learns its address, without the secret. As
 * in the rate limits, an IPv6 client is its /64 network.
 */
export function clientHash(
  { mac }: Pick<Secrets, 'mac'>,
  clock: Clock,
): (address: string) => string {
  let day = '';
  let key = '';
  return (address) => {
    const today = clock().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      key = mac('client address in the log', day);
    }
    return createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, HEX_DIGITS);
  };
}
