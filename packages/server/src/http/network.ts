/**
 * Whom a count by address counts. One household or machine is given 2^64 addresses of IPv6 at once, so there the network counts (/64);
 * an IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');
  const left = groupsOf(before);
  const groups = after === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - groupsOf(after).length)).fill('0'), ...groupsOf(after)];
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
