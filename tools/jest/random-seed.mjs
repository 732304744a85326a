// One seed for every random case of a run, named by jest.config.mjs. A test that gives a seed of
// its own keeps it.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED) });
