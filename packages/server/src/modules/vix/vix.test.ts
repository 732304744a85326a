import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { fetchText, isPrivate } from './vix-source.ts';
import { vixFromCsv, vixFromJson } from './vix-text.ts';

let t: TestApp;
let staff: Person;
beforeAll(async () => {
  t = await testApp();
  staff = await t.register('staff@bussola.example');
  await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [staff.userId]);
});
afterAll(() => t.close());
beforeEach(() => t.deps.db.query('delete from vix'));

const vix = async () => (await t.call('vix')).body;
const type = (date: string, value: number) =>
  t.call('noteVix', { token: staff.token, body: { date, value } });
const audit = async () =>
  (
    await t.deps.db.query<{ detail: string }>(
      `select detail from audit where action = 'vix.replaced' order by id`,
      [],
    )
  ).map(({ detail }) => detail);

describe('the index', () => {
  it('is grey while nobody has typed one', async () => {
    expect(await vix()).toEqual({
      value: null,
      date: null,
      level: 'grey',
      stale: true,
      source: null,
      history: [],
    });
  });
  it.each([
    ['2026-11-21', 19.99, 'green'],
    ['2026-11-21', 20, 'yellow'],
    ['2026-11-21', 30, 'yellow'],
    ['2026-11-21', 30.01, 'red'],
    ['2026-11-21', 200, 'red'],
    ['2026-11-16', 15, 'green'],
    ['2026-11-15', 15, 'grey'],
  ] as const)('of %s at %d is %s', async (day, value, level) => {
    expect((await type(day, value)).status).toBe(200);
    expect(await vix()).toMatchObject({
      value,
      date: day,
      level,
      stale: level === 'grey',
      source: 'typed',
    });
  });
  it.each([
    ['2026-11-22', 15],
    ['2026-11-21', 0],
    ['2026-11-21', -1],
    ['2026-11-21', 200.01],
    ['2026-02-30', 15],
    ['0000-01-01', 15],
    ['1989-12-31', 15],
  ])('refuses %s at %d', async (day, value) => {
    expect((await type(day, value)).status).toBe(422);
    expect((await vix()).history).toEqual([]);
  });
  it('keeps a year, oldest first, and the newest even when it is older', async () => {
    for (const [day, value] of [
      ['2025-11-19', 40],
      ['2025-11-20', 41],
      ['2026-11-20', 17],
    ] as const)
      await type(day, value);
    expect((await vix()).history).toEqual([
      { date: '2025-11-20', value: 41 },
      { date: '2026-11-20', value: 17 },
    ]);
  });
  it('replaces the value of a day, and the audit says so; the same value again is nothing', async () => {
    const before = (await audit()).length;
    expect((await type('2026-11-20', 17)).body).toMatchObject({
      added: 1,
      replaced: 0,
      unchanged: 0,
    });
    expect((await type('2026-11-20', 17)).body).toMatchObject({
      added: 0,
      replaced: 0,
      unchanged: 1,
    });
    expect((await type('2026-11-20', 18)).body).toMatchObject({
      added: 0,
      replaced: 1,
      unchanged: 0,
      vix: { value: 18 },
    });
    expect((await audit()).slice(before)).toEqual(['typed: 2026-11-20']);
  });
  it('added by somebody is in the audit, with who it was', async () => {
    await type('2026-11-18', 17);
    expect(
      await t.deps.db.query(
        `select p.user_id as who, a.detail from audit a join audit_pseudonyms p on p.pseudonym = a.who where a.action = 'vix.added' order by a.id desc limit 1`,
        [],
      ),
    ).toEqual([{ who: staff.userId, detail: 'typed: 2026-11-18' }]);
  });
});

describe('a CSV', () => {
  const upload = (csv: string) => t.call('uploadVix', { token: staff.token, body: { csv } });
  it.each([
    ['commas', 'date,value\n2026-11-19,17.2\n2026-11-20,18\n'],
    ['semicolons and decimal commas', 'Data;Valore\r\n2026-11-19;17,2\r\n2026-11-20;18\r\n'],
    [
      'other columns and the mark of UTF-8',
      '\uFEFFDATE,OPEN,HIGH,LOW,CLOSE\n2026-11-19,1,1,1,17.200000\n2026-11-20,1,1,1,18\n',
    ],
  ])('with %s is read', async (_what, csv) => {
    expect((await upload(csv)).body).toMatchObject({
      added: 2,
      vix: {
        value: 18,
        source: 'csv',
        history: [
          { date: '2026-11-19', value: 17.2 },
          { date: '2026-11-20', value: 18 },
        ],
      },
    });
  });
  it.each([
    ['a day in another order', 'date,value\n19/11/2026,17\n', 'YYYY-MM-DD'],
    ['a day to come', 'date,value\n2026-11-20,17\n2026-11-22,17\n', '2026-11-22'],
    ['a value that two decimals make nothing of', 'date,value\n2026-11-20,0.004\n', 'not a number'],
    ['a day before there was an index', 'date,value\n0000-11-20,17\n', '0000-11-20'],
    ['a day twice', 'date,value\n2026-11-20,17\n2026-11-20,18\n', 'twice'],
    ['a value that is none', 'date,value\n2026-11-20,n/a\n', 'not a number'],
    ['a value out of bounds', 'date,value\n2026-11-20,201\n', 'up to 200'],
    ['no headers', '2026-11-20,17\n', 'two columns'],
    ['no column of values', 'date,amount\n2026-11-20,17\n', 'two columns'],
    ['no column of days', 'when,value\n2026-11-20,17\n', 'two columns'],
    ['an empty value', 'date,value\n2026-11-20,\n', 'not a number'],
    ['a value in other digits', 'date,value\n2026-11-20,1e1\n', 'not a number'],
    ['nothing but headers', 'date,value\n', 'no value'],
  ])('with %s changes nothing', async (_what, csv, said) => {
    const answer = await upload(csv);
    expect([answer.status, answer.problem.errors?.[0]?.message]).toEqual([
      422,
      expect.stringContaining(said),
    ]);
    expect((await vix()).history).toEqual([]);
  });
});

it('reads JSON as one value, a list, or a list under a name', () => {
  const one = { date: '2026-11-20', value: 17.2 };
  const read = [{ day: '2026-11-20', value: 17.2 }];
  for (const given of [one, [one], { values: [one] }, [{ ...one, open: 16 }]])
    expect(vixFromJson(JSON.stringify(given))).toEqual(read);
  for (const given of [
    null,
    [],
    {},
    [{ date: '2026-11-20' }],
    [{ date: '2026-11-20', value: null }],
  ])
    expect(() => vixFromJson(JSON.stringify(given))).toThrow();
  expect(vixFromCsv('date,value\n2026-11-20,17.2')).toEqual(read);
});

describe('a source by address', () => {
  let server: Server;
  let answer: (reply: ServerResponse, path: string) => void;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, reply) => answer(reply, request.url ?? ''));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vix`;
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  const withUrl = async (work: (app: TestApp, who: Person) => Promise<void>) => {
    const app = await testApp({ vixUrl: url });
    try {
      const who = await app.register('staff@bussola.example');
      await app.deps.db.query(`update users set role = 'Admin' where id = $1`, [who.userId]);
      await work(app, who);
    } finally {
      await app.close();
    }
  };

  it('is asked by staff or every hour, as JSON or CSV; what is wrong is told, and changes nothing', () =>
    withUrl(async (app, who) => {
      const fetchNow = () => app.call('fetchVix', { token: who.token, raw: {} });
      answer = (reply) => {
        reply
          .setHeader('content-type', 'application/json')
          .end('{"date":"2026-11-20","value":17.2}');
      };
      expect((await fetchNow()).body).toMatchObject({
        added: 1,
        vix: { value: 17.2, source: 'url' },
      });
      answer = (reply) => {
        reply.setHeader('content-type', 'text/csv').end('date,value\n2026-11-21,21\n');
      };
      await app.app.services.vix.sweep();
      expect((await app.call('vix')).body).toMatchObject({ value: 21, level: 'yellow' });
      for (const [wrong, said] of [
        [
          (reply: ServerResponse) => {
            reply.statusCode = 500;
            reply.end('no');
          },
          'answered 500',
        ],
        [
          (reply: ServerResponse) => {
            reply.end('<html>');
          },
          'two columns',
        ],
        [
          (reply: ServerResponse) => {
            reply.end(' \n [{"date":"2026-11-21","value":"no"}]');
          },
          '«no» is not a number',
        ],
        [
          (reply: ServerResponse) => {
            reply.end('{"date":"2026-11-21","value":9999}');
          },
          'up to 200',
        ],
      ] as const) {
        answer = wrong;
        expect(await fetchNow()).toMatchObject({
          status: 503,
          problem: { code: 'UNAVAILABLE', detail: expect.stringContaining(said) },
        });
        await app.app.services.vix.sweep();
      }
      expect((await app.call('vix')).body.value).toBe(21);
    }));

  it.each([
    ['to this machine', 'http://127.0.0.1:1/'],
    ['to this machine by name', 'http://localhost:1/'],
    ['to the machine that knows the secrets of a cloud', 'http://169.254.169.254/latest'],
    ['to this machine in IPv6', 'http://[::1]:1/'],
    ['to a mapped address', 'http://[::ffff:10.0.0.1]/'],
    ['to a file', 'file:///etc/passwd'],
  ])('that sends %s is not followed', async (_what, location) => {
    answer = (reply, path) => {
      if (path === '/vix') {
        reply.statusCode = 302;
        reply.setHeader('location', location).end();
      } else reply.end('date,value\n2026-11-20,17\n');
    };
    await expect(fetchText(url)).rejects.toThrow(/private address|sends to file/);
  });
  it('that sends too much or never answers is given up', async () => {
    answer = (reply) => {
      reply.end('x'.repeat(1024 * 1024 + 1));
    };
    await expect(fetchText(url)).rejects.toThrow('too long');
    answer = () => undefined;
    await expect(fetchText(url, 200)).rejects.toThrow('took too long');
  });
  it('that breaks off or has no content type is reported', async () => {
    answer = (reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('date,value\n', () => reply.destroy());
    };
    await expect(fetchText(url)).rejects.toThrow('cannot be reached');
    answer = (reply) => {
      reply.end('date,value\n2026-11-20,17\n');
    };
    expect(await fetchText(url)).toMatchObject({ isJson: false });
    answer = (reply) => {
      reply.setHeader('content-type', 'application/json').end('{}');
    };
    expect(await fetchText(url)).toMatchObject({ isJson: true });
  });
  it.each([302, 500])('its connection is closed at once after a %d', async (status) => {
    const closed = new Promise<void>((resolve) => {
      answer = (reply) => {
        reply.on('close', resolve);
        reply.writeHead(status, { location: 'http://10.0.0.1/' });
        reply.write('and this answer never ends');
      };
    });
    await expect(fetchText(url)).rejects.toThrow();
    await closed;
  });
  it('knows which addresses are private', () => {
    for (const address of [
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '127.0.0.2',
      '0.0.0.0',
      '100.64.0.1',
      '224.0.0.1',
      '::',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:192.168.100.20',
      '::ffff:7f00:1',
      'nonsense',
    ])
      expect([address, isPrivate(address)]).toEqual([address, true]);
    for (const address of ['8.8.8.8', '172.32.0.1', '::ffff:193.206.128.1', '2a00:1450::1'])
      expect([address, isPrivate(address)]).toEqual([address, false]);
  });

  it('that is not configured is never asked: no request is sent', async () => {
    const connect = jest.spyOn(net.Socket.prototype, 'connect');
    try {
      await t.app.services.vix.sweep();
      expect((await t.call('fetchVix', { token: staff.token, raw: {} })).status).toBe(404);
      const toDatabase = connect.mock.calls.filter(
        ([where]) => JSON.stringify(where).includes('5432') || t.deps.db.engine === 'postgres',
      ).length;
      expect(connect.mock.calls.length - toDatabase).toBe(0);
      // The watch does see a connection when there is one.
      answer = (reply) => {
        reply.end('date,value\n2026-11-20,17\n');
      };
      const before = connect.mock.calls.length;
      await fetchText(url);
      expect(connect.mock.calls.length).toBeGreaterThan(before);
    } finally {
      connect.mockRestore();
    }
  });
});
