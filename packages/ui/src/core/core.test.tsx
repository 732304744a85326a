import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import {
  Breadcrumbs,
  Button,
  Checkbox,
  ConfirmDialog,
  CopyButton,
  Dialog,
  FamilyStrip,
  HomeIcon,
  initialsOf,
  LevelPill,
  Money,
  PasswordField,
  RadioCards,
  SideNav,
  Skeleton,
  Switch,
  TextField,
  TextLink,
  UiProvider,
  useMoney,
  type LinkComponentProps,
} from './index.ts';

/** The texts that describe an element, in order. */
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('CopyButton', () => {
  it('copies, and says so', async () => {
    const { user } = await renderUi(<CopyButton text="uno due" />);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copia' }));
    await screen.findByRole('button', { name: 'Copiato negli appunti' });
    expect(write).toHaveBeenCalledWith('uno due');
  });
  it('says to copy by hand when the browser refuses', async () => {
    const { user } = await renderUi(<CopyButton text="uno due" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copia' }));
    expect((await screen.findByRole('alert')).textContent).toContain('copialo a mano');
  });
});

describe('Button', () => {
  it('that cannot be pressed says why, can be reached and does nothing', async () => {
    const onClick = jest.fn();
    const { user } = await renderUi(
      <Button onClick={onClick} disabledReason="Manca il 7% per arrivare a 100.">
        Salva
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Salva' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(described(button)[0]).toBe('Manca il 7% per arrivare a 100.');
  });
  it('that is busy takes no second press, nor sends its form', async () => {
    const onSubmit = jest.fn<(event: React.SyntheticEvent) => void>((event) =>
      event.preventDefault(),
    );
    const { user } = await renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Salvo…">
          Salva
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Salvo…' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('fields', () => {
  it('tie label, help and error together', async () => {
    await renderUi(
      <TextField
        label="E-mail"
        name="email"
        value="x"
        onChange={() => undefined}
        help="Quella di sempre."
        error="Indirizzo non valido."
      />,
    );
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(described(field)).toEqual(['Indirizzo non valido.', 'Quella di sempre.']);
    expect(field.id).toBe('field-email');
  });
  it('translate an error given by key', async () => {
    await renderUi(
      <TextField label="E-mail" value="" onChange={() => undefined} error="errors:UNDERAGE" />,
      { language: 'en' },
    );
    expect(screen.getByText('You must be of age to continue.')).toBeInTheDocument();
  });
  it('show a password on demand', async () => {
    const { user } = await renderUi(
      <PasswordField
        label="Password"
        value="segreta"
        onChange={() => undefined}
        autoComplete="current-password"
      />,
    );
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
  it('offer choices as a group of radios', async () => {
    const onChange = jest.fn();
    const { user } = await renderUi(
      <RadioCards
        label="A che titolo?"
        value="a"
        onChange={onChange}
        options={[
          { value: 'a', label: 'Proprietà' },
          { value: 'b', label: 'Affitto' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'A che titolo?' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Affitto' }));
    expect(onChange).toHaveBeenCalledWith('b');
  });
  it('switch and tick with the keyboard', async () => {
    const onSwitch = jest.fn();
    const onTick = jest.fn();
    const { user } = await renderUi(
      <>
        <Switch label="Avvisami" checked={false} onChange={onSwitch} />
        <Checkbox label="Ho letto" checked onChange={onTick} error="Serve." />
      </>,
    );
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(onSwitch).toHaveBeenCalledWith(true);
    expect(onTick).toHaveBeenCalledWith(false);
    expect(screen.getByRole('checkbox', { name: 'Ho letto' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });
});

describe('amounts', () => {
  it('are covered in privacy mode, and said to be', async () => {
    const { container } = await renderUi(
      <UiProvider hideAmounts>
        <Money value={231400} />
      </UiProvider>,
    );
    expect(container.textContent).not.toContain('231');
    expect(screen.getByText('importo nascosto')).toBeInTheDocument();
  });
  it.each([
    [0, '1.235\u00A0€'],
    [1, '1.234,5\u00A0€'],
    [2, '1.234,50\u00A0€'],
  ])(
    'with %i digits of prices: those have them, and other amounts are whole',
    async (digits, text) => {
      const Price = () => useMoney().price(1234.5);
      const { container } = await renderUi(
        <UiProvider priceDecimals={digits}>
          <Price />
          {' · '}
          <Money value={1234.5} />
        </UiProvider>,
      );
      expect(container.textContent).toBe(`${text} · 1.235\u00A0€`);
    },
  );
});

describe('the frame', () => {
  const Router = ({ href, children, ...rest }: LinkComponentProps) => (
    <a href={`/app${href}`} {...rest}>
      {children}
    </a>
  );
  it('draws links of the site with the router and links of the world without', async () => {
    await renderUi(
      <UiProvider link={Router}>
        <TextLink href="/home">Casa</TextLink>
        <TextLink href="https://inps.it" external>
          INPS
        </TextLink>
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Casa' }).getAttribute('href')).toBe('/app/home');
    const outside = screen.getByRole('link', { name: 'INPS (si apre in una nuova scheda)' });
    expect(outside.getAttribute('href')).toBe('https://inps.it');
    expect(outside.getAttribute('rel')).toContain('noopener');
  });
  it('names the page in the breadcrumbs without linking it', async () => {
    await renderUi(
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Servizi', href: '/servizi' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Home', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Servizi', hidden: true })).toBeNull();
    expect(screen.getByText('Servizi').getAttribute('aria-current')).toBe('page');
  });
  it('says the reds of an entry in words', async () => {
    await renderUi(
      <SideNav
        items={[{ label: 'Priorità', icon: HomeIcon, href: '/p', badge: 3, current: true }]}
      />,
    );
    const link = screen.getByRole('link', { name: /Priorità.*3 da affrontare/, hidden: true });
    expect(link.getAttribute('aria-current')).toBe('page');
  });
  it('switches a person, and keeps the last one', async () => {
    const onSwitch = jest.fn();
    const { user } = await renderUi(
      <FamilyStrip
        summary="Analisi su 1 persona su 2"
        onSwitch={onSwitch}
        people={[
          {
            id: 'a',
            name: 'Anna',
            fullName: 'Anna Colombo',
            tone: 0,
            on: true,
            lockedReason: 'Almeno una persona resta.',
          },
          { id: 'm', name: 'Marco', fullName: 'Marco Bellini', tone: 1, on: false },
        ]}
      />,
    );
    await user.click(screen.getByRole('switch', { name: /Anna/ }));
    await user.click(screen.getByRole('switch', { name: 'Marco nell’analisi' }));
    expect(onSwitch.mock.calls).toEqual([['m', true]]);
  });
});

it('a level is a word; a yellow level can say what is wrong instead', async () => {
  await renderUi(
    <>
      <LevelPill level="yellow" direction="troppa liquidità" />
      <LevelPill level="grey" notApplicable />
      <LevelPill level="grey" />
    </>,
  );
  const leaning = screen.getByText('troppa liquidità');
  expect(leaning.parentElement?.textContent).toBe('Da valutare: troppa liquidità');
  expect(screen.getByText('Per ora non ti serve')).toBeInTheDocument();
  expect(screen.getByText('Dati insufficienti')).toBeInTheDocument();
});

it('a level that is not one’s own names the person, shortly', async () => {
  await renderUi(
    <>
      <LevelPill level="grey" notApplicable of="Bartolomeo" />
      <LevelPill level="grey" notApplicable of="Massimilianopierfrancesco" />
    </>,
  );
  expect(screen.getByText('Non riguarda Bartolomeo')).toBeInTheDocument();
  expect(screen.getByText('Non riguarda Massimilianopierfra…')).toBeInTheDocument();
});

it('initials are of the first and the last name', () => {
  expect([
    initialsOf('Anna Colombo'),
    initialsOf('Maria Grazia De Luca'),
    initialsOf('élodie'),
    initialsOf(' '),
  ]).toEqual(['AC', 'ML', 'É', '?']);
});

it('a dialog begins at the field that wants the focus, once it is open', async () => {
  await renderUi(
    <Dialog open onClose={() => undefined} title="Conferma che sei tu">
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        value=""
        onChange={() => undefined}
        autoFocus
      />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

it('a dialog is named, closes at Escape and gives the focus back', async () => {
  const onClose = jest.fn();
  const page = (open: boolean) => (
    <>
      <button type="button">Apri</button>
      <Dialog open={open} onClose={onClose} title="Vuoi togliere Tommaso?">
        Spariscono i suoi dati.
      </Dialog>
    </>
  );
  const { rerender, user } = await renderUi(page(false));
  screen.getByRole('button', { name: 'Apri' }).focus();
  rerender(page(true));
  const dialog = screen.getByRole('dialog', { name: 'Vuoi togliere Tommaso?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  rerender(page(false));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' })),
  );
});

it('a dialog whose button went with its row leaves the focus in the part that held it', async () => {
  const page = (open: boolean, isThere: boolean) => (
    <section aria-label="Chiavi">
      {isThere && <button type="button">Togli</button>}
      <Dialog open={open} onClose={() => undefined} title="Togliere la chiave?">
        Non pubblica più.
      </Dialog>
    </section>
  );
  const { rerender } = await renderUi(page(false, true));
  screen.getByRole('button', { name: 'Togli' }).focus();
  rerender(page(true, true));
  rerender(page(false, false));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chiavi' })),
  );
});

describe('a question before what no press takes back', () => {
  const ask = (onConfirm: () => Promise<unknown>, onClose = () => undefined) =>
    renderUi(
      <ConfirmDialog
        title="Togliere Tommaso?"
        confirm="Togli"
        busyLabel="Tolgo…"
        onConfirm={onConfirm}
        asProblem={(failure) => ({ code: (failure as Error).message })}
        onClose={onClose}
      >
        Spariscono i suoi dati.
      </ConfirmDialog>,
    );
  it('does it once, and says why when it could not be done', async () => {
    const onConfirm = jest.fn(() => Promise.reject(new Error('FORBIDDEN')));
    const { user } = await ask(onConfirm);
    await user.click(screen.getByRole('button', { name: 'Togli' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Non hai il permesso per questa operazione.',
    );
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Togli' })).toBeInTheDocument();
  });
  it('has no way out while it is being done', async () => {
    let done: (value: unknown) => void = () => undefined;
    const onClose = jest.fn(() => undefined);
    const { user } = await ask(
      () =>
        new Promise((resolve) => {
          done = resolve;
        }),
      onClose,
    );
    await user.click(screen.getByRole('button', { name: 'Togli' }));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => {
      done(undefined);
    });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('a skeleton offers a way out when it takes too long', async () => {
  await renderUi(<Skeleton slowAfterMs={10} exit={<a href="/home">Continua senza</a>} />);
  expect(screen.queryByText('Continua senza')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Continua senza' })).toBeInTheDocument();
});
