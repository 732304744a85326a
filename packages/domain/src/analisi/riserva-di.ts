/** The reserve of a household, whoever's wealth is shown, with the answers behind it. */
import type { InputCalcolato } from '../analisi.ts';
import { rataStimata } from '../bilancio/spese.ts';
import type { Valori } from '../costanti/costanti.ts';
import { sum } from '../money.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import type { TipoLavoro } from '../fisco/tipo.ts';
import { isPropria, type Famiglia, type Membro, type Professione } from '../nucleo.ts';
import type { NetWorth } from '../patrimonio/net-worth.ts';
import { riserva, type Riserva } from '../patrimonio/riserva.ts';
import type { Ingressi } from '../traccia/ingressi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** As much of a person as is asked here. */
interface Scheda {
  membro: Membro;
  eta: number | undefined;
  maggiorenne: boolean | undefined;
  tipo: TipoLavoro | undefined;
  professione: Professione | undefined;
  reddito: number | undefined;
  regione: string | null;
  ripartizione: Ripartizione | null;
  beni: NetWorth;
  ingressi: Ingressi;
}

/**
 * @param attive all who are switched on: incomes, savings and size
 * @param coppia me and the partner: home and mortgages
 */
export function riservaDi(
  valori: Valori,
  { uscitePianificate }: Famiglia,
  attive: readonly Scheda[],
  coppia: readonly Scheda[],
): Riserva {
  const [me] = coppia;
  const savers = attive.filter(({ membro }) => membro.valorePatrimonioMobiliare !== undefined);
  cita(valori, ingressiRiserva(attive, coppia));
  return riserva(valori, {
    professioni: attive.flatMap(({ professione, reddito = 0 }) =>
      professione && reddito > 0 ? [professione] : [],
    ),
    redditoNettoNucleo: attive.some(isIgnoto)
      ? null
      : sum(attive.map(({ reddito = 0 }) => reddito)),
    rate: rataStimata(valori, sum(coppia.map(({ beni }) => beni.debiti)), me?.eta),
    mobiliare: savers.length > 0 ? sum(savers.map(({ beni }) => beni.mobiliare)) : undefined,
    plannedOutflows: uscitePianificate ?? 0,
    disoccupato: attive.some(({ professione }) => professione === 'Disoccupato/a'),
    componenti: attive.length,
    ripartizione: me?.ripartizione ?? null,
    proprieta: coppia.some(({ membro }) => isPropria(membro.statoResidenza)),
  });
}

/** Of age, of a profession of income or of none told, and did not tell the income. */
export const isIgnoto = (s: Scheda): boolean =>
  s.reddito === undefined && s.maggiorenne !== false && s.tipo !== 'nessuno';

/** What is asked of each: only what was told of the work, and what nothing can do without. */
export function ingressiRiserva(
  attive: readonly Scheda[],
  coppia: readonly Scheda[],
): InputCalcolato[] {
  const told = attive.filter(({ membro }) => membro.valorePatrimonioMobiliare !== undefined);
  const [me] = coppia;
  return [
    ...attive.flatMap((s) => [
      ...(s.membro.dataNascita === undefined
        ? []
        : [s.ingressi('dataNascita', s.membro.dataNascita)]),
      ...(s.professione === undefined ? [] : [s.ingressi('professione', s.professione)]),
      ...(s.reddito === undefined && !isIgnoto(s)
        ? []
        : [s.ingressi('redditoNettoAnnuo', s.reddito, 'euroAnno')]),
    ]),
    ...(told.length > 0 ? told : me ? [me] : []).map((s) =>
      s.ingressi('valorePatrimonioMobiliare', s.membro.valorePatrimonioMobiliare, 'euro'),
    ),
    ...coppia.flatMap(({ membro, ingressi }) => [
      ...(membro.statoResidenza === undefined
        ? []
        : [ingressi('statoResidenza', membro.statoResidenza)]),
      ...(isPropria(membro.statoResidenza) && membro.mutuoResidenza
        ? [ingressi('valoreResiduoMutuo', membro.valoreResiduoMutuo, 'euro')]
        : []),
    ]),
    ...(me?.regione ? [me.ingressi('comuneResidenza', me.membro.comuneResidenza?.comune)] : []),
  ];
}
