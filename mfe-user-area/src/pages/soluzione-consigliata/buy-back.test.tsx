import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { confrontaVersamenti, COSTANTI_2026_12, targetAllocation, valoriAl } from '@bussola/domain';
import { formatEuro } from '@bussola/i18n/format';
import { present } from '@bussola/ui/testing';
import SoluzionePage from './soluzione-page.tsx';
import { soluzionePath } from '../../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';

const famiglia = { refDate: TODAY, ...famigliaEsempio('bellini').famiglia };
const anna = famiglia.membri[0]?._id ?? '';
const valori = valoriAl(COSTANTI_2026_12, TODAY);
const expected = (anni: number, forma: 'agevolato' | 'ordinario') => {
  const esito = confrontaVersamenti(
    valori,
    famiglia,
    anna,
    { anni, forma },
    targetAllocation(valori, 40, 0),
  );
  if (esito.status !== 'ok') throw new Error(esito.status);
  return esito;
};
const euro = (value: number) => plain(formatEuro(Math.round(value)));
const open = async (start = {}) => {
  const server = areaServer('bellini', start);
  const page = await renderPage(<SoluzionePage />, {
    server,
    path: soluzionePath('riscatto-laurea'),
  });
  return {
    ...page,
    server,
    part: within(
      present(
        (await screen.findByRole('heading', { name: 'E se gli stessi soldi andassero altrove?' }))
          .parentElement,
      ),
    ),
  };
};
const incomes = (part: { getByRole: typeof screen.getByRole }) =>
  within(part.getByRole('table', { name: 'Quanto darebbe ogni anno, dalla pensione in poi' }))
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));

it('compares four ways at the same effort as the engine does, with break-even and balances', async () => {
  const { part } = await open();
  await part.findByText(/^A parità di sforzo il fondo pensione/);
  const { alternative } = expected(5, 'agevolato');
  expect(incomes(part)).toEqual(
    ['Riscatto', 'Fondo', 'Piano', 'Conto'].map(
      (name, place) => `${name}${euro(alternative[place]?.redditoAnnuo ?? 0)}`,
    ),
  );
  const table = part.getByRole('table', { name: 'E se gli stessi soldi andassero altrove?' });
  const cells = [...(within(table).getAllByRole('row')[1]?.querySelectorAll('th, td') ?? [])].map(
    ({ textContent }) => plain(textContent),
  );
  const [first] = alternative;
  expect(cells).toEqual([
    'Riscatto della laurea',
    euro(first?.redditoAnnuo ?? 0),
    'a 85 anni',
    euro(first?.versatoAnnuo ?? 0),
    '0 €',
  ]);
  expect(
    [
      ...(within(part.getByRole('table', { name: 'Entrato meno versato' }))
        .getAllByRole('row')[1]
        ?.querySelectorAll('td') ?? []),
    ].map(({ textContent }) => plain(textContent)),
  ).toEqual((first?.saldo ?? []).map((one) => euro(one.euro)));
  expect(plain(within(table).getAllByRole('row')[4]?.textContent)).toContain('mai entro i 95 anni');
});

it('asks again for other years and for the ordinary form, and writes nothing', async () => {
  const { part, user, server } = await open();
  await part.findByText(/^A parità di sforzo/);
  act(() => part.getByRole('slider', { name: /^Anni da riscattare/ }).focus());
  await user.keyboard('{ArrowLeft>2/}');
  await part.findByText(
    (_, element) =>
      element?.tagName === 'B' &&
      plain(element.textContent) === `${euro(expected(3, 'agevolato').sforzoAnnuo)} l’anno`,
  );
  await user.click(part.getByRole('button', { name: 'Ordinaria' }));
  await part.findByText(
    (_, element) =>
      element?.tagName === 'B' &&
      plain(element.textContent) === `${euro(expected(3, 'ordinario').sforzoAnnuo)} l’anno`,
  );
  expect(
    server.asked
      .filter(({ path }) => path.includes('/inforiscatto/'))
      .map(({ path }) => path.split('/').slice(-2).join('/')),
  ).toEqual(['5/agevolato', '4/agevolato', '3/agevolato', '3/ordinario']);
  expect(server.asked.every(({ method }) => method === 'GET')).toBe(true);
});

it('fails alone, and says what it could not do', async () => {
  const { part } = await open({ fail: { '/inforiscatto/': { status: 503, code: 'BUSY' } } });
  expect(await part.findByText('Adesso non riusciamo a fare il confronto')).toBeInTheDocument();
  expect(part.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
});

it('is for each of two people who could buy back', async () => {
  const { part, user, server } = await open({
    membri: (all: typeof famiglia.membri) =>
      all.map((membro, place) =>
        place === 1
          ? { ...membro, laureato: { stato: true, riscattoFiniPensionistici: false, anni: 3 } }
          : membro,
      ),
  });
  await user.click(part.getByRole('button', { name: 'Marco' }));
  await part.findByText(/^A parità di sforzo/);
  expect(server.asked.findLast(({ path }) => path.includes('/inforiscatto/'))?.path).toMatch(
    new RegExp(`${famiglia.membri[1]?._id ?? ''}/3/agevolato$`),
  );
  const simulator = within(
    present(
      (await screen.findByRole('heading', { name: 'E se cambiasse qualcosa?' })).parentElement,
    ),
  );
  await user.click(simulator.getByRole('button', { name: 'Marco' }));
  expect(
    simulator
      .getByRole('slider', { name: /^Quanti anni di laurea riscattare/ })
      .getAttribute('aria-valuemax'),
  ).toBe('3');
});
