/** Answers of a whole checkup, tab by tab: the Bellini of the pictures. */
import type { BodyOf } from '@bussola/contract';
import { withSimpleAnswers } from '@bussola/domain/testing/risposte-semplici';
import type { Person, TestApp } from './test-app.ts';

type Data = BodyOf<'newAreaEconomica'>['data'];
export const REGGIO = {
  comune: "Reggio nell'Emilia",
  provincia: 'RE',
  regione: 'Emilia-Romagna',
  codiceIstat: '035033',
};
export const MARCO = '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4b61';
export const SOFIA = '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4b62';

export const ANSWERS: Record<1 | 2 | 3 | 4 | 5, Data> = {
  1: {
    firstName: 'Anna',
    lastName: 'Bellini',
    sesso: 'F',
    professione: 'Autonomo/a',
    dataNascita: '1986-03-14',
    comuneResidenza: REGGIO,
    redditoNettoAnnuo: 34_800,
    analisiFamiliare: 'perNucleo',
    titoloStudio: 'laurea magistrale',
    acceptTerms: true,
  },
  2: {
    membri: [
      {
        _id: MARCO,
        gradoParentela: 'husband',
        firstName: 'Marco',
        sesso: 'M',
        dataNascita: '1984-05-02',
        professione: 'Dipendente',
        titoloStudio: 'diploma',
        redditoNettoAnnuo: 24_000,
        residenza: 'stessa',
      },
      {
        _id: SOFIA,
        gradoParentela: 'daughter',
        firstName: 'Sofia',
        sesso: 'F',
        dataNascita: '2017-06-30',
        residenza: 'stessa',
      },
    ],
  },
  3: withSimpleAnswers<Data>({
    statoResidenza: 'proprietà',
    valoreResidenza: 280_000,
    mutuoResidenza: true,
    valoreResiduoMutuo: 148_000,
    assicurazioneResidenza: false,
    valorePatrimonioImmobiliare: 322_000,
    valorePatrimonioImmobiliareSecondHomes: 42_000,
  }),
  4: {
    laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 },
    polizze: {
      previdenzaComplementare: true,
      rischioNonAutosufficienza: false,
      invaliditaPermanente: false,
      casoMorte: false,
      coperturaSanitaria: false,
    },
    montanteFondo: 11_400,
    anniFondo: 6,
    membri: [
      {
        _id: MARCO,
        polizze: {
          previdenzaComplementare: false,
          rischioNonAutosufficienza: false,
          invaliditaPermanente: false,
          casoMorte: false,
          coperturaSanitaria: false,
        },
      },
    ],
  },
  5: {
    valorePatrimonioMobiliare: 46_000,
    imprenditore: false,
    suddivisioneInvestimento: {
      azioni: 20,
      obbligazioni: 20,
      gestioneSeparate: 0,
      oro: 0,
      liquidi: 60,
      altro: 0,
    },
    strumentiInvestimento: { fondi: 40, etf: 0, assicurativi: 20, singoliTitoli: 0, altro: 40 },
    regimeInvestimento: { amministrato: 60, gestito: 0, dichiarativo: 0, nonso: 40 },
  },
};

const CALL = {
  1: 'newAreaEconomica',
  2: 'newAreaEconomica',
  3: 'newAreaEconomica',
  4: 'areaPrevidenzaAssistenza',
  5: 'areaFinanziaria',
} as const;

export async function answerTab(
  t: TestApp,
  token: string,
  tab: 1 | 2 | 3 | 4 | 5,
  data: Data = ANSWERS[tab],
) {
  return t.call(CALL[tab], { token, body: { completes: tab, data } });
}

/** Every tab, and the household at the end. */
export async function completeCheckup(
  t: TestApp,
  token: string,
  changes: Data = {},
): Promise<void> {
  for (const tab of [1, 2, 3, 4, 5] as const) {
    const answer = await answerTab(
      t,
      token,
      tab,
      tab === 1 ? { ...ANSWERS[1], ...changes } : ANSWERS[tab],
    );
    if (answer.status !== 200)
      throw new Error(`tab ${tab} answered ${answer.status} ${JSON.stringify(answer.problem)}`);
  }
  await t.call('newAreaEconomica', { token, body: { data: { acceptTerms: true } } });
  const done = await t.call('newFinalizeCheckup', { token });
  if (done.status !== 200)
    throw new Error(`finalize answered ${done.status} ${JSON.stringify(done.problem)}`);
}

/** Switches the spouse off, and adds somebody who lives with the person without marriage. */
export async function livingUnmarried(t: TestApp, { token, userId }: Person) {
  const { nucleoFamiliare } = (await t.call('getNucleo', { token, params: { userId } })).body;
  const husband = nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'husband');
  const off = await t.call('enableMember', {
    token,
    params: { userId, memberId: husband?._id ?? '' },
    body: { enabled: false },
  });
  const { status, body } = await t.call('createMember', {
    token,
    params: { userId },
    body: {
      gradoParentela: 'other',
      data: {
        firstName: 'Luca',
        dataNascita: '1980-01-01',
        professione: 'Dipendente',
        titoloStudio: 'diploma',
        redditoNettoAnnuo: 20_000,
        convivente: true,
      },
    },
  });
  if (off.status !== 200 || status !== 201) throw new Error(`${off.status}, ${status}`);
  return { userId, memberId: body.memberId };
}
