/**
 * Which name a passkey is bound to, and at which of our addresses it works (decision 0066). A
 * browser lets an address use its own host or a name above it. One label, such as `localhost`, is
 * above nothing.
 */
import type { Config } from '../../config.ts';
import { originOf } from '../../http/site.ts';
import type { Site, Sites } from '../../http/site.ts';

export type PasskeyNames = Sites & Pick<Config, 'passkeyDomain'>;

const hostOf = (sites: Sites, site: Site): string => new URL(originOf(sites, site)).hostname;
const isUnder = (host: string, domain: string): boolean =>
  host === domain || (domain.includes('.') && host.endsWith(`.${domain}`));

/** The relying party id of the passkeys that are made and asked for at an address. */
export function passkeyDomainOf(names: PasskeyNames, site: Site): string {
  const host = hostOf(names, site);
  return isUnder(host, names.passkeyDomain) ? names.passkeyDomain : host;
}

/** Of a passkey as it is kept. */
export const domainOfKept = (names: PasskeyNames, domain: string | null): string =>
  domain ?? hostOf(names, 'site');

const bothSites = ({ backOfficeUrl }: Sites): Site[] =>
  backOfficeUrl === null ? ['site'] : ['site', 'back-office'];

/** Origins that a signature for this name may come from. */
export const originsOf = (names: PasskeyNames, domain: string): string[] =>
  bothSites(names)
    .filter((site) => passkeyDomainOf(names, site) === domain)
    .map((site) => originOf(names, site));

/** Hosts where a passkey of this name works. */
export const hostsOf = (names: PasskeyNames, domain: string): string[] =>
  originsOf(names, domain).map((origin) => new URL(origin).host);
