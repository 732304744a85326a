import { connectClient } from '@bussola/client';
import { renderPage } from '@bussola/test-page';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { signOut } from '../session/session.ts';
import { authNamespace } from '../locales/auth-namespace.ts';
import { NoteDrawer } from './note-drawer.tsx';
import { toasts } from '../boot/notifications.ts';

const USER_ID = 'b0550000-0000-4000-8000-00000000a001';
const AT = '2026-11-22T10:00:00.000Z';
const refusal = (status: number, code: string, current?: object) =>
  Object.assign(new Error(code), {
    name: 'ProblemError',
    status,
    code,
    problem: { status, code, requestId: 'prova-1', title: code, type: 'about:blank', current },
    fields: {},
  });

/** One note behind the transport: it can be away, and somebody else can write. */
function noteServer(text = '') {
  const server = {
    note: {
      text,
      version: text === '' ? 0 : 1,
      updatedAt: text === '' ? null : (AT as string | null),
    },
    isAway: false,
    saves: 0,
    loggedOut: false,
  };
  connectClient(async ({ method, path, body }) => {
    if (path.endsWith('/logout')) {
      server.loggedOut = true;
      return undefined;
    }
    if (server.isAway) throw refusal(0, 'NETWORK');
    if (method === 'GET') return { ...server.note };
    const { text: written, version = 0 } = body as { text: string; version?: number };
    if (written.length > 20_000) throw refusal(422, 'VALIDATION');
    if (version !== server.note.version) throw refusal(409, 'CONFLICT', { ...server.note });
    server.saves += 1;
    server.note = { text: written, version: version + 1, updatedAt: AT };
    return { ...server.note };
  });
  return server;
}

function Place() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <NoteDrawer userId={USER_ID} onClose={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Note
        </button>
      )}
    </>
  );
}
async function draw() {
  const { user } = await renderPage(<Place />, { words: [authNamespace] });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Note' }));
    return screen.findByLabelText<HTMLTextAreaElement>('La tua nota');
  };
  const close = () => user.click(screen.getByRole('button', { name: 'Chiudi' }));
  return { open, close };
}
const write = (field: HTMLTextAreaElement, value: string) => {
  fireEvent.change(field, { target: { value } });
};

afterEach(async () => {
  cleanup();
  window.confirm = () => true;
  await signOut();
});

describe('a note being written', () => {
  it('that is too long is kept whole, and says why it is not saved', async () => {
    const server = noteServer();
    const { open } = await draw();
    const field = await open();
    write(field, 'n'.repeat(20_001));
    expect(
      await screen.findByText(
        /^La nota non è salvata, perché è troppo lunga: al massimo 20\.000 caratteri\.$/,
        undefined,
        {
          timeout: 5_000,
        },
      ),
    ).toBeInTheDocument();
    expect(field.value).toHaveLength(20_001);
    expect(server.saves).toBe(0);
  });
  it('is saved by closing, without waiting for the pause', async () => {
    const server = noteServer();
    const { open, close } = await draw();
    write(await open(), 'Chiedere del mutuo');
    await close();
    await waitFor(() => expect(server.note.text).toBe('Chiedere del mutuo'));
    expect(server.saves).toBe(1);
    expect(toasts.getVisibleToasts()).toEqual([]);
  });

  it('survives the drawer when it cannot be saved, says so, is taken up again, and goes as soon as the network is back', async () => {
    const server = noteServer('Prima');
    const { open, close } = await draw();
    const field = await open();
    server.isAway = true;
    write(field, 'Prima e dopo');
    await close();
    await waitFor(() =>
      expect(toasts.getVisibleToasts().map(({ title }) => title)).toEqual([
        'La nota non è ancora salvata',
      ]),
    );
    expect((await open()).value).toBe('Prima e dopo');
    server.isAway = false;
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(server.note.text).toBe('Prima e dopo'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('dopo');
  });

  it('is saved before signing out', async () => {
    const server = noteServer();
    const { open } = await draw();
    write(await open(), 'Ultima cosa');
    await act(() => signOut());
    expect([server.note.text, server.loggedOut]).toEqual(['Ultima cosa', true]);
  });

  it('is lost by signing out only when the person says so', async () => {
    const server = noteServer();
    const { open } = await draw();
    write(await open(), 'Non perdermi');
    server.isAway = true;
    const asked: (string | undefined)[] = [];
    window.confirm = (question) => {
      asked.push(question);
      return false;
    };
    await act(() => signOut());
    expect([server.loggedOut, asked]).toEqual([
      false,
      ['La tua nota non è salvata: se esci si perde. Vuoi uscire lo stesso?'],
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('La tua nota').value).toBe('Non perdermi');
    window.confirm = () => true;
    await act(() => signOut());
    expect(server.loggedOut).toBe(true);
    // Nobody else who signs in here finds it.
    expect(screen.queryByDisplayValue('Non perdermi')).toBeNull();
  });

  it('written in two places is shown twice, and the person chooses', async () => {
    const server = noteServer('Prima');
    const { open, close } = await draw();
    const field = await open();
    server.note = { text: 'Scritta altrove', version: 2, updatedAt: AT };
    write(field, 'Scritta qui');
    await close();
    await open();
    expect(await screen.findByText('Scritta altrove')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Tieni questa' }));
    await waitFor(() => expect(server.note).toMatchObject({ text: 'Scritta qui', version: 3 }));
  });
});
