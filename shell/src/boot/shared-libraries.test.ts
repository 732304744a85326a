import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(process.cwd());
const valuesOf = (library: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:import|export) \\{([^}]*)\\} from '${library}'`, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

describe('a shared family that is a library', () => {
  it.each([
    ['@tanstack/react-query', 'query', ['shell/src/session/*.{ts,tsx}'], ['QueryClient']],
    // Portals of the release before take the provider and the context.
    ['formik', 'formik', [], ['FormikProvider', 'useFormikContext']],
    ['yup', 'yup', [], []],
  ])(
    '%s brings every name that portals and packages import, and no more',
    (library, family, inShell, more) => {
      const files = globSync(
        ['mfe-*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', ...inShell],
        { cwd: root },
      ).filter((file) => !/\.test\.tsx?$|testing/.test(file));
      const used = new Set([
        ...files.flatMap((file) => valuesOf(library, readFileSync(path.join(root, file), 'utf8'))),
        ...more,
      ]);
      const brought = valuesOf(
        library,
        readFileSync(path.join(root, `shell/src/boot/shared-${family}.ts`), 'utf8'),
      );
      expect(brought.toSorted()).toEqual([...used].toSorted());
    },
  );
});
