/** Reports of the engine's own example families, and of families bent to the limit. */
import {
  analizza,
  cosaECambiato,
  COSTANTI_2026_12,
  FAMIGLIE_ESEMPIO,
  type Documento,
  type Famiglia,
  type Membro as MembroDominio,
} from '@bussola/domain';
import { testoDi } from '@bussola/domain/testi';
import type { Membro } from '@bussola/contract';
import type { ReportChanges, ReportInput } from '../report-input.ts';

export const EXAMPLES: readonly string[] = FAMIGLIE_ESEMPIO.map(({ key }) => key);
const REF_DATE = '2026-11-20';

function exampleOf(key: string): (typeof FAMIGLIE_ESEMPIO)[number] {
  const example = FAMIGLIE_ESEMPIO.find((each) => each.key === key);
  if (!example) throw new Error(`no example family is called ${key}`);
  return example;
}
const ownTexts = (language: 'it' | 'en'): ReportInput['testi'] => ({
  apertura: [testoDi('report.apertura')[language]],
  chiusura: [testoDi('report.chiusura')[language]],
});
const exampleFamily = (key: string): Famiglia => ({
  ...exampleOf(key).famiglia,
  refDate: REF_DATE,
});

/** @param change bends the family before it is analysed */
export function exampleInput(
  key: string,
  options: Partial<ReportInput> = {},
  change: (famiglia: Famiglia) => Famiglia = (same) => same,
): ReportInput {
  const famiglia = change(exampleFamily(key));
  const me =
    famiglia.membri.find(({ gradoParentela }) => gradoParentela === 'me') ?? famiglia.membri[0];
  return {
    analisi: analizza(famiglia, COSTANTI_2026_12),
    edizione: { dal: '2026-11-01', url: 'https://bussola.example/metodo?release=2026.12' },
    membri: famiglia.membri.map(asMember),
    familyName: exampleOf(key).nome,
    person: { firstName: me?.firstName ?? '', lastName: me?.lastName ?? '' },
    language: 'it',
    hideAmounts: false,
    createdAt: `${REF_DATE}T09:42:00.000Z`,
    refDate: REF_DATE,
    testi: ownTexts(options.language ?? 'it'),
    ...options,
  };
}

/**
 * What changed since a report of 3 May: fewer savings now, another income, and the third person is
 * new.
 */
export function exampleChanges(key: string): ReportChanges {
  const now = exampleFamily(key);
  const before: Famiglia = {
    ...now,
    membri: now.membri.flatMap((membro, index) => {
      if (index === 2) return [];
      const { redditoNettoAnnuo = 0, valorePatrimonioMobiliare = 0 } = membro;
      return index > 0
        ? [membro]
        : [
            {
              ...membro,
              redditoNettoAnnuo: redditoNettoAnnuo * 0.8,
              valorePatrimonioMobiliare: valorePatrimonioMobiliare + 60_000,
            },
          ];
    }),
  };
  const [prima, dopo] = [before, now].map((famiglia) => ({
    famiglia,
    costanti: COSTANTI_2026_12,
    analisi: analizza(famiglia, COSTANTI_2026_12),
  })) as [Documento, Documento];
  const { spostamenti, regole, differenze } = cosaECambiato(prima, dopo);
  return {
    since: '2026-05-03T09:00:00.000Z',
    result: 'compared',
    prima: {
      conteggi: prima.analisi.conteggi,
      patrimonioNetto: prima.analisi.patrimonio.netto,
      redditoNetto: prima.analisi.reddito.netto,
    },
    spostamenti: spostamenti.map(({ testo }) => testo),
    regole,
    differenze: differenze.flatMap(({ tipo, nome }) => (tipo === 'costante' ? [] : [nome])),
  };
}

/** The same for every member of the family. */
export const everyMember =
  (bend: (membro: MembroDominio) => Partial<MembroDominio>) =>
  (famiglia: Famiglia): Famiglia => ({
    ...famiglia,
    membri: famiglia.membri.map((membro) => ({ ...membro, ...bend(membro) })),
  });

const asMember = (membro: MembroDominio): Membro => ({
  ...membro,
  userId: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-11-01T08:00:00.000Z',
  residenzaPropria:
    membro.statoResidenza === 'proprietà' || membro.statoResidenza === 'comproprietà',
});
