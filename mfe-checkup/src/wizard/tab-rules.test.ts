/**
 * What the wizard refuses is what the table refuses, for any answers; what it lets through
 * completes the tab.
 */
import { mergeDraft } from '@bussola/contract/draft';
import { describe, expect, it } from '@jest/globals';
import {
  answerOf,
  CHIAVI,
  errorKey,
  isAsked,
  membriAt,
  RISPOSTE,
  shownAt,
  tabErrors,
} from '@bussola/domain';
import type { Checkup, Chiave, Tab } from '@bussola/domain';
import { beyond, checkups, fc, OGGI, TABS } from '@bussola/domain/testing/risposte-qualsiasi';
import { toForm, toPatch, withValue } from '@bussola/forms';
import type { StepData } from '../draft/draft-merge.ts';
import { checkTab } from './tab-rules.ts';

const ME = { who: 'me', today: OGGI } as const;
const MEMBRO = { who: 'membro', today: OGGI } as const;
const family = ({ analisiFamiliare, membri }: Checkup) =>
  analisiFamiliare === 'perNucleo' ? membri : [];

const formOf = (tab: Tab, checkup: Checkup) => ({
  ...toForm(shownAt(tab, 'me'), checkup),
  membri: (tab === 2 ? family(checkup) : membriAt(tab, checkup, OGGI)).map((membro) => ({
    ...toForm(shownAt(tab, 'membro'), membro),
    _id: membro._id,
  })),
});
const patchOf = (tab: Tab, form: ReturnType<typeof formOf>, saved: Checkup) => ({
  ...toPatch(shownAt(tab, 'me'), form, saved, ME),
  membri: form.membri.map((membro) => ({
    ...toPatch(
      shownAt(tab, 'membro'),
      membro,
      saved.membri.find(({ _id }) => _id === membro._id) ?? {},
      MEMBRO,
    ),
    _id: membro._id,
  })),
});

describe.each(TABS)('tab %d', (tab) => {
  it('is refused by the form where the table refuses it, with the same codes', async () => {
    await fc.assert(
      fc.asyncProperty(checkups, async (checkup) => {
        const form = formOf(tab, checkup);
        const patch = patchOf(tab, form, checkup) as StepData;
        const sent = mergeDraft(checkup as never, patch) as Checkup;
        // The table names members by their place in the family, the form by that on the screen.
        const onScreen = (field: string) =>
          field.replace(/^membri\.(\d+)/, (_all, at: string) => {
            const id = sent.membri[Number(at)]?._id;
            return `membri.${form.membri.findIndex(({ _id }) => _id === id)}`;
          });
        const expected = tabErrors(tab, sent, OGGI).map(({ field, code }) => [
          onScreen(field),
          errorKey(code),
        ]);
        expect(await checkTab(tab, form, { today: OGGI })).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 150 },
    );
  });

  it('sends no answer to a question that is not asked', () => {
    fc.assert(
      fc.property(checkups, (checkup) => {
        const form = formOf(tab, checkup);
        const answers: object = form;
        const sent = patchOf(tab, form, checkup);
        for (const key of shownAt(tab, 'me'))
          if (!isAsked(key, answers, ME))
            expect([key, answerOf(sent, key) ?? null]).toEqual([key, null]);
      }),
      { numRuns: 150 },
    );
  });
});

/** Test cases: an answer of the first person, an invalid value, the tab that asks it. */
const refused = CHIAVI.flatMap((key) => {
  const { me: tab } = RISPOSTE[key];
  return tab === undefined
    ? []
    : beyond(RISPOSTE[key]).map((value): [Chiave, unknown, Tab] => [key, value, tab]);
});

it.each(refused.filter(([key]) => !isAsked(key, {}, ME)))(
  '%s %p is not judged where it is not asked',
  async (key, value, tab) => {
    const form = withValue(formOf(tab, { membri: [] }), key, value);
    expect(await checkTab(tab, form, { today: OGGI })).not.toHaveProperty([key]);
  },
);

it.each(refused)('%s %p is refused wherever it is asked', async (key, value, tab) => {
  // A person who is asked every question.
  const asked = {
    firstName: '伟',
    lastName: '王',
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
  const form = withValue(formOf(tab, asked), key, value);
  expect(await checkTab(tab, form, { today: OGGI })).toHaveProperty([key]);
});
