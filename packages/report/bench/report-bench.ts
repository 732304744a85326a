/**
 * How long one warm report takes in its worker, and how much it stalls the thread that answers
 * requests. Prints `report_warm_p50_ms`, `report_first_ms`, `report_main_stall_ms`, the same drawn
 * on the main thread for comparison, and `report_cpu_ms`: the processor's time of one report, which
 * a busy machine does not change. Exits with 1 above the limits: 150 ms warm, 30 ms of stall. Run
 * it on a quiet machine.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { renderReport } from '../src/render-report.ts';
import { exampleInput } from '../src/testing/example-input.ts';

const WARM_LIMIT_MS = 150;
const STALL_LIMIT_MS = 30;
const RUNS = 40;
const input = exampleInput('bellini');

const pool = new Piscina({
  filename: new URL('../src/report-worker.ts', import.meta.url).href,
  minThreads: 1,
  maxThreads: 1,
  concurrentTasksPerWorker: 1,
});
const draw = async (): Promise<Uint8Array> => pool.run(input) as Promise<Uint8Array>;
const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await run();
  return performance.now() - from;
};
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b).at(Math.floor(values.length / 2)) ?? Number.NaN;

/**
 * The longest time the main thread could not run a timer due every two milliseconds, while `work`
 * went on.
 */
async function longestStall(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let running = true;
  const watch = (async () => {
    while (running) {
      const from = performance.now();
      await wait(2);
      longest = Math.max(longest, performance.now() - from - 2);
    }
  })();
  await work();
  running = false;
  await watch;
  return longest;
}

const repeat = async (run: () => Promise<unknown>, into: number[]): Promise<void> => {
  for (let round = 0; round < RUNS; round += 1) into.push(await timed(run));
};

const first = await timed(draw);
await repeat(draw, []);
const warm: number[] = [];
const stall = await longestStall(() => repeat(draw, warm));
await renderReport(input);
const here: number[] = [];
const spent = process.threadCpuUsage();
const stallHere = await longestStall(() => repeat(() => renderReport(input), here));
const { user, system } = process.threadCpuUsage(spent);
const bytes = (await draw()).byteLength;
await pool.destroy();

const figures: [string, number][] = [
  ['report_first_ms', first],
  ['report_warm_p50_ms', median(warm)],
  ['report_main_stall_ms', stall],
  ['report_on_main_p50_ms', median(here)],
  ['report_cpu_ms', (user + system) / 1000 / RUNS],
  ['report_on_main_stall_ms', stallHere],
  ['report_bytes', bytes],
];
for (const [name, value] of figures)
  console.log(`${name} ${value.toFixed(name === 'report_bytes' ? 0 : 1)}`);
if (median(warm) > WARM_LIMIT_MS || stall > STALL_LIMIT_MS) {
  console.error(`over the limit: ${WARM_LIMIT_MS} ms warm, ${STALL_LIMIT_MS} ms of stall`);
  process.exitCode = 1;
}
