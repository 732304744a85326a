import type { ResponseOf } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { VixPart } from './vix-part.tsx';

type Vix = ResponseOf<'vix'>;
const NONE: Vix = {
  value: null,
  date: null,
  level: 'grey',
  stale: true,
  source: null,
  history: [],
};
const LATEST: Vix = {
  value: 18.45,
  date: '2026-11-27',
  level: 'green',
  stale: false,
  source: 'typed',
  history: [],
};

async function open(vix: Vix = NONE) {
  const sent: HttpRequest[] = [];
  let refusal: { status: number; code: string } | undefined;
  const http = async (request: HttpRequest) => {
    if (request.method === 'GET') return vix;
    sent.push(request);
    if (refusal)
      throw Object.assign(new Error('refused'), { name: 'ProblemError', fields: {}, ...refusal });
    return { added: 2, replaced: 1, unchanged: 0, vix: LATEST };
  };
  const view = await renderPage(<VixPart today="2026-11-28" />, { http, words: [adminNamespace] });
  await screen.findByLabelText('Valore di chiusura');
  return {
    ...view,
    sent,
    refuse: (status: number, code: string) => {
      refusal = { status, code };
    },
  };
}
const texts = (told: Awaited<ReturnType<typeof open>>['told']) =>
  told.notifications.map(({ text }) => text);

describe('the volatility index', () => {
  it('says the last value, its day and where it comes from', async () => {
    await open(LATEST);
    expect(screen.getByText('18,45')).toBeInTheDocument();
    expect(screen.getByText('27 novembre 2026')).toBeInTheDocument();
    expect(screen.getByText('scritto a mano')).toBeInTheDocument();
  });

  it('says when the value is old, and when there is none', async () => {
    const { unmount } = await open({ ...LATEST, stale: true });
    expect(screen.getByText('Questo valore è vecchio: ne serve uno nuovo.')).toBeInTheDocument();
    unmount();
    await open();
    expect(screen.getByText('Nessun valore ancora.')).toBeInTheDocument();
  });

  it('takes a value with a comma, and shows it at once', async () => {
    const { user, sent, told } = await open();
    await user.type(screen.getByLabelText('Valore di chiusura'), '18,45');
    await user.click(screen.getByRole('button', { name: 'Salva il valore' }));
    await waitFor(() => expect(screen.getByText('18,45')).toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([{ date: '2026-11-28', value: 18.45 }]);
    expect(texts(told)).toEqual(['Valore salvato']);
  });

  it.each(['', '0', '201', 'venti', '-3', '1.234,5'])('refuses «%s»', async (typed) => {
    const { user, sent } = await open();
    if (typed !== '') await user.type(screen.getByLabelText('Valore di chiusura'), typed);
    await user.click(screen.getByRole('button', { name: 'Salva il valore' }));
    expect(await screen.findAllByText('Scrivi un numero tra 0,01 e 200.')).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('sends a file, and says what a wrong one lacks', async () => {
    const { user, sent, told, refuse } = await open();
    const input = document.querySelector<HTMLInputElement>('input[name=vix]');
    if (!input) throw new Error('there is no field for the file');
    const file = () => new File(['date,value\n2026-11-27,18.45\n'], 'vix.csv');
    await user.upload(input, file());
    await waitFor(() => expect(told.notifications).toHaveLength(1));
    expect(texts(told)).toEqual(['Giorni nuovi: 2. Sostituiti: 1. Già uguali: 0.']);
    expect(sent[0]?.body).toEqual({ csv: 'date,value\n2026-11-27,18.45\n' });
    refuse(422, 'VALIDATION');
    await user.upload(input, file());
    await waitFor(() => expect(told.notifications).toHaveLength(2));
    expect(texts(told)[1]).toMatch(/^Il file non è entrato: servono due colonne/);
  });

  it('asks the source, and says when none is set', async () => {
    const { user, told, refuse } = await open();
    refuse(404, 'NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'Chiedi alla fonte' }));
    await waitFor(() =>
      expect(texts(told)).toEqual(['Nessuna fonte è impostata su questo server.']),
    );
  });
});
