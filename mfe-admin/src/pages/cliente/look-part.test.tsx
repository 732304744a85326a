import type { StaffLook } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import { renderPage } from '@bussola/test-page';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { LookPart } from './look-part.tsx';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const LOOK: StaffLook = {
  lookId: 'b0550000-0000-4000-8000-00000000e001',
  state: 'waiting',
  askedAt: minutes(0),
  dueAt: minutes(10),
  answeredAt: null,
  until: null,
  endedAt: null,
};
const REASON = 'La data della pensione non torna.';

async function draw(start: Partial<StaffLook> | null) {
  let look: StaffLook | null = start && { ...LOOK, ...start };
  const asked: HttpRequest[] = [];
  const http = async (request: HttpRequest) => {
    asked.push(request);
    if (request.method === 'POST') look = LOOK;
    if (request.method === 'DELETE') look = { ...LOOK, state: 'withdrawn', answeredAt: minutes(0) };
    return { look };
  };
  const page = await renderPage(
    <StepUp>
      <LookPart
        client={{
          userId: 'b0550000-0000-4000-8000-000000000001',
          firstName: 'Anna',
          lastName: 'Colombo',
          email: 'anna@bussola.example',
          comune: null,
          checkup: true,
          state: 'active',
          createdAt: minutes(-99),
          updatedAt: minutes(-99),
          lastLoginAt: null,
          suspendedAt: null,
        }}
        name="Anna"
      />
    </StepUp>,
    { words: [clienteNamespace, adminNamespace], http },
  );
  return { ...page, asked };
}

it('a client is asked with a reason, and the request can be taken back', async () => {
  const { user, asked } = await draw(null);
  await user.click(await screen.findByRole('button', { name: 'Chiedi di guardare insieme' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Chiedi' }));
  await dialog.findByText('Scrivi una frase intera: almeno 10 caratteri.');
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Chiedi' }));
  await screen.findByText(/^Anna non ha ancora risposto\. Ancora 10 minuti/);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: REASON });
  await user.click(screen.getByRole('button', { name: 'Ritira la richiesta' }));
  await screen.findByText(/^Hai ritirato la richiesta alle /);
});

it('a yes is said, with the way in and the minutes that it lasts', async () => {
  await draw({ state: 'open', answeredAt: minutes(0), until: minutes(15) });
  await screen.findByText('Anna ha detto sì. Ancora 15 minuti.');
  screen.getByRole('button', { name: 'Entra' });
});

it.each<[StaffLook['state'], RegExp]>([
  ['refused', /^Anna ha detto di no alle /],
  ['lapsed', /^Anna non ha risposto: la richiesta si è chiusa alle /],
  ['over', /^Avete finito di guardare insieme alle /],
])('what became of it is said: %s', async (state, said) => {
  await draw({ state, answeredAt: minutes(0), endedAt: minutes(0) });
  await screen.findByText(said);
  screen.getByRole('button', { name: 'Chiedi di guardare insieme' });
});
