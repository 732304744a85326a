import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ListedRelease } from '@bussola/portal';
import { misfit } from '@bussola/portal/fit';
import { choose } from './negotiation.ts';
import { release } from './releases.test-kit.ts';

const families = ['query', 'ui/forms'];
const shell = (contractVersion: string, capabilities = ['http', 'notify']) => ({
  contractVersion,
  capabilities,
  families,
});
const build = (
  contract: string,
  asks: { capabilities?: string[]; shared?: string[] } = {},
  buildId = 'build1',
): ListedRelease =>
  release(buildId, {
    contract,
    descriptor: {
      ...release(buildId).descriptor,
      contract,
      ...asks,
    } as ListedRelease['descriptor'],
  });

describe('who fits whom', () => {
  it.each([
    { asks: '^1.0', shell: '1.0.0', old: undefined },
    { asks: '^1.1', shell: '1.1.0', old: undefined },
    { asks: '^1.1', shell: '1.4.2', old: undefined },
    { asks: '^1.2', shell: '1.1.9', old: 'shell' },
    { asks: '^2.0', shell: '1.9.0', old: 'shell' },
    { asks: '^1.9', shell: '2.0.0', old: 'portal' },
    { asks: 'any', shell: '1.0.0', old: 'portal' },
  ])(
    'a portal that asks for $asks in a shell of $shell: old is $old',
    ({ asks, shell: version, old }) => {
      expect(misfit(build(asks), shell(version))).toBe(old);
    },
  );

  it('a shell without something the portal uses is old, whatever its number', () => {
    expect(misfit(build('^1.0', { capabilities: ['http', 'badge'] }), shell('1.9.0'))).toBe(
      'shell',
    );
    expect(misfit(build('^1.0', { shared: ['ui/maps'] }), shell('1.9.0'))).toBe('shell');
    // Builds made before portals declared what they use ask for nothing.
    const { capabilities: _none, ...before } = build('^1.0').descriptor;
    expect(
      misfit(
        { contract: '^1.0', descriptor: before as ListedRelease['descriptor'] },
        shell('1.0.0'),
      ),
    ).toBeUndefined();
  });
});

/** Three shells, three builds of one portal, newest first: what each shell runs. */
describe('the last three shells with the last three builds', () => {
  const builds = [
    build('^1.2', { capabilities: ['http', 'badge'] }, 'build3'),
    build('^1.1', {}, 'build2'),
    build('^1.0', {}, 'build1'),
  ];
  it.each([
    { version: '1.0.0', capabilities: ['http'], runs: 'build1' },
    { version: '1.1.0', capabilities: ['http'], runs: 'build2' },
    { version: '1.2.0', capabilities: ['http', 'badge'], runs: 'build3' },
    { version: '1.2.0', capabilities: ['http'], runs: 'build2' },
    { version: '2.0.0', capabilities: ['http', 'badge'], runs: 'mismatch, portal is old' },
    { version: '0.9.0', capabilities: ['http'], runs: 'mismatch, shell is old' },
  ])('a shell of $version with $capabilities runs $runs', ({ version, capabilities, runs }) => {
    const choice = choose(builds, shell(version, capabilities));
    expect(
      choice.kind === 'chosen'
        ? choice.release.buildId
        : choice.kind === 'mismatch'
          ? `mismatch, ${choice.old} is old`
          : choice.kind,
    ).toBe(runs);
  });
});

const minor = fc.integer({ min: 0, max: 5 });
const range = fc
  .tuple(fc.integer({ min: 1, max: 2 }), minor)
  .map(([major, least]) => `^${major}.${least}`);
const anyBuilds = fc
  .array(fc.record({ range, capabilities: fc.subarray(['http', 'notify', 'badge']) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((asked) =>
    asked.map(({ range: contract, capabilities }, place) =>
      build(contract, { capabilities, shared: ['query'] }, `build${place}`),
    ),
  );
const anyShell = fc
  .record({
    major: fc.integer({ min: 1, max: 2 }),
    least: minor,
    capabilities: fc.subarray(['http', 'notify', 'badge']),
  })
  .map(({ major, least, capabilities }) => shell(`${major}.${least}.0`, capabilities));

describe('whatever the builds and the shell', () => {
  it('what is chosen fits, is not ruled out, and nothing newer would do', () => {
    let chosen = 0;
    fc.assert(
      fc.property(anyBuilds, anyShell, fc.func(fc.boolean()), (builds, offer, isRuledOut) => {
        const choice = choose(builds, offer, isRuledOut);
        const good = builds.filter(
          (one) => misfit(one, offer) === undefined && !isRuledOut(one.buildId),
        );
        expect(choice.kind === 'chosen' ? choice.release : undefined).toBe(good[0]);
        if (choice.kind === 'chosen') {
          chosen += 1;
          expect(builds[choice.passed]).toBe(choice.release);
        }
      }),
      { numRuns: 1000 },
    );
    expect(chosen).toBeGreaterThan(50);
  });

  it('a mismatch is said only when not one would fit, and never hides that some were ruled out', () => {
    fc.assert(
      fc.property(anyBuilds, anyShell, (builds, offer) => {
        const anyFits = builds.some((one) => misfit(one, offer) === undefined);
        expect(choose(builds, offer, () => true).kind).toBe(anyFits ? 'ruled-out' : 'mismatch');
      }),
    );
  });

  it('a shell of a later minor that can do more never runs an older build than before', () => {
    fc.assert(
      fc.property(anyBuilds, anyShell, minor, (builds, offer, more) => {
        const [major = '1', least = '0'] = offer.contractVersion.split('.');
        const later = {
          ...shell(`${major}.${Number(least) + more}.0`, ['http', 'notify', 'badge']),
        };
        const place = (of: typeof offer) => {
          const choice = choose(builds, of);
          return choice.kind === 'chosen' ? choice.passed : Infinity;
        };
        expect(place(later)).toBeLessThanOrEqual(place(offer));
      }),
    );
  });
});
