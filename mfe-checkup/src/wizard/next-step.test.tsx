import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { present } from '@bussola/ui/testing';
import { draftServer, UP_TO_MONEY } from '../testing/draft-server.ts';
import { openPath, openWizard } from '../testing/open-wizard.tsx';

/** @returns the headings of all steps in the document, shown and hidden */
const headings = () =>
  screen.getAllByRole('heading', { level: 1 }).map((heading) => ({
    text: heading.textContent,
    isShown: heading.closest('[style*="display: none"]') === null,
  }));
const onScreen = () =>
  headings()
    .filter(({ isShown }) => isShown)
    .map(({ text }) => text);

describe('the next step', () => {
  it('is drawn ahead, hidden, and shows the answers that came since', async () => {
    const server = draftServer(UP_TO_MONEY, 6);
    const { user } = await openWizard('/checkup/1', server, { browser: 'idle' });
    await waitFor(() => expect(headings().map(({ isShown }) => isShown)).toEqual([true, false]));
    // Another device answers; the next save here tells it.
    server.write({ statoResidenza: 'proprietà', valoreResidenza: 240_000, mutuoResidenza: false });
    await user.type(screen.getByLabelText('Cognome'), 'i');
    await user.tab();
    await waitFor(() => expect(server.data.lastName).toBe('Colomboi'));
    await user.click(present(screen.getAllByRole('button', { name: 'Avanti' })[0]));
    await waitFor(() => expect(openPath()).toBe('/checkup/2'));
    expect(onScreen()).toEqual(['La casa in cui vivi']);
    expect(screen.getByLabelText<HTMLInputElement>(/^Quanto vale oggi/).value).toBe('240.000');
  });

  it('opens once, however often «Avanti» is pressed', async () => {
    const server = draftServer(UP_TO_MONEY, 6);
    const { user } = await openWizard('/checkup/1', server, { browser: 'idle' });
    // A change that the browser has judged: the press goes on at once.
    await user.type(screen.getByLabelText('Cognome'), 'i');
    await user.tab();
    await waitFor(() => expect(server.saves).toHaveLength(1));
    const form = present(document.querySelector('form'));
    act(() => {
      for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
    });
    await waitFor(() => expect(openPath()).toBe('/checkup/2'));
    await waitFor(() => expect(server.saves.length).toBeGreaterThan(1));
    expect(server.saves.filter(({ completes }) => completes === 1)).toHaveLength(1);
  });

  it('is not drawn ahead before its file is here', async () => {
    await openWizard('/checkup/1-5', draftServer({ analisiFamiliare: 'perNucleo' }, 2));
    expect(headings()).toHaveLength(1);
  });

  it('opens at an address with a slash at the end', async () => {
    await openWizard('/checkup/2/', draftServer(UP_TO_MONEY, 5));
    expect(onScreen()).toEqual(['La casa in cui vivi']);
  });
});
