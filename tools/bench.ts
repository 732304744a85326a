// The measures of the product beside their limits: `bench` runs all but the loads of pages, `bench
// load` those (bench:load), `bench engine` what the planning engine must hold (bench:engine),
// `bench pages` what the pages must hold once Home is there (bench:pages). Each measure is a
// process of its own, on temporary data; exits with 1 when a limit is passed.
// BENCH_ONLY=engine,report… runs some.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '@bussola/server/postgres-for-tests';
import { printTable } from './bench/table.ts';

const root = path.resolve(import.meta.dirname, '..');
const ROUNDS = process.env['BENCH_KILL_ROUNDS'] ?? '30';

/** One line of the table. `value` is compared with `limit`; without a limit it only informs. */
interface Row {
  what: string;
  shown: string;
  value: number;
  limit?: number;
  atLeast?: boolean;
  limitShown?: string;
}
interface Measure {
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  read: (said: string) => Row[];
  needsPostgres?: boolean;
}

/** @throws Error when the measure did not say what it should. */
function number(said: string, pattern: RegExp): number {
  const found = pattern.exec(said)?.[1];
  if (found === undefined) throw new Error(`nothing like ${pattern.source} in:\n${said}`);
  return Number(found.replaceAll(',', ''));
}

const most = (what: string, value: number, limit: number, unit: string): Row => ({
  what,
  value,
  limit,
  shown: `${value} ${unit}`,
  limitShown: `≤ ${limit} ${unit}`,
});
const least = (what: string, value: number, limit: number, unit: string): Row => ({
  what,
  value,
  limit,
  atLeast: true,
  shown: `${value.toLocaleString('en-GB')} ${unit}`,
  limitShown: `≥ ${limit.toLocaleString('en-GB')} ${unit}`,
});

function allInfo(said: string): Row[] {
  const rate = (engine: string) =>
    number(said, new RegExp(`${engine}:.*?; allInfo ([\\d,]+) req/s`));
  const ceiling = (engine: string) =>
    number(said, new RegExp(`${engine}:.*?raw prepared query ([\\d,]+) req/s`));
  const onPglite: Row = {
    what: 'allInfo, PGlite',
    value: rate('pglite'),
    shown: `${rate('pglite').toLocaleString('en-GB')} req/s`,
  };
  if (!/^postgres: answer/m.test(said)) return [onPglite];
  const share = (of: number) => Math.round((of / ceiling('postgres')) * 100);
  // The issue asks 2,500 where PostgreSQL gives 5,000: half of what this machine's PostgreSQL
  // gives, whatever that is.
  const half = Math.min(2500, Math.round(ceiling('postgres') / 2));
  return [
    least('allInfo, PostgreSQL, of the raw query', share(rate('postgres')), 80, '%'),
    {
      what: 'the same without its memory',
      value: 0,
      shown: `${share(number(said, /postgres:.*?without memory ([\d,]+) req\/s/))} %`,
    },
    {
      what: 'raw prepared query, PostgreSQL',
      value: 0,
      shown: `${ceiling('postgres').toLocaleString('en-GB')} req/s`,
    },
    { ...least('allInfo, PGlite', rate('pglite'), half, 'req/s') },
  ];
}

const MEASURES: Measure[] = [
  {
    name: 'engine',
    script: 'packages/domain/bench/analisi-bench.ts',
    read: (said) => [
      most('engine, household of five, median', number(said, /median (\d+) µs/), 1000, 'µs'),
    ],
  },
  {
    name: 'report',
    script: 'packages/report/bench/report-bench.ts',
    read: (said) => [
      most('report, warm, median', number(said, /report_warm_p50_ms ([\d.]+)/), 150, 'ms'),
      most(
        'report, longest stall of the main thread',
        number(said, /report_main_stall_ms ([\d.]+)/),
        30,
        'ms',
      ),
      {
        what: 'report, processor time',
        value: 0,
        shown: `${number(said, /report_cpu_ms ([\d.]+)/)} ms`,
      },
    ],
  },
  {
    name: 'allinfo',
    script: 'packages/server/bench/allinfo-bench.ts',
    env: { TEST_PG_FSYNC: 'on' },
    read: allInfo,
  },
  {
    name: 'comuni',
    script: 'packages/server/bench/comuni-bench.ts',
    env: { TEST_PG_FSYNC: 'on' },
    read: (said) =>
      (['pglite', 'postgres'] as const)
        .filter((engine) => said.includes(`${engine}: `))
        .map((engine) =>
          most(
            `municipalities by prefix, ${engine}, p99`,
            number(said, new RegExp(`${engine}: .*?p99 ([\\d.]+) ms`)),
            5,
            'ms',
          ),
        ),
  },
  {
    name: 'memory',
    script: 'tools/bench/memory.ts',
    read: (said) => [
      most('memory at rest, embedded database', number(said, /pglite (\d+) MB/), 450, 'MB'),
    ],
  },
  {
    name: 'memory-postgres',
    script: 'tools/bench/memory.ts',
    needsPostgres: true,
    read: (said) => [
      most('memory at rest, PostgreSQL', number(said, /postgres (\d+) MB/), 160, 'MB'),
    ],
  },
  {
    name: 'second',
    script: 'tools/bench/second-server.ts',
    read: (said) => [
      most(
        'second server on one data folder refused in',
        number(said, /refused in (\d+) ms/),
        1000,
        'ms',
      ),
    ],
  },
  {
    name: 'publish-kill',
    script: 'packages/server/bench/publish-kill-rounds.ts',
    args: [ROUNDS],
    read: (said) => [
      {
        ...most(
          `kill -9 while portals are published, ${ROUNDS} rounds, faults`,
          number(said, /(\d+) faults/),
          0,
          '',
        ),
        shown: `${number(said, /(\d+) faults/)} in ${number(said, /(\d+) interrupted/)} interrupted`,
        limitShown: '0',
      },
    ],
  },
  {
    name: 'kill',
    script: 'packages/server/bench/kill-rounds.ts',
    args: [ROUNDS],
    read: (said) => [
      {
        ...most(
          `kill -9, ${ROUNDS} rounds, acknowledged saves lost`,
          number(said, /(\d+) lost/),
          0,
          '',
        ),
        shown: `${number(said, /(\d+) lost/)} of ${number(said, /(\d+) acknowledged/)}`,
        limitShown: '0',
      },
    ],
  },
];

/** `bench pages`: what the pages of area and checkup must hold, on the build in `dist`. */
const PAGES: Measure[] = [
  {
    name: 'pages',
    script: 'tools/bench/pages.ts',
    read: (said) => [
      most('JavaScript a page adds to Home, most', number(said, /most added ([\d.]+)/), 60, 'kB'),
      most(
        'from step to step of the checkup, median, 4× slower',
        number(said, /step median (\d+)/),
        100,
        'ms',
      ),
      most(
        'from a slider to the new result, median, 4× slower',
        number(said, /slider median (\d+)/),
        50,
        'ms',
      ),
    ],
  },
];

/** `bench engine`: what the planning engine must hold by itself. */
const ENGINE: Measure[] = [
  {
    name: 'engine',
    script: 'packages/domain/bench/analisi-bench.ts',
    read: (said) => {
      const perSecond = number(said, /([\d,]+) a second/);
      const figures = number(said, /([\d,]+) without sentences/);
      return [
        most(
          'full analysis ÷ its result written as JSON and read, same run',
          number(said, /ratio ([\d.]+)/),
          0.75,
          '×',
        ),
        {
          what: 'full analysis, household of five, one core',
          value: perSecond,
          shown: `${perSecond.toLocaleString('en-GB')} /s`,
        },
        {
          what: 'the same as figures and traces, before its sentences',
          value: figures,
          shown: `${figures.toLocaleString('en-GB')} /s`,
        },
      ];
    },
  },
  {
    name: 'monte-carlo',
    script: 'packages/domain/bench/monte-carlo-bench.ts',
    read: (said) => [
      most('Monte Carlo ÷ bare loop, same draws, same run', number(said, /ratio ([\d.]+)/), 2, '×'),
    ],
  },
  {
    name: 'monte-carlo-memory',
    script: 'packages/domain/bench/monte-carlo-memory-bench.ts',
    read: (said) => [
      most('Monte Carlo, memory above idle', number(said, /memory: ([\d.]+) MB/), 64, 'MB'),
    ],
  },
];

function run({ script, args = [], env = {} }: Measure): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', path.join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    // A limit passed is told by the exit code too; the table says which.
    child.on('close', () => resolve(said));
  });
}

async function runWithDatabase(measure: Measure): Promise<Row[]> {
  if (!measure.needsPostgres) return measure.read(await run(measure));
  const postgres = await startPostgres();
  if (!postgres) return [{ what: measure.name, value: 0, shown: 'no PostgreSQL on this machine' }];
  try {
    return measure.read(
      await run({ ...measure, env: { ...measure.env, DATABASE_URL: postgres.url } }),
    );
  } finally {
    postgres.stop();
  }
}

const isGood = ({ value, limit, atLeast = false }: Row): boolean =>
  limit === undefined || (atLeast ? value >= limit : value <= limit);

async function all(measures: readonly Measure[]): Promise<boolean> {
  const only = process.env['BENCH_ONLY']?.split(',');
  const rows: Row[] = [];
  let failed = false;
  for (const measure of measures.filter(({ name }) => only === undefined || only.includes(name))) {
    console.log(`\n— ${measure.name}`);
    try {
      rows.push(...(await runWithDatabase(measure)));
    } catch (error) {
      failed = true;
      rows.push({ what: measure.name, value: 0, shown: 'failed' });
      console.error(error instanceof Error ? error.message : String(error));
    }
  }
  console.log(
    `\nload of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`,
  );
  printTable(
    ['measure', 'measured', 'limit', ''],
    rows.map((row) => [
      row.what,
      row.shown,
      row.limitShown ?? '',
      row.limit === undefined ? '' : isGood(row) ? 'ok' : 'OUTSIDE THE LIMIT',
    ]),
  );
  return !failed && rows.every(isGood);
}

if (process.argv[2] === 'load') await import('./bench/load.ts');
else {
  const named = { engine: ENGINE, pages: PAGES };
  const measures = named[process.argv[2] as keyof typeof named] ?? MEASURES;
  process.exitCode = (await all(measures)) ? 0 : 1;
}
