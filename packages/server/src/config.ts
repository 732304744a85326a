/** What the environment says, checked once at start: one clear sentence a mistake. */
import path from 'node:path';
import type { PortalsBucket } from '@bussola/registry';
import ipaddr from 'ipaddr.js';
import {
  originFault,
  passkeyDomainFault,
  senderFault,
  sharedHostFault,
} from './production-rules.ts';

export type Mode = 'demo' | 'dev' | 'production';
export type Serves = 'all' | 'site' | 'back-office';
export interface Config {
  mode: Mode;
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL, as the login that acts for people; null: the embedded database. */
  databaseUrl: string | null;
  /**
   * The same database, as the login of the server's own work; null: `databaseUrl` (never in
   * production).
   */
  databaseSystemUrl: string | null;
  /**
   * The same database, as the owner of the schema, who migrates; null: `databaseUrl` migrates
   * (never in production).
   */
  databaseMigrationUrl: string | null;
  /** A start of this build on a schema that a newer build migrated: for a rollback. */
  allowNewerSchema: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where clamd listens; null: uploads are not scanned for viruses. */
  clamdUrl: string | null;
  /** Where the volatility index is read, JSON or CSV; null: nothing is fetched. */
  vixUrl: string | null;
  /** Other sites to sign in by, in the order of the buttons. */
  socialProviders: readonly SocialProvider[];
  /** Origin that people see, without a trailing slash: mailed links begin with it. */
  publicUrl: string;
  /**
   * Origin of the back office, on a host of its own; null: staff work at the public address only.
   */
  backOfficeUrl: string | null;
  /** What this process serves; `all` tells the two hosts apart by the request. */
  serves: Serves;
  /** Admins and SuperAdmins sign in and work at `backOfficeUrl` only, everybody else elsewhere. */
  isStaffApart: boolean;
  /** Origin that letters to Admins and SuperAdmins lead to. */
  staffUrl: string;
  /** The name that passkeys of the site are bound to; also those of a back office under it. */
  passkeyDomain: string;
  /** Whom to tell of a hole in the product: `mailto:` or https, for security.txt. */
  securityContact: string;
  /** Folder of the built pages; the web part is served when it exists. */
  distDir: string;
  /** Where builds of portals are kept: null for `portals` in the data folder. */
  portalsBucket: PortalsBucket | null;
  /**
   * How many proxies of ours stand before the server, or their addresses; false: none, and no
   * header about a client is believed.
   */
  trustProxy: number | readonly string[] | false;
  logLevel: string;
  /** Answers are checked against the contract before they leave. */
  checkResponses: boolean;
  /** After SIGTERM the server says that it is not ready and goes on serving for so long. */
  shutdownGraceSeconds: number;
  /**
   * Free space below which large writes are refused; null: a tenth of the disk, or 2,000 MiB where
   * that is less.
   */
  minFreeDiskBytes: number | null;
  /** Multiplies every throttle: 1 in production, wider where one machine plays everybody. */
  throttleScale: number;
  /**
   * How long a proof of being there is good before what cannot be taken back. Shorter for tests
   * only.
   */
  proofSeconds: number;
  /**
   * Shorter waits of the portal loader, in milliseconds by name; null, as people get it: the
   * loader's own.
   */
  portalTimes: Readonly<Record<string, number | number[]>> | null;
  /** Least duration of the answers that must not tell whether an address is known. */
  uniformMs: number;
}

/** An OpenID Connect provider, found by its issuer. */
export interface SocialProvider {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;
/** Two processes on one machine find each other without set-up. */
const PORT_OF: Readonly<Record<Serves, number>> = { all: 3000, site: 3000, 'back-office': 3200 };
/** The back office has files of its own: it works when those of the site are gone. */
const DIST_OF: Readonly<Record<Serves, string>> = {
  all: 'dist',
  site: 'dist',
  'back-office': 'dist-back-office',
};
const POSTGRES = ['postgres:', 'postgresql:'] as const;

function checkMail(env: Env, smtpUrl: string | null): void {
  if (!smtpUrl && env.ALLOW_NO_SMTP !== 'yes')
    throw new ConfigError(
      'SMTP_URL is missing: in production people could not confirm their address. Set it, or set ALLOW_NO_SMTP=yes to keep messages in the database, unsent',
    );
  refuse(senderFault(env.MAIL_FROM ?? ''));
}

export function readConfig(env: Env = process.env): Config {
  const mode = oneOf(env, 'MODE', ['demo', 'dev', 'production'] as const, 'demo');
  refuseDemoByMistake(env);
  const serves = oneOf(env, 'SERVE', ['all', 'site', 'back-office'] as const, 'all');
  const port = integer(env, 'PORT', PORT_OF[serves], 0, 65_535);
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (mode === 'production') checkMail(env, smtpUrl);
  return {
    mode,
    port,
    smtpUrl,
    serves,
    ...origins(env, { mode, port, serves }),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || 'data'),
    databaseUrl: address(env, 'DATABASE_URL', POSTGRES),
    databaseSystemUrl: address(env, 'DATABASE_SYSTEM_URL', POSTGRES),
    databaseMigrationUrl: address(env, 'DATABASE_MIGRATION_URL', POSTGRES),
    allowNewerSchema: env.ALLOW_NEWER_SCHEMA === 'yes',
    vixUrl: address(env, 'VIX_URL', isHttpsOnly(env, mode) ? ['https:'] : ['https:', 'http:']),
    clamdUrl: address(env, 'CLAMD_URL', ['tcp:', 'unix:']),
    socialProviders: providers(env.SOCIAL_PROVIDERS, mode),
    mailFrom: env.MAIL_FROM || 'Bussola <non-rispondere@bussola.invalid>',
    distDir: path.resolve(
      env.DIST_DIR || path.join(import.meta.dirname, '../../..', DIST_OF[serves]),
    ),
    portalsBucket: portalsBucket(env),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const,
      mode === 'production' ? 'info' : 'warn',
    ),
    checkResponses: mode === 'dev',
    shutdownGraceSeconds: integer(
      env,
      'SHUTDOWN_GRACE_SECONDS',
      mode === 'production' ? 5 : 0,
      0,
      300,
    ),
    minFreeDiskBytes: env.MIN_FREE_DISK_MB
      ? integer(env, 'MIN_FREE_DISK_MB', 0, 0, 1_000_000_000) * 1024 * 1024
      : null,
    throttleScale: mode === 'production' ? 1 : 50,
    proofSeconds: proofSeconds(env, mode),
    portalTimes: portalTimes(env.PORTAL_TIMES, mode),
    uniformMs: 120,
  };
}

/**
 * A demo has people with published passwords: what looks like a real installation must say which it
 * is.
 */
function refuseDemoByMistake(env: Env): void {
  if (env.MODE) return;
  const sign = env.DATABASE_URL
    ? 'DATABASE_URL is set'
    : env.PUBLIC_URL?.startsWith('https:')
      ? 'PUBLIC_URL is an https address'
      : env.NODE_ENV === 'production'
        ? 'NODE_ENV is production'
        : null;
  if (sign)
    throw new ConfigError(
      `${sign} and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people`,
    );
}

/** The settings of a command, which sends no mail and serves no page. */
export function readCommandConfig(env: Env = process.env): Config {
  return readConfig({
    ALLOW_NO_SMTP: 'yes',
    PUBLIC_URL: env.MODE === 'production' ? 'https://localhost' : 'http://localhost',
    MAIL_FROM: 'nobody@localhost',
    ...env,
  });
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new ConfigError(fault);
}

const isHttpsOnly = (env: Env, mode: Mode): boolean =>
  mode === 'production' && env.ALLOW_HTTP !== 'yes';

type Process = Pick<Config, 'mode' | 'port' | 'serves'>;
type Origins =
  'publicUrl' | 'backOfficeUrl' | 'isStaffApart' | 'staffUrl' | 'passkeyDomain' | 'securityContact';
function origins(env: Env, process: Process): Pick<Config, Origins> {
  const { publicUrl, backOfficeUrl } = addresses(env, process);
  const isStaffApart = process.serves !== 'all' || env.STAFF_ONLY_AT_BACK_OFFICE === 'yes';
  if (isStaffApart && backOfficeUrl === null)
    throw new ConfigError(
      'BACK_OFFICE_URL is missing: with SERVE or STAFF_ONLY_AT_BACK_OFFICE the staff need an address of their own, such as https://ufficio.bussola.example',
    );
  // The demo has a back office without being asked for one, and its letters stay where they were.
  const isNamed = isStaffApart || Boolean(env.BACK_OFFICE_URL);
  return {
    publicUrl,
    backOfficeUrl,
    isStaffApart,
    passkeyDomain: passkeyDomain(env, publicUrl),
    staffUrl: (isNamed ? backOfficeUrl : null) ?? publicUrl,
    securityContact: contact(env) ?? `mailto:security@${new URL(publicUrl).hostname}`,
  };
}

function passkeyDomain(env: Env, publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  const given = env.PASSKEY_DOMAIN?.toLowerCase();
  if (given) refuse(passkeyDomainFault(given, host));
  return given || host;
}

/** The other process of two has a port of its own. */
function addresses(
  env: Env,
  { mode, port, serves }: Process,
): Pick<Config, 'publicUrl' | 'backOfficeUrl'> {
  if (mode === 'production' && !env.PUBLIC_URL)
    throw new ConfigError(
      'PUBLIC_URL is missing: in production mailed links need the address that people open, such as https://bussola.example',
    );
  const sitePort = serves === 'back-office' ? PORT_OF.site : port;
  const staffPort = serves === 'site' ? PORT_OF['back-office'] : port;
  const publicUrl = origin(env, 'PUBLIC_URL', mode) ?? `http://localhost:${sitePort}`;
  const backOfficeUrl =
    origin(env, 'BACK_OFFICE_URL', mode) ??
    (mode === 'demo' ? `http://ufficio.localhost:${staffPort}` : null);
  if (backOfficeUrl !== null) refuse(sharedHostFault(publicUrl, backOfficeUrl));
  return { publicUrl, backOfficeUrl };
}

function origin(env: Env, key: string, mode: Mode): string | null {
  const given = address(env, key, ['http:', 'https:']);
  if (given === null) return null;
  refuse(originFault(key, given, { httpsOnly: isHttpsOnly(env, mode) }));
  return new URL(given).origin;
}

function contact(env: Env): string | null {
  const given = address(env, 'SECURITY_CONTACT', ['mailto:', 'https:']);
  if (given === null) return null;
  const url = new URL(given);
  if (url.protocol === 'mailto:' && !/^[^\s@]+@[^\s@]+$/.test(url.pathname))
    throw new ConfigError('SECURITY_CONTACT has no address of mail after mailto:');
  return url.href;
}

/** Five minutes; tests see in seconds what a person would meet after five minutes. */
function proofSeconds(env: Env, mode: Mode): number {
  if (env.PROOF_SECONDS && mode === 'production')
    throw new ConfigError(
      'PROOF_SECONDS shortens proofs for tests: in production it must not be set',
    );
  return integer(env, 'PROOF_SECONDS', 300, 1, 300);
}

/**
 * `slow=500,hang=900,giveWay=2000,limit=4000,retries=100/300,open=2000`: tests see in seconds what
 * people would wait two minutes for.
 */
function portalTimes(given: string | undefined, mode: Mode): Config['portalTimes'] {
  if (!given) return null;
  if (mode === 'production')
    throw new ConfigError(
      'PORTAL_TIMES shortens waits for tests: in production it must not be set',
    );
  return Object.fromEntries(
    given.split(',').map((part) => {
      const [, name = '', value = ''] =
        /^(slow|hang|giveWay|limit|retries|open)=(\d{1,6}(?:\/\d{1,6})*)$/.exec(part.trim()) ?? [];
      const numbers = value.split('/').map(Number);
      if (name === '' || (name !== 'retries' && numbers.length !== 1))
        throw new ConfigError(
          `PORTAL_TIMES has «${part.trim()}»: it must be a list like slow=500,limit=4000,retries=100/300, of slow, hang, giveWay, limit, retries and open`,
        );
      return [name, name === 'retries' ? numbers : (numbers[0] ?? 0)];
    }),
  );
}

function trustedProxies(given: string | undefined): Config['trustProxy'] {
  if (!given) return false;
  if (/^([1-9]|10)$/.test(given)) return Number(given);
  const addresses = given.split(',').map((one) => one.trim());
  if (
    addresses.every((one) => ipaddr.isValidCIDR(one) || (ipaddr.isValid(one) && /[.:]/.test(one)))
  )
    return addresses;
  throw new ConfigError(
    `TRUST_PROXY is «${given}»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address`,
  );
}

function oneOf<T extends string>(env: Env, key: string, values: readonly T[], otherwise: T): T {
  const given = env[key];
  if (!given) return otherwise;
  const found = values.find((value) => value === given);
  if (!found) throw new ConfigError(`${key} is «${given}»: it must be one of ${values.join(', ')}`);
  return found;
}

function integer(env: Env, key: string, otherwise: number, min: number, max: number): number {
  const given = env[key];
  if (!given) return otherwise;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < min || value > max)
    throw new ConfigError(`${key} is «${given}»: it must be a whole number from ${min} to ${max}`);
  return value;
}

function address(env: Env, key: string, protocols: readonly string[]): string | null {
  const given = env[key];
  if (!given) return null;
  // The value may hold a password, so it is never repeated in the sentence.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    throw new ConfigError(
      `${key} is not an address of the kind ${protocols.map((protocol) => (protocol === 'mailto:' ? 'mailto:…' : `${protocol}//…`)).join(' or ')}`,
    );
  }
  return given;
}

/** JSON; the value holds secrets, so it is never repeated in a sentence. */
function providers(given: string | undefined, mode: Mode): SocialProvider[] {
  if (!given) return [];
  let list: unknown;
  try {
    list = JSON.parse(given);
  } catch {
    list = undefined;
  }
  if (!Array.isArray(list))
    throw new ConfigError('SOCIAL_PROVIDERS is not a JSON list of providers');
  return list.map((one: Partial<SocialProvider> | null, at) => {
    const provider = { ...NO_PROVIDER, ...one };
    const fault = providerFault(provider, mode);
    if (fault !== undefined)
      throw new ConfigError(`SOCIAL_PROVIDERS, provider ${at + 1}: ${fault}`);
    const { id, name, issuer, clientId, clientSecret } = provider;
    return { id, name, issuer, clientId, clientSecret };
  });
}
const NO_PROVIDER: SocialProvider = {
  id: '',
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
};
function providerFault(
  { id, name, issuer, clientId, clientSecret }: SocialProvider,
  mode: Mode,
): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id))
    return '«id» must be lower-case letters, digits and hyphens';
  if (!name || !clientId || !clientSecret)
    return '«name», «clientId» and «clientSecret» are needed';
  const protocols = mode === 'production' ? ['https:'] : ['https:', 'http:'];
  if (!URL.canParse(issuer) || !protocols.includes(new URL(issuer).protocol))
    return '«issuer» must be an https address';
  return undefined;
}

/**
 * `s3://bucket/prefix` with the keys in the usual variables of AWS; PORTALS_S3_ENDPOINT for stores
 * that are not Amazon's.
 */
function portalsBucket(env: Env): PortalsBucket | null {
  const given = env.PORTALS_STORE;
  if (!given || given === 'disk') return null;
  const [, bucket = '', prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w\-/]*?))?\/?$/.exec(given) ?? [];
  if (!bucket) throw new ConfigError('PORTALS_STORE must be «disk» or s3://bucket/prefix');
  const keys = awsKeys(env);
  const region = env.AWS_REGION || 'us-east-1';
  const endpoint =
    address(env, 'PORTALS_S3_ENDPOINT', ['https:', 'http:'])?.replace(/\/+$/, '') ??
    `https://s3.${region}.amazonaws.com`;
  return {
    endpoint,
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    region,
    ...keys,
  };
}
function awsKeys(env: Env): Pick<PortalsBucket, 'accessKeyId' | 'secretAccessKey'> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  throw new ConfigError(
    'PORTALS_STORE is a bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed',
  );
}
