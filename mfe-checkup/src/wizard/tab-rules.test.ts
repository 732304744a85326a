/**
 * What the wizard refuses is what the table refuses, for any answers; what it lets through
 * completes the tab.
 */
import { describe, expect, it } from '@jest/globals';
import { answerOf, CHIAVI, isAsked, RISPOSTE, shownAt, tabErrors } from '@bussola/domain';
import type { Checkup, Chiave, Tab } from '@bussola/domain';
import { beyond, checkups, fc, OGGI, TABS } from '@bussola/domain/risposte-qualsiasi';
import { toForm, toPatch } from '@bussola/forms';
import { setIn } from 'formik';
import { mergeDraft, type StepData } from '../draft/draft-merge.ts';
import { checkTab } from './tab-rules.ts';

type Membro = Checkup['membri'][number];
const CHI = { me: { who: 'me', today: OGGI }, membro: { who: 'membro', today: OGGI } } as const;
/** Those whom a tab's screen asks something. */
const shownMembri = (tab: Tab, { membri, analisiFamiliare }: Checkup): Membro[] =>
  analisiFamiliare !== 'perNucleo'
    ? []
    : membri.filter(
        (membro) =>
          tab === 2 || shownAt(tab, 'membro').some((key) => isAsked(key, membro, CHI.membro)),
      );

const formOf = (tab: Tab, checkup: Checkup) => ({
  ...toForm(shownAt(tab, 'me'), checkup),
  membri: shownMembri(tab, checkup).map((membro) => ({
    ...toForm(shownAt(tab, 'membro'), membro),
    _id: membro._id,
  })),
});
const patchOf = (tab: Tab, form: ReturnType<typeof formOf>, saved: Checkup) => ({
  ...toPatch(shownAt(tab, 'me'), form, saved, CHI.me),
  membri: form.membri.map((membro) => ({
    ...toPatch(
      shownAt(tab, 'membro'),
      membro,
      saved.membri.find(({ _id }) => _id === membro._id) ?? {},
      CHI.membro,
    ),
    _id: membro._id,
  })),
});
/**
 * Places differ in one word only: an unticked box and an untouched split are «missing» once they
 * are sent.
 */
const same = (code: string): string => (['terms', 'splitUnder'].includes(code) ? 'required' : code);

describe.each(TABS)('tab %d', (tab) => {
  it('is refused by the form where the table refuses it, with the same codes', async () => {
    await fc.assert(
      fc.asyncProperty(checkups, async (checkup) => {
        const form = formOf(tab, checkup);
        const found = await checkTab(tab, form, { today: OGGI });
        const sent = mergeDraft(
          checkup as never,
          patchOf(tab, form, checkup) as StepData,
        ) as Checkup;
        // The judge names members by their place in the whole family, the form by their place on
        // the screen.
        const placeOf = (field: string) =>
          field.replace(
            /^membri\.(\d+)/,
            (_all, at: string) =>
              `membri.${form.membri.findIndex(({ _id }) => _id === sent.membri[Number(at)]?._id)}`,
          );
        const expected = Object.fromEntries(
          tabErrors(tab, sent, OGGI).map(({ field, code }) => [placeOf(field), same(code)]),
        );
        expect(
          Object.fromEntries(
            Object.entries(found).map(([field, key]) => [
              field,
              same(key.replace('forms:errors.', '')),
            ]),
          ),
        ).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('sends no answer to a question that is not asked', () => {
    fc.assert(
      fc.property(checkups, (checkup) => {
        const form = formOf(tab, checkup);
        const sent = patchOf(tab, form, checkup);
        for (const key of shownAt(tab, 'me'))
          if (!isAsked(key, form as object, CHI.me))
            expect([key, answerOf(sent, key) ?? null]).toEqual([key, null]);
      }),
      { numRuns: 150 },
    );
  });
});

it.each(
  CHIAVI.filter((key) => RISPOSTE[key].me !== undefined && !isAsked(key, {}, CHI.me)).flatMap(
    (key) => beyond(RISPOSTE[key]).map((value) => [key, value] as [Chiave, unknown]),
  ),
)('%s %p is not judged where it is not asked', async (key, value) => {
  const tab = RISPOSTE[key].me as Tab;
  const form = setIn(formOf(tab, { membri: [] }), key, value) as object;
  expect(await checkTab(tab, form, { today: OGGI })).not.toHaveProperty([key]);
});

it.each(
  CHIAVI.filter((key) => RISPOSTE[key].me !== undefined).flatMap((key) =>
    beyond(RISPOSTE[key]).map((value) => [key, value] as [Chiave, unknown]),
  ),
)('%s %p is refused wherever it is asked', async (key, value) => {
  const tab = RISPOSTE[key].me as Tab;
  // Whoever is asked everything: each question's own premises answered so that it is there.
  const asked = {
    dataNascita: '1980-01-01',
    professione: key === 'laureato.riscattoFiniPensionistici' ? 'Dipendente' : 'Imprenditore',
    titoloStudio: 'laurea magistrale',
    statoResidenza: 'proprietà',
    valoreResidenza: 10,
    mutuoResidenza: true,
    imprenditore: true,
    valorePatrimonioMobiliare: 10,
    polizze: {
      previdenzaComplementare: true,
      rischioNonAutosufficienza: true,
      tipoLtcSottoscritta: 'rendita',
      casoMorte: true,
    },
    membri: [],
  } as unknown as Checkup;
  const form = setIn(formOf(tab, asked), key, value) as object;
  // A premise that is itself spoilt asks nothing more: its own error is there.
  expect(await checkTab(tab, form, { today: OGGI })).toHaveProperty([key]);
});
