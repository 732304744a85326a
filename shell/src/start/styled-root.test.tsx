import { expect, it } from '@jest/globals';
import { connectClient } from '@bussola/client';
import { openSession } from '@bussola/client/session';
import type { Session } from '@bussola/contract';
import { useMoney } from '@bussola/ui/core';
import { act, render, screen } from '@testing-library/react';
import { StyledRoot } from './styled-root.tsx';

it('prices have the digits of the release in force, once somebody is signed in', async () => {
  const asked: string[] = [];
  connectClient(({ path }) => {
    asked.push(path);
    return Promise.resolve({
      release: '2026.12',
      costanti: [
        {
          key: 'ui.decimali.prezzi',
          value: 2,
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
});
