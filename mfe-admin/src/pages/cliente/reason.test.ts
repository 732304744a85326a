import { expect, it } from '@jest/globals';
import { reasonError } from './reason.ts';

it.each<[string, string, ReturnType<typeof reasonError>]>([
  ['nine letters are no reason', 'nove lett', 'short'], ['ten are', 'dieci lett', undefined], ['spaces around do not count', '   nove lett   ', 'short'], ['nor do signs that hide', 'motivo \u202E nascosto', 'chars'],
])('%s', (_what, reason, wrong) => { expect(reasonError(reason)).toBe(wrong); });
