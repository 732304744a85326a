import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AnswersContext } from '../form/answers-context.ts';
import { useAsks } from './use-asks.ts';

const answers = {
  values: {
    statoResidenza: 'proprietà',
    membri: [{ dataNascita: '2010-01-01', professione: 'Dipendente' }],
  },
  errors: {},
  setValues: () => undefined,
  setFieldTouched: () => undefined,
};
const inForm = ({ children }: { children: ReactNode }) => (
  <AnswersContext value={answers}>{children}</AnswersContext>
);
const asks = (options?: Parameters<typeof useAsks>[0]) =>
  renderHook(() => useAsks(options), { wrapper: inForm }).result.current;

it('asks at the top of the form, and of a member by the prefix of their fields', () => {
  expect(asks()('valoreResidenza')).toBe(true);
  const ofMember = asks({ prefix: 'membri.0.', today: '2026-12-01' });
  expect([ofMember('professione'), ofMember('anniContributi')]).toEqual([true, false]);
});
it('does not guess an age without a day', () =>
  expect(() => asks({ prefix: 'membri.0.' })('anniContributi')).toThrow());
