/** The fault of an address of the site or of the sender, as one sentence; null without a fault. */

interface OriginOptions {
  /** A server in production, unless http is explicitly wanted. */
  httpsOnly: boolean;
}

/**
 * The site is served at the root of its host, so an origin is all that PUBLIC_URL and
 * BACK_OFFICE_URL may say.
 */
export function originFault(
  key: string,
  given: string,
  { httpsOnly }: OriginOptions,
): string | null {
  const { protocol, username, password, pathname, search, hash } = new URL(given);
  // The value may hold a password, so it is never repeated in the sentence.
  if (username || password)
    return `${key} holds a user name or a password: it must be an origin, such as https://bussola.example`;
  if (pathname !== '/' || search || hash || /[?#]/.test(given))
    return `${key} holds a path, a query or a fragment: it must be an origin, such as https://bussola.example`;
  if (httpsOnly && protocol !== 'https:')
    return `${key} begins with http://: in production people's figures need https://. For a test without TLS set ALLOW_HTTP=yes`;
  return null;
}

/**
 * Cookies are kept by host, whatever the port: two origins on one host would share the sessions of
 * people and staff.
 */
export function sharedHostFault(publicUrl: string, backOfficeUrl: string): string | null {
  if (hostOf(publicUrl) !== hostOf(backOfficeUrl)) return null;
  return 'BACK_OFFICE_URL has the host of PUBLIC_URL: the back office needs a host of its own, because browsers share cookies between the ports of one host';
}

/** Browsers refuse a passkey for a name that is neither the host of the page nor above it. */
export function passkeyDomainFault(domain: string, host: string): string | null {
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain);
  if (domain === host || (isName && host.endsWith(`.${domain}`))) return null;
  return `PASSKEY_DOMAIN is «${domain}»: it must be the host of PUBLIC_URL or a name above it, such as bussola.example for www.bussola.example`;
}

/** A name may end with the dot of the root: it is the same host. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/** `anna@bussola.example` or `Bussola <anna@bussola.example>`, at a domain that can exist. */
export function senderFault(given: string): string | null {
  if (!given)
    return 'MAIL_FROM is missing: in production mail needs a sender of yours, such as Bussola <no-reply@bussola.example>';
  const address = /^[^<>@\r\n]*<([^<>\r\n]*)>$/.exec(given.trim())?.[1] ?? given.trim();
  const [, domain] = /^[^\s<>@,;:"]+@([a-z0-9.-]+)$/i.exec(address) ?? [];
  if (domain === undefined)
    return 'MAIL_FROM is not a sender: it must be like Bussola <no-reply@bussola.example>';
  if (/(^|\.)invalid$/i.test(domain))
    return 'MAIL_FROM ends with .invalid, a domain that cannot exist: mail would be refused. Set a sender of yours';
  return null;
}
