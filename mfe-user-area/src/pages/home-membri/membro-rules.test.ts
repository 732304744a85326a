import { describe, expect, it } from '@jest/globals';
import { personaErrors, shownAt, TABS } from '@bussola/domain';
import type { Membro, Persona } from '@bussola/domain';
import { answers, fc } from '@bussola/domain/testing/risposte-qualsiasi';
import { membroPatch, rebaseForm, toMembroForm } from '../../dati/membro-form.ts';
import type { MembroForm } from '../../dati/membro-form.ts';
import { membroErrors } from '../../dati/membro-schema.ts';

const today = '2026-11-20';
const marco: Membro = {
  _id: '8c6a7c6e-6b1d-4f6e-9a53-3f0f6e1f0a02',
  gradoParentela: 'husband',
  enabled: true,
  seq: 2,
  firstName: 'Marco',
  lastName: 'Bellini',
  dataNascita: '1984-05-12',
  professione: 'Dipendente',
  titoloStudio: 'diploma',
  redditoNettoAnnuo: 24_000,
  polizze: { casoMorte: false, tipoLtcSottoscritta: 'rendita', rischioNonAutosufficienza: true },
  stimati: ['redditoNettoAnnuo', 'polizze.casoMorte', 'montanteFondo'],
};
const form = (over: Partial<MembroForm> = {}): MembroForm => ({ ...toMembroForm(marco), ...over });

async function errorsOf(values: MembroForm, hasSpouse = false): Promise<Record<string, string>> {
  const context = { today, hasSpouse };
  return Object.fromEntries(
    Object.entries(await membroErrors(values, context)).map(([path, message]) => [
      path,
      message
        .replace('forms:errors.', '')
        .replace(/^user-area:membri[.]form[.]missing[.].+/, 'required'),
    ]),
  );
}

describe('the form of a member', () => {
  it('accepts what is saved', async () => {
    expect(await errorsOf(form())).toEqual({});
  });

  it('accepts a new member with nothing but the essential', async () => {
    expect(
      await errorsOf({
        ...toMembroForm(),
        gradoParentela: 'wife',
        firstName: 'Giulia',
        dataNascita: '1996-02-29',
        professione: 'Dipendente',
        titoloStudio: 'diploma',
        redditoNettoAnnuo: 21_000,
      }),
    ).toEqual({});
  });

  it.each([
    ['firstName', { firstName: '  ' }, 'required'],
    ['firstName', { firstName: '<Marco>' }, 'characters'],
    ['dataNascita', { dataNascita: '' }, 'required'],
    ['dataNascita', { dataNascita: 'invalid' }, 'date'],
    ['dataNascita', { dataNascita: '2026-11-21' }, 'dateAhead'],
    ['dataNascita', { dataNascita: '1905-11-20' }, 'dateFar'],
    ['gradoParentela', { gradoParentela: '' as const }, 'required'],
    ['professione', { professione: '' as const }, 'required'],
    ['titoloStudio', { titoloStudio: '' as const }, 'required'],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: null }, 'required'],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: -1 }, 'wrong'],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: 1e9 + 1 }, 'tooMuch'],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: 10.5 }, 'whole'],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: Number.NaN }, 'wrong'],
    ['anniContributi', { anniContributi: 71 }, 'years'],
    ['anniContributi', { anniContributi: 28 }, 'contributi'],
  ])('refuses %s %j: %s', async (field, over, message) => {
    expect((await errorsOf(form(over)))[field]).toBe(message);
  });

  it.each([
    ['born today', { dataNascita: today, professione: '' as const, redditoNettoAnnuo: null }],
    ['120 years old to the day', { dataNascita: '1906-11-20' }],
    ['no income at all', { redditoNettoAnnuo: 0 }],
    ['the largest income', { redditoNettoAnnuo: 1e9 }],
    ['contributions since 15', { anniContributi: 27 }],
    [
      'fifteen: no profession and no income are asked',
      { dataNascita: '2010-11-21', professione: '' as const, redditoNettoAnnuo: null },
    ],
  ])('accepts %s', async (_, over) => {
    expect(await errorsOf(form(over))).toEqual({});
  });

  it('asks a profession from the day one turns sixteen', async () => {
    expect(
      await errorsOf(form({ dataNascita: '2010-11-20', professione: '', redditoNettoAnnuo: null })),
    ).toEqual({ professione: 'required', redditoNettoAnnuo: 'required' });
  });

  it.each([
    ['wife', true, 'secondSpouse'],
    ['husband', true, 'secondSpouse'],
    ['son', true, undefined],
    ['wife', false, undefined],
  ] as const)(
    '%s with a spouse already there (%s): %s',
    async (gradoParentela, hasSpouse, message) => {
      expect((await errorsOf(form({ gradoParentela }), hasSpouse))['gradoParentela']).toBe(message);
    },
  );

  it.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'underage'],
  ] as const)('the owner born on %s: %s', async (dataNascita, message) => {
    expect(
      (await errorsOf(form({ isOwner: true, gradoParentela: '', dataNascita })))['dataNascita'],
    ).toBe(message);
  });
});

describe('what is sent', () => {
  it('is empty when no field changed', () => {
    expect(membroPatch(form(), marco, today)).toEqual({});
  });

  it('is only what changed, no longer an estimate', () => {
    expect(membroPatch(form({ redditoNettoAnnuo: 26_000 }), marco, today)).toEqual({
      redditoNettoAnnuo: 26_000,
      stimati: ['polizze.casoMorte', 'montanteFondo'],
    });
  });

  it('keeps what this screen does not ask of a policy', () => {
    const polizze = { ...form().polizze, casoMorte: true, capitaleCasoMorte: 60_000 };
    expect(membroPatch(form({ polizze }), marco, today)).toEqual({
      polizze: {
        casoMorte: true,
        capitaleCasoMorte: 60_000,
        tipoLtcSottoscritta: 'rendita',
        rischioNonAutosufficienza: true,
      },
      stimati: ['redditoNettoAnnuo', 'montanteFondo'],
    });
  });

  it('drops the sum of a policy that is no longer there', () => {
    const insured: Membro = {
      ...marco,
      polizze: { casoMorte: true, capitaleCasoMorte: 60_000 },
      stimati: [],
    };
    expect(
      membroPatch(
        {
          ...toMembroForm(insured),
          polizze: { ...toMembroForm(insured).polizze, casoMorte: false },
        },
        insured,
        today,
      ),
    ).toEqual({ polizze: { casoMorte: false } });
  });

  it('takes back what is not asked of a child', () => {
    expect(membroPatch(form({ dataNascita: '2017-03-01' }), marco, today)).toEqual({
      dataNascita: '2017-03-01',
      professione: null,
      titoloStudio: null,
      redditoNettoAnnuo: null,
      polizze: null,
      stimati: ['montanteFondo'],
    });
  });

  it('says that somebody holds a degree, and keeps its years', () => {
    const graduate: Membro = { ...marco, laureato: { stato: false, anni: 5 }, stimati: [] };
    expect(
      membroPatch(
        { ...toMembroForm(graduate), titoloStudio: 'laurea magistrale' },
        graduate,
        today,
      ),
    ).toEqual({ titoloStudio: 'laurea magistrale', laureato: { stato: true, anni: 5 } });
  });

  it('is everything that was given, for a new member', () => {
    expect(
      membroPatch(
        { ...toMembroForm(), gradoParentela: 'son', firstName: ' Leo ', dataNascita: '2020-02-29' },
        undefined,
        today,
      ),
    ).toEqual({ firstName: 'Leo', dataNascita: '2020-02-29' });
  });
});

describe('against the table', () => {
  const MEMBRO = { who: 'membro', today } as const;
  const persone = answers(TABS.flatMap((tab) => shownAt(tab, 'membro'))).map(
    ({ gradoParentela: _grado, residenza: _home, ...persona }): Persona => persona,
  );
  const valid = persone.filter((persona) => personaErrors(persona, persona, MEMBRO).length === 0);
  const merged = (before: object, patch: object): Persona =>
    Object.fromEntries(
      Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null),
    );

  it('sends nothing that the household refuses', async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(valid, persone, async (before, typed) => {
        const saved: Membro = { ...marco, ...before };
        const values = toMembroForm({ ...saved, ...typed });
        if (Object.keys(await errorsOf(values)).length > 0) return;
        sent += 1;
        const after = merged(saved, membroPatch(values, saved, today));
        expect(personaErrors(saved, after, MEMBRO)).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(sent).toBeGreaterThan(50);
  });
  it('refuses who is new where the household does, with the same codes', async () => {
    await fc.assert(
      fc.asyncProperty(persone, async (typed) => {
        const values = toMembroForm(typed as Membro);
        const sent = merged({}, membroPatch(values, undefined, today));
        const refused = personaErrors({}, sent, MEMBRO).map(({ field, code }) => [field, code]);
        const { gradoParentela: _asked, ...found } = await errorsOf(values);
        expect(found).toEqual(Object.fromEntries(refused));
      }),
      { numRuns: 300 },
    );
  });
});

describe('when somebody saved in between', () => {
  it('keeps what was written and takes the rest from the newer state', () => {
    const before = form();
    const latest = toMembroForm({
      ...marco,
      redditoNettoAnnuo: 30_000,
      polizze: { ...marco.polizze, coperturaSanitaria: true },
    });
    const mine = {
      ...before,
      lastName: 'Rossi',
      polizze: { ...before.polizze, tutelaLegale: true },
    };
    const rebased = rebaseForm(mine, before, latest);
    expect(rebased).toMatchObject({
      lastName: 'Rossi',
      redditoNettoAnnuo: 30_000,
      polizze: { tutelaLegale: true, coperturaSanitaria: true },
    });
  });

  it('keeps an answer taken back', () => {
    const before = form();
    expect(
      rebaseForm(
        { ...before, redditoNettoAnnuo: null },
        before,
        toMembroForm({ ...marco, lastName: 'Verdi' }),
      ),
    ).toMatchObject({ redditoNettoAnnuo: null, lastName: 'Verdi' });
  });
});
