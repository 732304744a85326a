/**
 * `node tools/run.mjs security/session-model [first seed] [last seed]`: lives of sessions under a
 * moved clock, 5,000 by default. Fails when a browser alone was signed out, or a theft that could
 * be seen was not ended. Changes nothing on this machine.
 */
import { liveApp } from '@bussola/server/live-app';
import { liveMany, modelPerson } from '@bussola/server/session-model';

const [from = 1, to = 5_000] = process.argv.slice(2).map(Number);
const t = await liveApp();
try {
  const started = performance.now();
  const figures = await liveMany(
    t,
    await modelPerson(t),
    [from, to],
    ({ seed, falseSignOut, theft }) => {
      if (falseSignOut || theft?.missed)
        console.error(`  seed ${seed}: ${falseSignOut ? 'a false sign-out' : 'a theft missed'}`);
      if (seed % 500 === 0)
        console.log(
          `  ${seed - from + 1} lives, ${Math.round((performance.now() - started) / 1000)} s`,
        );
    },
  );
  const { seeds, falseSignOuts, thefts, missed, undetected, withinTwo, slow, hidden, worst } =
    figures;
  console.log(
    `Session model: ${seeds} lives, ${falseSignOuts.length} false sign-outs; ${thefts} thefts, ${thefts - undetected} ended, ${withinTwo} within two rotations, ${hidden} rotations hidden in the 30-second window or before use, worst ${worst}; ${missed.length} missed, ${slow.length} slow`,
  );
  const bad = [
    ...falseSignOuts.map((seed) => `false sign-out: seed ${seed}`),
    ...missed.map((seed) => `missed: seed ${seed}`),
    ...slow.map((seed) => `slow: seed ${seed}`),
    ...(undetected > 0 ? [`${undetected} thefts were never ended`] : []),
  ];
  for (const line of bad) console.error(line);
  if (bad.length > 0 || thefts === 0) process.exitCode = 1;
} finally {
  await t.close();
}
