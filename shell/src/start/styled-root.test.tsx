import { expect, it } from '@jest/globals';
import { connectClient, generaleQueries } from '@bussola/client';
import { openSession } from '@bussola/client/session';
import type { Session } from '@bussola/contract';
import { useMoney } from '@bussola/ui/core';
import { act, render, screen } from '@testing-library/react';
import { getQueryClient } from '../boot/query-client.ts';
import { StyledRoot } from './styled-root.tsx';

it('prices have the digits of the release in force, and those of the next one once an analysis is of it', async () => {
  const asked: string[] = [];
  const inForce = { release: '2026.12', digits: 2 };
  connectClient(({ path }) => {
    asked.push(path);
    return Promise.resolve({
      release: inForce.release,
      costanti: [
        {
          key: 'ui.decimali.prezzi',
          value: inForce.digits,
          unit: 'digits',
          validFrom: '2026-11-20',
          source: 'a',
        },
      ],
    });
  });
  const Price = () => useMoney().price(1234.5);
  const page = (
    <StyledRoot>
      <Price />
    </StyledRoot>
  );
  const { rerender } = render(page);
  expect(screen.getByText('1.235 €')).toBeInTheDocument();
  act(() => openSession({ jwtToken: 'a', user: { userId: 'anna' } } as unknown as Session));
  await screen.findByText('1.234,50 €');
  rerender(page);
  expect(asked).toEqual(['/api/costanti/public']);

  // An analysis of the same release asks for nothing; one of a newer release reads them again.
  const client = await getQueryClient();
  const analysisOf = (costanti: string) =>
    client.setQueryData(generaleQueries.allInfo('anna').queryKey, {
      analisi: { costanti },
    } as never);
  await act(async () => analysisOf('2026.12'));
  expect(asked).toHaveLength(1);
  Object.assign(inForce, { release: '2027.01', digits: 1 });
  await act(async () => analysisOf('2027.01'));
  await screen.findByText('1.234,5 €');
  await act(async () => analysisOf('2027.01'));
  expect(asked).toHaveLength(2);
});
