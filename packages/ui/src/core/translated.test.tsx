import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LevelCounts } from '../results/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, Marked, Money, RadioCards, Text } from './index.ts';

/** As Chrome does it: every text node gives way to a `<font>` with a new one. */
function translate(page: HTMLElement, tag = 'font') {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement(tag);
    font.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}
/** What is on screen after a translated page changes. */
async function after(before: ReactElement, then: ReactElement): Promise<string> {
  const { container, rerender } = await renderUi(before);
  translate(container);
  rerender(then);
  return (container.textContent ?? '').replaceAll('\u00A0', ' ');
}

it('an amount that changes is the new one', async () =>
  expect(
    await after(<Money value={1200} suffix=" al mese" />, <Money value={1300} suffix=" al mese" />),
  ).toContain('1.300 € al mese'));

it('a bold amount in a sentence is the new one, and so are the words around it', async () =>
  expect(
    await after(
      <Text>
        <Marked>Entrano **10 €** al mese.</Marked>
      </Text>,
      <Text>
        <Marked>Escono **12 €** l’anno.</Marked>
      </Text>,
    ),
  ).toContain('Escono 12 € l’anno.'));

it('a button gets its spinner and its other words, and gives them back', async () => {
  const { container, rerender } = await renderUi(<Button>Accedi</Button>);
  translate(container);
  rerender(
    <Button busy busyLabel="Un momento…">
      Accedi
    </Button>,
  );
  expect(screen.getByRole('button').textContent).toBe('Un momento…');
  translate(container);
  rerender(<Button>Accedi</Button>);
  expect(screen.getByRole('button').textContent).toBe('Accedi');
});

it('a count of levels and its word change together', async () => {
  const counts = { red: 1, yellow: 0, toCheck: 0, green: 0, missing: 1, notApplicable: 1 };
  const shown = await after(
    <LevelCounts counts={counts} />,
    <LevelCounts counts={{ ...counts, notApplicable: 2 }} />,
  );
  expect(shown).toMatch(/2\D+$/);
});

it('an option loses its line of help', async () => {
  const card = (help?: string) => (
    <RadioCards
      label="Casa"
      name="casa"
      value=""
      onChange={() => undefined}
      options={[{ value: 'a', label: 'Proprietà', ...(help ? { help } : {}) }]}
    />
  );
  expect(await after(card('Anche con un mutuo'), card())).toContain('Proprietà');
  expect(screen.queryByText('Anche con un mutuo')).toBeNull();
});
