import { describe, expect, it } from '@jest/globals';
import { ConfigError, readCommandConfig, readConfig } from './config.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://bussola.example',
  SMTP_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Bussola <posta@bussola.example>',
};

describe('what the environment says', () => {
  it('gives a demo on this machine when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      smtpUrl: null,
      vixUrl: null,
      publicUrl: 'http://localhost:3000',
    });
  });
  it.each([
    [{ PORT: 'tremila' }, 'PORT is «tremila»: it must be a whole number from 0 to 65535'],
    [
      { SHUTDOWN_GRACE_SECONDS: '5s' },
      'SHUTDOWN_GRACE_SECONDS is «5s»: it must be a whole number from 0 to 300',
    ],
    [{ PORT: '65536' }, 'PORT is «65536»: it must be a whole number from 0 to 65535'],
    [{ MODE: 'test' }, 'MODE is «test»: it must be one of demo, dev, production'],
    [
      { DATABASE_URL: 'postgres://db/bussola' },
      'DATABASE_URL is set and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people',
    ],
    [
      { PUBLIC_URL: 'https://bussola.example' },
      'PUBLIC_URL is an https address and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people',
    ],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY is «yes»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address',
    ],
    [
      { TRUST_PROXY: '0' },
      'TRUST_PROXY is «0»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/8,lb.example' },
      'TRUST_PROXY is «10.0.0.0/8,lb.example»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address',
    ],
    [
      { NODE_ENV: 'production' },
      'NODE_ENV is production and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people',
    ],
    [
      { MODE: 'dev', DATABASE_URL: 'mysql://root:segreto@db' },
      'DATABASE_URL is not an address of the kind postgres://… or postgresql://…',
    ],
    [
      { VIX_URL: 'file:///etc/passwd' },
      'VIX_URL is not an address of the kind https://… or http://…',
    ],
    [
      { SECURITY_CONTACT: 'security@bussola.example' },
      'SECURITY_CONTACT is not an address of the kind mailto:… or https://…',
    ],
    [
      { SECURITY_CONTACT: 'http://bussola.example/security' },
      'SECURITY_CONTACT is not an address of the kind mailto:… or https://…',
    ],
    [
      { SECURITY_CONTACT: 'mailto:security' },
      'SECURITY_CONTACT has no address of mail after mailto:',
    ],
    [
      { PORTAL_TIMES: 'slow=500,limit' },
      'PORTAL_TIMES has «limit»: it must be a list like slow=500,limit=4000,retries=100/300, of slow, hang, giveWay, limit, retries and open',
    ],
    [
      { PORTAL_TIMES: 'slow=1/2' },
      'PORTAL_TIMES has «slow=1/2»: it must be a list like slow=500,limit=4000,retries=100/300, of slow, hang, giveWay, limit, retries and open',
    ],
    [
      { ...PRODUCTION, PORTAL_TIMES: 'slow=500' },
      'PORTAL_TIMES shortens waits for tests: in production it must not be set',
    ],
    [
      { ...PRODUCTION, PROOF_SECONDS: '3' },
      'PROOF_SECONDS shortens proofs for tests: in production it must not be set',
    ],
    [{ PROOF_SECONDS: '301' }, 'PROOF_SECONDS is «301»: it must be a whole number from 1 to 300'],
    [
      { ...PRODUCTION, SMTP_URL: undefined },
      'SMTP_URL is missing: in production people could not confirm their address. Set it, or set ALLOW_NO_SMTP=yes to keep messages in the database, unsent',
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: undefined },
      'PUBLIC_URL is missing: in production mailed links need the address that people open, such as https://bussola.example',
    ],
  ])('refuses %j with one sentence', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
  it('takes a number of proxies, or their addresses', () => {
    expect(
      [{}, { TRUST_PROXY: '2' }, { TRUST_PROXY: '10.0.0.0/8, 192.168.1.5,fd00::/8' }].map(
        (env) => readConfig(env).trustProxy,
      ),
    ).toEqual([false, 2, ['10.0.0.0/8', '192.168.1.5', 'fd00::/8']]);
  });
  it('takes shorter waits for tests', () => {
    expect(readConfig({})).toMatchObject({ portalTimes: null, proofSeconds: 300 });
    expect(readConfig({ PROOF_SECONDS: '3' }).proofSeconds).toBe(3);
    expect(readConfig({ PORTAL_TIMES: 'slow=500, retries=100/300' }).portalTimes).toEqual({
      slow: 500,
      retries: [100, 300],
    });
  });
  it('takes production without SMTP only when told so', () => {
    expect(
      readConfig({ ...PRODUCTION, SMTP_URL: undefined, ALLOW_NO_SMTP: 'yes' }).smtpUrl,
    ).toBeNull();
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://bussola.example/' })).toMatchObject({
      publicUrl: 'https://bussola.example',
      throttleScale: 1,
      shutdownGraceSeconds: 5,
    });
  });
});

const isRefused = (env: Record<string, string | undefined>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

describe('production refuses', () => {
  it.each([
    'http://site.example',
    'http://localhost',
    'http://127.0.0.1:3000',
    'HTTP://site.example',
  ])('an address without TLS, unless told otherwise: %s', (given) => {
    for (const key of ['PUBLIC_URL', 'BACK_OFFICE_URL']) {
      const env = { ...PRODUCTION, [key]: given };
      expect(isRefused(env)).toBe(
        `${key} begins with http://: in production people's figures need https://. For a test without TLS set ALLOW_HTTP=yes`,
      );
      expect(isRefused({ ...env, ALLOW_HTTP: 'yes' })).toBe('');
    }
  });
  it('figures fetched without TLS', () => {
    expect(isRefused({ ...PRODUCTION, VIX_URL: 'http://figures.example/vix' })).toBe(
      'VIX_URL is not an address of the kind https://…',
    );
  });
  it.each([
    [undefined, 'MAIL_FROM is missing'],
    ['', 'MAIL_FROM is missing'],
    ['Bussola <non-rispondere@bussola.invalid>', 'MAIL_FROM ends with .invalid'],
    ['a@BUSSOLA.INVALID', 'MAIL_FROM ends with .invalid'],
    ['a@invalid', 'MAIL_FROM ends with .invalid'],
    ['Bussola', 'MAIL_FROM is not a sender'],
    ['Bussola <posta>', 'MAIL_FROM is not a sender'],
    ['a@bussola.example, b@bussola.example', 'MAIL_FROM is not a sender'],
    ['a@bussola.example\r\nBcc: b@bussola.example', 'MAIL_FROM is not a sender'],
  ])('the sender %j', (given, words) => {
    expect(isRefused({ ...PRODUCTION, MAIL_FROM: given })).toContain(words);
  });
  it.each([
    'posta@bussola.example',
    'Bussola <posta@bussola.example>',
    '"Bussola, Italia" <no-reply+it@mail.bussola.example>',
    'posta@invalid.example',
  ])('no sender that is one: %s', (given) => {
    expect(readConfig({ ...PRODUCTION, MAIL_FROM: given }).mailFrom).toBe(given);
  });
});

describe('the two addresses of the site', () => {
  it.each([
    ['https://bussola.example/app', 'holds a path'],
    ['https://bussola.example//', 'holds a path'],
    ['https://bussola.example/?from=mail', 'holds a path'],
    ['https://bussola.example?', 'holds a path'],
    ['https://bussola.example/#top', 'holds a path'],
    ['https://anna:segreto@bussola.example', 'holds a user name'],
    ['https://anna@bussola.example', 'holds a user name'],
  ])('are origins: %s is refused and not repeated, in every mode', (given, words) => {
    for (const key of ['PUBLIC_URL', 'BACK_OFFICE_URL']) {
      for (const env of [
        { ...PRODUCTION, [key]: given },
        { MODE: 'dev', [key]: given },
      ]) {
        expect(isRefused(env)).toContain(`${key} ${words}`);
        expect(isRefused(env)).not.toContain('segreto');
      }
    }
  });
  it('are written as browsers write an origin', () => {
    expect(
      readConfig({
        ...PRODUCTION,
        PUBLIC_URL: ' https://BUSSOLA.example:443/ ',
        BACK_OFFICE_URL: 'https://ufficio.bussola.example/',
      }),
    ).toMatchObject({
      publicUrl: 'https://bussola.example',
      backOfficeUrl: 'https://ufficio.bussola.example',
    });
  });
  it.each([
    'https://bussola.example',
    'https://bussola.example/',
    'https://BUSSOLA.example:443',
    'https://bussola.example:8443',
    'https://bussola.example.',
  ])('are on two hosts: a back office at %s is refused', (given) => {
    expect(isRefused({ ...PRODUCTION, BACK_OFFICE_URL: given })).toContain(
      'BACK_OFFICE_URL has the host of PUBLIC_URL',
    );
  });
  const office = { ...PRODUCTION, BACK_OFFICE_URL: 'https://ufficio.bussola.example' };
  it.each([
    [{ SERVE: 'site' }, { serves: 'site', isStaffApart: true }],
    [{ SERVE: 'back-office' }, { serves: 'back-office', isStaffApart: true }],
    [{ STAFF_ONLY_AT_BACK_OFFICE: 'yes' }, { serves: 'all', isStaffApart: true }],
    [{}, { serves: 'all', isStaffApart: false }],
  ])('keep the staff apart when the environment says so: %j', (given, expected) => {
    expect(readConfig({ ...office, ...given })).toMatchObject({
      ...expected,
      staffUrl: 'https://ufficio.bussola.example',
    });
  });
  it('keep the staff at the site without a back office, and need one to keep them apart', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      isStaffApart: false,
      staffUrl: 'https://bussola.example',
    });
    for (const given of [{ SERVE: 'site' }, { STAFF_ONLY_AT_BACK_OFFICE: 'yes' }])
      expect(isRefused({ ...PRODUCTION, ...given })).toContain('BACK_OFFICE_URL is missing');
    expect(isRefused({ SERVE: 'admin' })).toContain('SERVE is «admin»');
  });
  it('share passkeys under a name above both, and take no other name', () => {
    const env = { ...PRODUCTION, PUBLIC_URL: 'https://www.bussola.example' };
    expect(readConfig(env).passkeyDomain).toBe('www.bussola.example');
    expect(readConfig({ ...env, PASSKEY_DOMAIN: 'bussola.example' }).passkeyDomain).toBe(
      'bussola.example',
    );
    for (const given of ['altro.example', 'example.', 'ww.bussola.example', 'example'])
      expect(isRefused({ ...env, PASSKEY_DOMAIN: given })).toContain(
        `PASSKEY_DOMAIN is «${given}»`,
      );
  });
  it('of the two processes of a demo find each other without set-up', () => {
    const urls = {
      publicUrl: 'http://localhost:3000',
      backOfficeUrl: 'http://ufficio.localhost:3200',
    };
    expect(readConfig({ MODE: 'demo', SERVE: 'site' })).toMatchObject({ ...urls, port: 3000 });
    expect(readConfig({ MODE: 'demo', SERVE: 'back-office' })).toMatchObject({
      ...urls,
      port: 3200,
      staffUrl: urls.backOfficeUrl,
    });
    expect(readConfig({ MODE: 'demo' })).toMatchObject({
      backOfficeUrl: 'http://ufficio.localhost:3000',
      staffUrl: 'http://localhost:3000',
    });
  });
});

it('commands need no mail and no public address, in production either', () => {
  expect(readCommandConfig({ MODE: 'production' })).toMatchObject({
    mode: 'production',
    smtpUrl: null,
  });
  expect(() =>
    readCommandConfig({ MODE: 'production', PUBLIC_URL: 'http://bussola.example' }),
  ).toThrow('PUBLIC_URL begins with http://');
});
