import type { Http } from '@bussola/client';
import type { Profile } from '@bussola/contract';
import { renderPage } from '@bussola/test-page';
import { Button } from '@bussola/ui/core';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { StepUp, useProved } from './step-up.tsx';
import { stepUpNamespace } from './step-up-namespace.ts';

const refusal = (status: number, code: string) =>
  Object.assign(new Error(code), {
    name: 'ProblemError',
    status,
    code,
    problem: { status, code, requestId: 'prova-1', title: code, type: 'about:blank' },
    fields: {},
  });
type Factors = Partial<Profile['secondFactor']>;
const PASSKEY = {
  passkeyId: 'b0550000-0000-4000-8000-00000000c001',
  name: 'Telefono',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
  here: true,
  hosts: [],
};

/** What proves is right when `right` says so; everything else is refused with `code`. */
function proofServer({
  factors = {},
  hasPassword = true,
  right = () => true,
  code = 'BAD_CREDENTIALS',
}: {
  factors?: Factors;
  hasPassword?: boolean;
  right?: (body: Record<string, string>) => boolean;
  code?: string;
}) {
  const bodies: unknown[] = [];
  const http: Http = async ({ path, body }) => {
    if (path.includes('/profile/'))
      return {
        hasPassword,
        secondFactor: {
          mandatory: false,
          totp: false,
          passkeys: [],
          recoveryCodesLeft: 0,
          resetDue: null,
          ...factors,
        },
      };
    bodies.push(body);
    if (!right(body as Record<string, string>)) throw refusal(401, code);
    return { provedUntil: '2026-11-20T10:05:00.000Z' };
  };
  return { http, bodies };
}

/** The call is refused until somebody proved. */
function Delicate({ isProved }: { isProved: () => boolean }) {
  const proved = useProved();
  const [told, setTold] = useState('pronta');
  const work = async () => {
    if (!isProved()) throw refusal(403, 'STEP_UP_REQUIRED');
    return 'fatta';
  };
  return (
    <>
      <Button
        onClick={() =>
          void proved(work).then(
            (done) => setTold(done ?? 'lasciata stare'),
            () => setTold('fallita'),
          )
        }
      >
        Fai
      </Button>
      <p>{told}</p>
    </>
  );
}

async function draw(server: ReturnType<typeof proofServer>, language: 'it' | 'en' = 'it') {
  const page = (
    <StepUp>
      <Delicate isProved={() => server.bodies.length > 0} />
    </StepUp>
  );
  const { user } = await renderPage(page, {
    http: server.http,
    words: [stepUpNamespace],
    language,
  });
  await user.click(screen.getByRole('button', { name: 'Fai' }));
  const dialog = within(
    await screen.findByRole('dialog', {
      name: language === 'it' ? 'Conferma che sei tu' : 'Confirm that it is you',
    }),
  );
  return { user, dialog };
}

describe('the proof before what cannot be taken back', () => {
  it('is the password where there is nothing else; a wrong one is said under the field, and the right one does what was asked', async () => {
    const server = proofServer({ right: ({ password }) => password === 'Ulivo-Faro-482' });
    const { user, dialog } = await draw(server);
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(dialog.getByText('Scrivi la password.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'sbagliata' } });
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await dialog.findByText('La password non è giusta.')).toBeInTheDocument();
    expect(screen.getByText('pronta')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Ulivo-Faro-482' } });
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('fatta')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is never the password where there is a second factor; a recovery code stands in for a lost phone', async () => {
    const server = proofServer({ factors: { totp: true, recoveryCodesLeft: 4 } });
    const { user, dialog } = await draw(server);
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(dialog.getByText('Scrivi le sei cifre.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Usa un codice di recupero' }));
    expect(dialog.getByLabelText('Codice di recupero').getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(dialog.getByLabelText('Codice di recupero'), { target: { value: 'corto' } });
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(
      dialog.getByText('Un codice di recupero ha dieci lettere e cifre: controllalo.'),
    ).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Codice di recupero'), {
      target: { value: 'A2C4E-G6I8K' },
    });
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('fatta')).toBeInTheDocument();
    expect(server.bodies).toEqual([{ recoveryCode: 'A2C4E-G6I8K' }]);
  });

  it('asks for a recovery code where the browser knows no passkeys, and says so when there is none', async () => {
    const { dialog } = await draw(
      proofServer({ factors: { passkeys: [PASSKEY], recoveryCodesLeft: 2 } }),
    );
    expect(dialog.getByLabelText('Codice di recupero')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Usa una passkey' })).toBeNull();
  });

  it('says what to do where there is nothing to prove with', async () => {
    const { dialog } = await draw(proofServer({ factors: { passkeys: [PASSKEY] } }), 'en');
    expect(
      dialog.getByText('This browser does not know passkeys: use the one where you added yours.'),
    ).toBeInTheDocument();
  });

  it('says that a passkey belongs to another address', async () => {
    const elsewhere = { ...PASSKEY, here: false, hosts: ['bussola.example'] };
    const { dialog } = await draw(proofServer({ factors: { passkeys: [elsewhere] } }));
    expect(
      dialog.getByText(/^La tua passkey vale a un altro indirizzo di Bussola/),
    ).toBeInTheDocument();
  });

  it('leaves everything as it was when the person lets it be', async () => {
    const server = proofServer({ hasPassword: false });
    const { user, dialog } = await draw(server);
    expect(dialog.getByText(/esci e scegline una/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.getByText('lasciata stare')).toBeInTheDocument());
    expect(server.bodies).toEqual([]);
  });
});
