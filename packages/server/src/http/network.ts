import ipaddr from 'ipaddr.js';

/**
 * Some gateways write `1.2.3.4:5678` and `[2001:db8::1]:5678` into X-Forwarded-For: a port, which
 * the client chooses, is no address.
 */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;

/**
 * Whom a count by address counts. One household or machine is given 2^64 addresses of IPv6 at once,
 * so there the network counts (/64); an IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  const plain = (ipv6 ?? ipv4 ?? address).split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
