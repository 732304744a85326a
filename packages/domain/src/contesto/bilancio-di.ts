/** The monthly surplus of the household, for any member shown, with the answers behind it. */
import { known } from '../records.ts';
import type { InputCalcolato } from '../analisi.ts';
import { margine, type Margine } from '../bilancio/margine.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import { sum } from '../money.ts';
import { isPropria, mutuoCasa, type Membro } from '../nucleo.ts';
import { altriDebitiInputs } from './dietro.ts';
import { detti } from './scheda.ts';
import { cita } from '../traccia/read-tracker.ts';
import type { Ingressi } from '../traccia/ingressi.ts';

/** As much of a person as is asked here. */
interface Scheda {
  membro: Membro;
  eta: number | undefined;
  maggiorenne: boolean | undefined;
  tipo: string | undefined;
  reddito: number | undefined;
  ripartizione: Ripartizione | null;
  regione: string | null;
  ingressi: Ingressi;
}

/**
 * @param attive all who are switched on: incomes and size
 * @param coppia me and the partner: home, mortgages and debts
 */
export function bilancioDi(
  valori: Valori,
  attive: readonly Scheda[],
  coppia: readonly Scheda[],
): Margine {
  const [me] = coppia;
  cita(valori, ingressiBilancio(attive, coppia));
  return margine(valori, {
    redditoNettoMensile: redditoNucleo(attive) === null ? null : known(redditoNucleo(attive)) / 12,
    speseMensili: me?.membro.speseMensili,
    rataMutuo: me?.membro.rataMutuo,
    residuoMutuo: sum(coppia.map(({ membro }) => mutuoCasa(membro))),
    altriDebiti: coppia.flatMap(({ membro }) => membro.altriDebiti ?? []),
    eta: me?.eta,
    ...nucleoDi(attive, coppia),
  });
}

/** Size, area and home, as the statistics on spending ask for them. */
export const nucleoDi = (attive: readonly Scheda[], coppia: readonly Scheda[]) => ({
  componenti: attive.length,
  ripartizione: coppia[0]?.ripartizione ?? null,
  proprieta: coppia.some(({ membro }) => isPropria(membro.statoResidenza)),
});

/** An adult whose profession has an income, or is not known, and whose income is missing. */
export const isIgnoto = (s: Pick<Scheda, 'reddito' | 'maggiorenne' | 'tipo'>): boolean =>
  s.reddito === undefined && s.maggiorenne !== false && s.tipo !== 'nessuno';

/** Net, euro a year, of all who are switched on; null when not everybody told it. */
export const redditoNucleo = (attive: readonly Scheda[]): number | null =>
  attive.some(isIgnoto) ? null : sum(attive.map(({ reddito = 0 }) => reddito));

/**
 * The expected answers of each person: the given ones about work, and those that every result
 * needs.
 */
export function ingressiBilancio(
  attive: readonly Scheda[],
  coppia: readonly Scheda[],
): InputCalcolato[] {
  const [me] = coppia;
  // The partner's home and debts count, those of others do not.
  const found = attive.flatMap((s) => detti(s, 'convivente'));
  for (const s of attive) {
    const { dataNascita, professione } = s.membro;
    if (dataNascita !== undefined) found.push(s.ingressi('dataNascita', dataNascita));
    if (professione !== undefined) found.push(s.ingressi('professione', professione));
    if (s.reddito !== undefined || isIgnoto(s))
      found.push(s.ingressi('redditoNettoAnnuo', s.reddito));
  }
  if (me) found.push(...speseInputs(me));
  for (const s of coppia) found.push(...debitiInputs(s));
  if (me?.regione) found.push(me.ingressi('comuneResidenza', me.membro.comuneResidenza?.comune));
  return found;
}

/** What the household spends and pays back: details that firm the sum up when they are given. */
const speseInputs = ({ membro, ingressi }: Scheda): InputCalcolato[] => [
  ...(membro.speseMensili === undefined ? [] : [ingressi('speseMensili', membro.speseMensili)]),
  ...(membro.rataMutuo === undefined ? [] : [ingressi('rataMutuo', membro.rataMutuo)]),
];

function debitiInputs({ membro, ingressi }: Scheda): InputCalcolato[] {
  const { statoResidenza } = membro;
  return [
    ...(statoResidenza === undefined ? [] : [ingressi('statoResidenza', statoResidenza)]),
    ...(isPropria(statoResidenza) && membro.mutuoResidenza
      ? [ingressi('valoreResiduoMutuo', membro.valoreResiduoMutuo)]
      : []),
    ...altriDebitiInputs({ membro, ingressi }),
  ];
}
