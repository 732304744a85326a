import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Held, held } from '../testing/held.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorSummary, MoneyField, SelectField, SliderField, Stepper, YesNo } from './index.ts';

it('YesNo tells a no from no answer', async () => {
  const { user } = await renderUi(
    <Held<boolean | null> start={null}>
      {(v, set) => <YesNo label="C’è un mutuo?" value={v} onChange={set} />}
    </Held>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(held()).toBe('false');
});

it('SelectField and SliderField carry their label and their value in words', async () => {
  const { user } = await renderUi(
    <>
      <Held<'a' | 'b' | ''> start="">
        {(v, set) => (
          <SelectField
            label="Titolo di studio"
            value={v}
            onChange={set}
            options={[
              { value: 'a', label: 'Diploma' },
              { value: 'b', label: 'Laurea' },
            ]}
          />
        )}
      </Held>
      <SliderField
        label="Età di pensione"
        value={68}
        onChange={() => undefined}
        min={62}
        max={73}
        format={(years) => `${years} anni`}
      />
    </>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Titolo di studio' }), 'Laurea');
  expect(held()).toBe('"b"');
  expect(
    screen.getByRole('slider', { name: 'Età di pensione' }).getAttribute('aria-valuetext'),
  ).toBe('68 anni');
});

it('ErrorSummary takes the focus after a refused submit and leads to the field', async () => {
  const { user, rerender } = await renderUi(<p />);
  const page = (attempt: number) => (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={
          attempt
            ? [
                {
                  name: 'mutuo',
                  label: 'Mutuo residuo',
                  message: "Il mutuo supera il valore dell'immobile.",
                },
              ]
            : []
        }
      />
      <MoneyField name="mutuo" label="Quanto resta?" value={1} onChange={() => undefined} />
    </>
  );
  rerender(page(0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(page(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await user.click(screen.getByRole('link', { name: 'Mutuo residuo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quanto resta?' }));
});

it('Stepper says where one is, links where one may go and tells why not elsewhere', async () => {
  await renderUi(
    <Stepper
      steps={[
        { label: 'Introduzione', state: 'done', href: '/checkup/0' },
        { label: 'Dati personali', state: 'current', href: '/checkup/1' },
        { label: 'Riepilogo', state: 'todo' },
      ]}
    />,
  );
  expect(
    screen.getByRole('link', { name: /Introduzione/, hidden: true }).getAttribute('href'),
  ).toBe('/checkup/0');
  expect(screen.getByRole('link', { current: 'step', hidden: true }).textContent).toContain(
    'Dati personali',
  );
  expect(
    screen
      .getByRole('link', { name: /Riepilogo.*Prima completa i passi precedenti/, hidden: true })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});
