/** A build enters whole and true, or not at all: one spoiled build for each reason. */
import { sha384 } from '@bussola/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PortalManifest } from '@bussola/portal/release';
import { builtPortal, bytesOf } from '@bussola/registry/built-portal';
import { publisherOf, readList } from '../../../test/publisher.ts';
import type { BuiltPortal } from '@bussola/registry/built-portal';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { asSystem } from '../../access.ts';

let t: TestApp;
let publisher: Awaited<ReturnType<typeof publisherOf>>;
beforeAll(async () => {
  t = await testApp();
  publisher = await publisherOf(t);
  const first = builtPortal({ name: 'primo', buildId: 'aaaaaa1' });
  await publisher.upload(first);
  await publisher.put(first, null);
});
afterAll(() => t.close());

type Spoil = (manifest: PortalManifest, built: BuiltPortal) => void;
const descriptor =
  (change: (d: PortalManifest['descriptor']) => void): Spoil =>
  ({ descriptor: d }) =>
    change(d);
const ENTRY = '/portals/prova/aaaaaa1/remoteEntry.js';
const anyAsset = (m: PortalManifest) =>
  m.assets as Record<string, { integrity?: string; bytes: number }>;

const FAULTS: [what: string, code: string, where: string, spoil: Spoil][] = [
  [
    'an address of another portal',
    'ROUTE_OVERLAP',
    'descriptor.basePaths.0',
    (m) => rebase(m, '/primo'),
  ],
  [
    'an address below one of another portal',
    'ROUTE_OVERLAP',
    'descriptor.basePaths.0',
    (m) => rebase(m, '/primo/pagina'),
  ],
  ['an address of the shell', 'ROUTE_OVERLAP', 'descriptor.basePaths.0', (m) => rebase(m, '/user')],
  [
    'an address below the server’s own',
    'ROUTE_OVERLAP',
    'descriptor.basePaths.0',
    (m) => rebase(m, '/api/prova'),
  ],
  [
    'one route twice',
    'ROUTE_OVERLAP',
    'descriptor.routes.1',
    descriptor((d) => {
      const [route] = d.routes;
      if (route) d.routes.push(route);
    }),
  ],
  [
    'no English label on a route',
    'LABEL_MISSING',
    'descriptor.routes.0.label.en',
    descriptor((d) => {
      delete (d.routes[0]?.label as { en?: string }).en;
    }),
  ],
  [
    'an empty Italian label on a route',
    'LABEL_MISSING',
    'descriptor.routes.0.label.it',
    descriptor((d) => {
      if (d.routes[0]) d.routes[0].label.it = '';
    }),
  ],
  [
    'no label on a menu entry',
    'LABEL_MISSING',
    'descriptor.menu.0.label',
    descriptor((d) => {
      delete (d.menu[0] as { label?: unknown }).label;
    }),
  ],
  [
    'no English title',
    'LABEL_MISSING',
    'descriptor.title.en',
    descriptor((d) => {
      delete (d.title as { en?: string }).en;
    }),
  ],
  [
    'a role that nobody has, refused by the server',
    'ROLE_UNKNOWN',
    'descriptor.access.roles.0',
    descriptor((d) => {
      d.access.roles = ['Imperatore' as 'User'];
    }),
  ],
  [
    'a role that nobody has, on a route',
    'ROLE_UNKNOWN',
    'descriptor.routes.0.roles.0',
    descriptor((d) => {
      if (d.routes[0]) d.routes[0].roles = ['Imperatore' as 'User'];
    }),
  ],
  [
    'a capability that no shell has',
    'CAPABILITY_UNKNOWN',
    'descriptor.capabilities.0',
    descriptor((d) => {
      d.capabilities = ['telepatia' as 'http'];
    }),
  ],
  [
    'a shared family that no shell has',
    'CAPABILITY_UNKNOWN',
    'descriptor.shared.0',
    descriptor((d) => {
      d.shared = ['ui/ologrammi' as 'query'];
    }),
  ],
  [
    'an entry over its budget',
    'OVER_BUDGET',
    'entry',
    (_m, built) => {
      built.wire[ENTRY] = 10_001;
    },
  ],
  [
    'a page over its budget',
    'OVER_BUDGET',
    'screens./prova/pagina',
    (_m, built) => {
      built.wire['/portals/prova/aaaaaa1/css/1.css'] = 10_001;
    },
  ],
  [
    'a file of more than eight megabytes',
    'OVER_BUDGET',
    `assets.${ENTRY}`,
    (m) => {
      anyAsset(m)[ENTRY] = { integrity: m.assets[ENTRY]?.integrity ?? '', bytes: 8_000_001 };
    },
  ],
  [
    'more than forty megabytes in all',
    'OVER_BUDGET',
    'assets',
    (m) => {
      for (let n = 0; n < 6; n += 1)
        m.assets[`/portals/prova/aaaaaa1/js/f${n}.js`] = {
          integrity: m.assets[ENTRY]?.integrity ?? '',
          bytes: 7_000_000,
        };
    },
  ],
  [
    'more files than any portal has',
    'MANIFEST_INVALID',
    'assets',
    (m) => {
      for (let n = 0; n < 1_000; n += 1)
        m.assets[`/portals/prova/aaaaaa1/js/f${n}.js`] = {
          integrity: m.assets[ENTRY]?.integrity ?? '',
          bytes: 1,
        };
    },
  ],
  [
    'an agreement that no shell keeps',
    'CONTRACT_UNMET',
    'contract',
    (m) => {
      m.contract = '^9.0';
      m.descriptor.contract = '^9.0';
    },
  ],
  [
    'a newer agreement than the shell’s',
    'CONTRACT_UNMET',
    'contract',
    (m) => {
      m.contract = '^1.99';
      m.descriptor.contract = '^1.99';
    },
  ],
  [
    'a file without hash',
    'HASH_MISSING',
    `assets.${ENTRY}.integrity`,
    (m) => {
      delete anyAsset(m)[ENTRY]?.integrity;
    },
  ],
  [
    'a file to fetch that is not among those with a hash',
    'HASH_MISSING',
    'assets',
    (m) => {
      m.preload.push('/portals/prova/aaaaaa1/js/2.js');
    },
  ],
  [
    'a hash in hexadecimal',
    'HASH_SHAPE',
    `assets.${ENTRY}.integrity`,
    (m) => {
      const asset = anyAsset(m)[ENTRY];
      if (asset?.integrity)
        asset.integrity = `sha384-${Buffer.from(asset.integrity.slice(7), 'base64').toString('hex')}`;
    },
  ],
  [
    'an entry that is not there',
    'ENTRY_ABSENT',
    'assets',
    (m) => {
      m.entry = '/portals/prova/aaaaaa1/altro.js';
    },
  ],
  [
    'nothing but the entry',
    'EXPOSE_ABSENT',
    'preload',
    (m) => {
      m.preload = [m.entry];
    },
  ],
  [
    'a file in another folder',
    'FILE_OUTSIDE',
    'assets./portals/primo/aaaaaa1/js/1.js',
    (m) => {
      m.assets['/portals/primo/aaaaaa1/js/1.js'] = m.assets[ENTRY] ?? { integrity: '', bytes: 0 };
    },
  ],
  [
    'a file above its folder',
    'FILE_OUTSIDE',
    'assets./portals/prova/aaaaaa1/../../x.js',
    (m) => {
      m.assets['/portals/prova/aaaaaa1/../../x.js'] = m.assets[ENTRY] ?? {
        integrity: '',
        bytes: 0,
      };
    },
  ],
  [
    'another portal’s name inside',
    'MANIFEST_INVALID',
    'descriptor',
    (m) => {
      m.descriptor.name = 'altro';
    },
  ],
  [
    'a field that nobody knows',
    'MANIFEST_INVALID',
    'manifest',
    (m) => {
      Object.assign(m, { extra: 1 });
    },
  ],
];
function rebase(m: PortalManifest, base: string): void {
  m.descriptor.basePaths = [base];
  m.descriptor.redirects = [];
  m.descriptor.routes = [{ path: `${base}/pagina`, label: { it: 'Pagina', en: 'Page' } }];
  m.descriptor.menu = [];
}

describe('a build is refused, dry and in earnest, for', () => {
  it.each(FAULTS)('%s: %s', async (_what, code, where, spoil) => {
    const built = builtPortal();
    spoil(built.manifest, built);
    for (const dry of [true, false]) {
      const { status, problem } = await publisher.begin(built, dry);
      expect([status, problem.code]).toEqual([422, 'RELEASE_REFUSED']);
      expect(problem.errors).toContainEqual({
        field: where,
        code,
        message: expect.stringMatching(/^[A-ZÈ«/].*\. .*\.$/),
      });
      expect(problem.detail).toMatch(/\.$/);
    }
    expect(
      await asSystem(() => t.deps.db.query(`select 1 from portal_releases where portal = 'prova'`)),
    ).toEqual([]);
  });
  it('no reason when nothing is spoiled, and a dry run stores nothing', async () => {
    const { status, body } = await publisher.begin(builtPortal(), true);
    expect([status, body.missing]).toEqual([
      200,
      [
        'remoteEntry.js',
        'remoteEntry.js.br',
        'js/1.js',
        'js/1.js.br',
        'css/1.css',
        'remoteEntry.js.gz',
        'js/1.js.gz',
      ],
    ]);
    expect(
      await asSystem(() => t.deps.db.query(`select 1 from portal_releases where portal = 'prova'`)),
    ).toEqual([]);
  });
});

describe('the files of a build', () => {
  const built = builtPortal({ name: 'file', buildId: 'ffffff1' });
  const refused = async (name: string, bytes: Buffer) =>
    (await publisher.file(built, name, bytes)).problem.errors?.map(({ code }) => code);
  const script = built.files['js/1.js'] ?? Buffer.alloc(0);
  beforeAll(async () => {
    expect((await publisher.begin(built)).status).toBe(200);
  });

  it('must be, to the byte, those of the hashes', async () => {
    const altered = Buffer.from(script);
    altered[3] = 88;
    expect(await refused('js/1.js', altered)).toEqual(['HASH_DIFFERS']);
    expect(await refused('js/1.js', script.subarray(1))).toEqual(['HASH_DIFFERS']);
    expect(await refused('js/1.js.br', bytesOf(built, 'remoteEntry.js.br'))).toEqual([
      'HASH_DIFFERS',
    ]);
    expect(await refused('js/1.js.gz', Buffer.from('no gzip'))).toEqual(['HASH_DIFFERS']);
    expect(await publisher.file(built, 'js/1.js', Buffer.alloc(5_000))).toMatchObject({
      status: 413,
    });
  });
  it('must be named by the manifest, below its folder', async () => {
    expect(await refused('js/2.js', script)).toEqual(['FILE_UNKNOWN']);
    expect(await refused('../aaaaaa1/js/1.js', script)).toEqual(['FILE_OUTSIDE']);
    expect(await refused('js/../js/1.js', script)).toEqual(['FILE_OUTSIDE']);
    expect((await publisher.file(built, '/etc/passwd', script)).status).toBe(422);
  });
  it('are not closed while one is missing, and nobody is given any of it', async () => {
    expect((await publisher.file(built, 'js/1.js', script)).status).toBe(204);
    expect((await publisher.complete(built)).problem.errors).toMatchObject([
      { code: 'FILES_MISSING' },
    ]);
    expect((await publisher.put(built, null)).problem.errors).toMatchObject([
      { code: 'BUILD_UNKNOWN' },
    ]);
    expect((await readList(t)).list.portals.map(({ name }) => name)).toEqual(['primo']);
  });
  it('go on from where they stopped, once', async () => {
    const { body } = await publisher.begin(built);
    expect(body.missing).not.toContain('js/1.js');
    await publisher.upload(built);
    expect((await publisher.complete(built)).status).toBe(200);
    expect((await publisher.begin(built)).body.missing).toEqual([]);
  });
  it('never change once closed: the same is the same, another content is refused', async () => {
    expect((await publisher.file(built, 'js/1.js', script)).status).toBe(204);
    expect(await refused('js/1.js', Buffer.alloc(script.length))).toEqual(['HASH_DIFFERS']);
    const other = builtPortal({ name: 'file', buildId: 'ffffff1', words: 'due' });
    for (const dry of [true, false])
      expect((await publisher.begin(other, dry)).problem.errors).toMatchObject([
        { code: 'BUILD_REUSED', field: 'buildId' },
      ]);
  });
  it('are read again before the build is closed: damaged files must be sent again', async () => {
    const built = builtPortal({ buildId: 'spoiled1', words: 'guasto' });
    const { store } = t.app.services.portals;
    await publisher.begin(built);
    for (const name of [
      'remoteEntry.js',
      'remoteEntry.js.br',
      'js/1.js',
      'js/1.js.br',
      'css/1.css',
    ])
      await publisher.file(built, name, bytesOf(built, name));
    // Of the same length, so that only its bytes can tell.
    await store.put({ portal: 'prova', buildId: 'spoiled1' }, 'js/1.js', Buffer.alloc(900, 'y'));
    expect(await publisher.complete(built)).toMatchObject({
      status: 422,
      problem: { errors: [{ code: 'HASH_DIFFERS' }] },
    });
    expect(await t.app.services.portals.registry.serves('prova', 'spoiled1')).toBe(false);
    await publisher.upload(built);
    expect(await t.app.services.portals.registry.serves('prova', 'spoiled1')).toBe(true);
  });
  it('are those of the closed build, also when another manifest is announced at the same moment', async () => {
    for (let n = 1; n <= 10; n += 1) {
      const [one, other] = ['uno', 'due'].map((words) =>
        builtPortal({ buildId: `twice${n}`, words }),
      );
      if (!one || !other) throw new Error('two builds');
      await publisher.begin(one);
      for (const name of [
        'remoteEntry.js',
        'remoteEntry.js.br',
        'js/1.js',
        'js/1.js.br',
        'css/1.css',
      ])
        await publisher.file(one, name, bytesOf(one, name));
      const [closed] = await Promise.all([publisher.complete(one), publisher.begin(other)]);
      const there = await t.app.services.portals.store.list({
        portal: 'prova',
        buildId: `twice${n}`,
      });
      const { state, manifest } = (
        await asSystem(() =>
          t.deps.db.query<{ state: string; manifest: string }>(
            'select state, manifest from portal_releases where build_id = $1',
            [`twice${n}`],
          ),
        )
      )[0] ?? { state: '', manifest: '' };
      expect([
        closed.status === 200,
        manifest === JSON.stringify(one.manifest),
        there.has('js/1.js'),
      ]).toEqual(Array(3).fill(state === 'available'));
    }
  });
  it('close once, whoever asks for it fifty times', async () => {
    const built = builtPortal({ buildId: 'fifty001', words: 'cinquanta' });
    await publisher.begin(built);
    for (const name of [
      'remoteEntry.js',
      'remoteEntry.js.br',
      'js/1.js',
      'js/1.js.br',
      'css/1.css',
    ])
      await publisher.file(built, name, bytesOf(built, name));
    expect(
      new Set(
        (await Promise.all(Array.from({ length: 50 }, () => publisher.complete(built)))).map(
          ({ status }) => status,
        ),
      ),
    ).toEqual(new Set([200]));
    expect(
      await asSystem(() =>
        t.deps.db.query(
          `select 1 from audit where action = 'portal.upload' and detail like '% fifty001 %'`,
          [],
        ),
      ),
    ).toHaveLength(1);
  });
  it('must expose what the shell asks for', async () => {
    const empty = builtPortal({ name: 'vuoto', buildId: 'eeeeee1' });
    const entry = Buffer.from('var vuoto_eeeeee1={};'.padEnd(700));
    const address = '/portals/vuoto/eeeeee1/remoteEntry.js';
    empty.files['remoteEntry.js'] = entry;
    empty.manifest.assets[address] = { integrity: sha384(entry), bytes: entry.length };
    empty.wire[address] = bytesOf(empty, 'remoteEntry.js.br').length;
    await expect(publisher.upload(empty)).rejects.toThrow('EXPOSE_ABSENT');
  });
});

describe('a token', () => {
  it('is needed: a session of a person does not do', async () => {
    const { token } = await t.register('non.pubblica@bussola.example');
    for (const bearer of [undefined, token, 'bpt_'.padEnd(47, 'x')])
      expect(
        (await t.call('publishState', { token: bearer, params: { portal: 'primo' } })).status,
      ).toBe(401);
  });
  it('publishes its portals and no others', async () => {
    const theirs = await publisherOf(t, ['secondo']);
    expect(
      (await t.call('publishState', { token: theirs.token, params: { portal: 'secondo' } })).status,
    ).toBe(200);
    expect(
      (await t.call('publishState', { token: theirs.token, params: { portal: 'primo' } })).status,
    ).toBe(403);
    const first = builtPortal({ name: 'primo', buildId: 'bbbbbb2' });
    expect((await theirs.begin(first)).status).toBe(403);
    expect(
      (
        await t.call('publishKill', {
          token: theirs.token,
          params: { portal: 'primo', buildId: 'aaaaaa1' },
          body: {},
        })
      ).status,
    ).toBe(403);
  });
  it('ends with its time, and when it is taken back', async () => {
    const [{ id, token }, other] = await asSystem(
      async () =>
        [
          await t.app.services.portals.tokens.create({
            name: 'breve',
            portals: 'every',
            days: 1,
            createdBy: null,
          }),
          await t.app.services.portals.tokens.create({
            name: 'lunga',
            portals: 'every',
            days: 30,
            createdBy: null,
          }),
        ] as const,
    );
    const state = async (bearer: string) =>
      (await t.call('publishState', { token: bearer, params: { portal: 'primo' } })).status;
    expect([await state(token), await state(other.token)]).toEqual([200, 200]);
    t.advance(86_401);
    expect([await state(token), await state(other.token)]).toEqual([401, 200]);
    await asSystem(() =>
      t.app.services.portals.tokens.revoke('00000000-0000-4000-8000-000000000000', other.id),
    );
    expect(await state(other.token)).toBe(401);
    expect(id).not.toBe(other.id);
  });
});
