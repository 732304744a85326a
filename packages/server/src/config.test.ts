import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = { MODE: 'production', PUBLIC_URL: 'https://bussola.example', SMTP_URL: 'smtps://u:p@mail.example' };

describe('what the environment says', () => {
  it('is a demo on this machine only, when it says nothing', () => {
    expect(readConfig({})).toMatchObject({ mode: 'demo', port: 3000, host: '127.0.0.1', databaseUrl: null, smtpUrl: null, vixUrl: null, publicUrl: 'http://localhost:3000' });
  });
  it.each([
    [{ PORT: 'tremila' }, 'PORT is «tremila»: it must be a whole number from 0 to 65535'],
    [{ SHUTDOWN_GRACE_SECONDS: '5s' }, 'SHUTDOWN_GRACE_SECONDS is «5s»: it must be a whole number from 0 to 300'],
    [{ PORT: '65536' }, 'PORT is «65536»: it must be a whole number from 0 to 65535'],
    [{ MODE: 'test' }, 'MODE is «test»: it must be one of demo, dev, production'],
    [{ DATABASE_URL: 'postgres://db/bussola' }, 'DATABASE_URL is set and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people'],
    [{ PUBLIC_URL: 'https://bussola.example' }, 'PUBLIC_URL is an https address and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is «yes»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY is «0»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address'],
    [{ TRUST_PROXY: '10.0.0.0/8,lb.example' }, 'TRUST_PROXY is «10.0.0.0/8,lb.example»: write how many proxies of yours stand before the server (1 to 10), or their addresses, such as 10.0.0.0/8,192.168.1.5. Believing everybody would let any client choose its address'],
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production and MODE is not: set MODE=production for an installation that people use, or MODE=demo to fill it with invented people'],
    [{ MODE: 'dev', DATABASE_URL: 'mysql://root:segreto@db' }, 'DATABASE_URL is not an address of the kind postgres://… or postgresql://…'],
    [{ VIX_URL: 'file:///etc/passwd' }, 'VIX_URL is not an address of the kind https://… or http://…'],
    [{ PORTAL_TIMES: 'slow=500,limit' }, 'PORTAL_TIMES has «limit»: it must be a list like slow=500,limit=4000,retries=100/300, of slow, hang, giveWay, limit, retries and open'],
    [{ PORTAL_TIMES: 'slow=1/2' }, 'PORTAL_TIMES has «slow=1/2»: it must be a list like slow=500,limit=4000,retries=100/300, of slow, hang, giveWay, limit, retries and open'],
    [{ ...PRODUCTION, PORTAL_TIMES: 'slow=500' }, 'PORTAL_TIMES shortens waits for tests: in production it must not be set'],
    [{ ...PRODUCTION, PROOF_SECONDS: '3' }, 'PROOF_SECONDS shortens proofs for tests: in production it must not be set'],
    [{ PROOF_SECONDS: '301' }, 'PROOF_SECONDS is «301»: it must be a whole number from 1 to 300'],
    [{ ...PRODUCTION, SMTP_URL: undefined }, 'SMTP_URL is missing: in production people could not confirm their address. Set it, or set ALLOW_NO_SMTP=yes to keep messages in the database, unsent'],
    [{ ...PRODUCTION, PUBLIC_URL: undefined }, 'PUBLIC_URL is missing: in production mailed links need the address that people open, such as https://bussola.example'],
  ])('refuses %j with one sentence', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
  it('takes a number of proxies, or their addresses', () => {
    expect([{}, { TRUST_PROXY: '2' }, { TRUST_PROXY: '10.0.0.0/8, 192.168.1.5,fd00::/8' }].map((env) => readConfig(env).trustProxy)).toEqual([false, 2, ['10.0.0.0/8', '192.168.1.5', 'fd00::/8']]);
  });
  it('takes shorter waits for tests', () => {
    expect(readConfig({})).toMatchObject({ portalTimes: null, proofSeconds: 300 });
    expect(readConfig({ PROOF_SECONDS: '3' }).proofSeconds).toBe(3);
    expect(readConfig({ PORTAL_TIMES: 'slow=500, retries=100/300' }).portalTimes).toEqual({ slow: 500, retries: [100, 300] });
  });
  it('takes production without SMTP only when told so', () => {
    expect(readConfig({ ...PRODUCTION, SMTP_URL: undefined, ALLOW_NO_SMTP: 'yes' }).smtpUrl).toBeNull();
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://bussola.example/' })).toMatchObject({ publicUrl: 'https://bussola.example', throttleScale: 1, shutdownGraceSeconds: 5 });
  });
});
