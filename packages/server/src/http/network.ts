import ipaddr from 'ipaddr.js';

/**
 * Whom a count by address counts. One household or machine is given 2^64 addresses of IPv6 at once, so there the network counts (/64);
 * an IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
