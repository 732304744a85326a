import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { ActionMenu } from './action-menu.tsx';

const ITEMS = [
  { value: 'fatto', label: 'Fatto' },
  { value: 'non-ora', label: 'Non ora' },
] as const;

describe('a menu of actions', () => {
  async function open() {
    const user = userEvent.setup();
    const chosen: string[] = [];
    await renderUi(
      <ActionMenu
        label="Segna come"
        of="Pensione"
        items={ITEMS}
        onChoose={(value) => chosen.push(value)}
      />,
    );
    const trigger = screen.getByRole('button', { name: 'Segna come: Pensione' });
    await user.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    return { user, chosen, trigger };
  }

  it('tells the action that is pressed, and closes', async () => {
    const { user, chosen } = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Non ora' }));
    await waitFor(() => expect(chosen).toEqual(['non-ora']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('is used with arrows and Enter, and left with Escape', async () => {
    const { user, chosen, trigger } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chosen).toEqual(['fatto']));
    await user.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect([chosen, document.activeElement]).toEqual([['fatto'], trigger]);
  });
});
