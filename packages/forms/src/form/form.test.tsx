/** What every form does, whatever it asks: one way to check, to send and to tell a refusal. */
import { ProblemError } from '@bussola/client';
import { renderPage } from '@bussola/test-page';
import { Button, TextField } from '@bussola/ui/core';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

const schema = object({
  name: string().trim().required('Manca il nome.'),
  city: string().required('Manca la città.'),
});
interface Values {
  name: string;
  city: string;
  /** Sent along, and not on the screen. */
  language?: string;
}
interface Asked {
  start?: Values;
  send?: (values: Values) => Promise<void>;
}

function Page({ start = { name: '', city: '' }, send = async () => {} }: Asked) {
  const form = useForm({
    initialValues: start,
    schema,
    place: (what) => (what === 'CONFLICT' ? 'city' : what),
    words: (problem) => (problem?.code === 'FORBIDDEN' ? 'Parole di questa pagina.' : undefined),
    onSubmit: send,
  });
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Nome" />
      <TextField {...form.field('city')} label="Città" />
      <Button type="submit" busy={form.busy} busyLabel="Salvo…">
        Salva
      </Button>
    </Form>
  );
}
async function open(asked: Asked = {}) {
  const { user } = await renderPage(<Page {...asked} />);
  return { user, save: () => user.click(screen.getByRole('button')) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const FILLED = { name: 'Anna', city: 'Bari' };
const refusing = (code: 'FORBIDDEN' | 'CONFLICT' | 'VALIDATION', errors?: object[]) => () =>
  Promise.reject(new ProblemError(422, code, { status: 422, code, title: code, errors } as never));

it('tells nothing while one types for the first time, then what is wrong, and checks anew at each change', async () => {
  const sent: Values[] = [];
  const { user, save } = await open({ send: async (values) => void sent.push(values) });
  await user.type(field('Nome'), 'A');
  await user.clear(field('Nome'));
  await user.tab();
  expect(screen.queryByText('Manca il nome.')).toBeNull();
  await user.type(field('Nome'), 'Anna');
  await save();
  expect(await screen.findByText('Manca la città.')).toBeInTheDocument();
  expect(document.activeElement).toBe(field('Città'));
  await user.type(field('Città'), 'B');
  await waitFor(() => expect(screen.queryByText('Manca la città.')).toBeNull());
  await user.clear(field('Nome'));
  expect(await screen.findByText('Manca il nome.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

/** As Chrome on iOS fills a field in: past React, and without an event. */
const fillUnheard = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

it.each(['the button', 'Enter'])('sends what the browser filled in unheard, by %s', async (by) => {
  const sent: Values[] = [];
  const { user, save } = await open({ send: async (values) => void sent.push(values) });
  fillUnheard(field('Nome'), 'Anna');
  if (by === 'Enter') await user.type(field('Città'), 'Bari{Enter}');
  else {
    fillUnheard(field('Città'), 'Bari');
    await save();
  }
  await waitFor(() => expect(sent).toEqual([FILLED]));
});

it('moves to the first field that is wrong, in the order of the page', async () => {
  const { save } = await open();
  await save();
  await screen.findByText('Manca il nome.');
  expect(document.activeElement).toBe(field('Nome'));
});

it('sends what the schema makes of the values', async () => {
  const sent: Values[] = [];
  const { save } = await open({
    start: { name: ' Anna ', city: 'Bari' },
    send: async (values) => void sent.push(values),
  });
  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'Anna', city: 'Bari' }]));
});

it('is busy while it sends, and takes no second press', async () => {
  let finish = () => {};
  let times = 0;
  const { user, save } = await open({
    start: FILLED,
    send: () => {
      times += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  await save();
  const button = await screen.findByRole('button', { name: 'Salvo…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.type(field('Nome'), '{Enter}');
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  finish();
  await screen.findByRole('button', { name: 'Salva' });
  expect(times).toBe(1);
});

it('tells a refusal below the form, in its own words where it has some, and keeps what was typed', async () => {
  const { user, save } = await open({ start: FILLED, send: refusing('FORBIDDEN') });
  await user.type(field('Nome'), ' Maria');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Parole di questa pagina.'),
  );
  expect(field('Nome').value).toBe('Anna Maria');
});

it('tells what was refused of a field at the field, until it is changed', async () => {
  const { user, save } = await open({
    start: FILLED,
    send: refusing('VALIDATION', [
      { field: 'name', code: 'x', message: 'Un nome così non va.' },
      { field: 'altrove', code: 'x', message: 'Non si vede.' },
    ]),
  });
  await save();
  expect(await screen.findByText('Un nome così non va.')).toBeInTheDocument();
  expect(document.activeElement).toBe(field('Nome'));
  expect(screen.getByRole('alert').textContent).toBe('');
  await user.type(field('Nome'), 'x');
  expect(screen.queryByText('Un nome così non va.')).toBeNull();
});

it('tells below the form what was refused of a field that is not on the screen', async () => {
  const { save } = await open({
    start: { ...FILLED, language: 'it' },
    send: refusing('FORBIDDEN', [{ field: 'language', code: 'x', message: 'Lingua ignota.' }]),
  });
  await save();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Parole di questa pagina.'),
  );
});

it('tells a refusal at the field that a screen gives its code', async () => {
  const { save } = await open({ start: FILLED, send: refusing('CONFLICT') });
  await save();
  await waitFor(() => expect(field('Città').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toBe('');
});
