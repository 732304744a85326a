import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(process.cwd());
const valuesOf = (text: string): string[] =>
  [...text.matchAll(/(?:import|export) \{([^}]*)\} from '@tanstack\/react-query'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

describe('the shared query family', () => {
  it('brings every name that portals and packages import, and no more', () => {
    const files = globSync(
      ['mfe-*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'shell/src/session/*.{ts,tsx}'],
      { cwd: root },
    ).filter((file) => !/\.test\.tsx?$|testing/.test(file));
    const used = new Set([
      ...files.flatMap((file) => valuesOf(readFileSync(path.join(root, file), 'utf8'))),
      'QueryClient',
    ]);
    const brought = valuesOf(
      readFileSync(path.join(root, 'shell/src/boot/family-query.ts'), 'utf8'),
    );
    expect(brought.toSorted()).toEqual([...used].toSorted());
  });
});
