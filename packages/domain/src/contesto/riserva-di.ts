/** The reserve of the household, for any member shown, with the answers behind it. */
import type { InputCalcolato } from '../analisi.ts';
import type { Margine } from '../bilancio/margine.ts';
import type { Valori } from '../costanti/costanti.ts';
import { sum } from '../money.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import type { TipoLavoro } from '../fisco/tipo.ts';
import type { Famiglia, Membro, Professione } from '../nucleo.ts';
import type { NetWorth } from '../patrimonio/net-worth.ts';
import { riserva, type Riserva } from '../patrimonio/riserva.ts';
import type { Ingressi } from '../traccia/ingressi.ts';
import { ingressiBilancio, nucleoDi, redditoNucleo } from './bilancio-di.ts';
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
 * @param coppia me and the partner: home
 */
export function riservaDi(
  valori: Valori,
  { uscitePianificate }: Famiglia,
  attive: readonly Scheda[],
  coppia: readonly Scheda[],
  bilancio: Margine,
): Riserva {
  const [me] = coppia;
  const savers = attive.filter(({ membro }) => membro.valorePatrimonioMobiliare !== undefined);
  cita(valori, ingressiRiserva(attive, coppia));
  return riserva(valori, {
    professioni: attive.flatMap(({ professione, tipo, reddito = 0 }) => {
      if (!professione || !(reddito > 0)) return [];
      // A student who earns as other work does counts as one who earns (domain.md 0).
      return [professione === 'Studente' && tipo !== 'nessuno' ? 'Altro' : professione];
    }),
    redditoNettoNucleo: redditoNucleo(attive),
    speseMensili: me?.membro.speseMensili,
    rate: bilancio.rate,
    mobiliare: savers.length > 0 ? sum(savers.map(({ beni }) => beni.mobiliare)) : undefined,
    plannedOutflows: uscitePianificate ?? 0,
    disoccupato: attive.some(({ professione }) => professione === 'Disoccupato/a'),
    ...nucleoDi(attive, coppia),
  });
}

/** The budget, and the savings of each who told them; of me when nobody did. */
export function ingressiRiserva(
  attive: readonly Scheda[],
  coppia: readonly Scheda[],
): InputCalcolato[] {
  const told = attive.filter(({ membro }) => membro.valorePatrimonioMobiliare !== undefined);
  const [me] = coppia;
  return [
    ...ingressiBilancio(attive, coppia),
    ...(told.length > 0 ? told : me ? [me] : []).map((s) =>
      s.ingressi('valorePatrimonioMobiliare', s.membro.valorePatrimonioMobiliare),
    ),
  ];
}
