/** Reports of the engine's own example families, and of families bent to the limit. */
import {
  analizza,
  COSTANTI_2026_12,
  FAMIGLIE_ESEMPIO,
  type Famiglia,
  type Membro as MembroDominio,
} from '@bussola/domain';
import type { Membro } from '@bussola/contract';
import type { ReportInput } from '../report-input.ts';

export const EXAMPLES: readonly string[] = FAMIGLIE_ESEMPIO.map(({ key }) => key);
const REF_DATE = '2026-11-20';

/** @param change bends the family before it is analysed */
export function exampleInput(
  key: string,
  options: Partial<ReportInput> = {},
  change: (famiglia: Famiglia) => Famiglia = (same) => same,
): ReportInput {
  const example = FAMIGLIE_ESEMPIO.find((each) => each.key === key);
  if (!example) throw new Error(`no example family is called ${key}`);
  const famiglia = change({ ...example.famiglia, refDate: REF_DATE });
  const me =
    famiglia.membri.find(({ gradoParentela }) => gradoParentela === 'me') ?? famiglia.membri[0];
  return {
    analisi: analizza(famiglia, COSTANTI_2026_12),
    membri: famiglia.membri.map(asMember),
    familyName: example.nome,
    person: { firstName: me?.firstName ?? '', lastName: me?.lastName ?? '' },
    language: 'it',
    hideAmounts: false,
    createdAt: `${REF_DATE}T09:42:00.000Z`,
    refDate: REF_DATE,
    ...options,
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
