/** Comparisons with other households, in words. */
import { words, type Words } from '../aree.ts';
import type { Costanti } from '../costanti/costanti.ts';
import type { NomeArea } from '../medie/area.ts';
import {
  confronta,
  type Condizione,
  type Gruppo,
  type Istruzione,
  type Scostamento,
} from '../medie/confronti.ts';
import type { Famiglia } from '../nucleo.ts';
import type { Professione } from '../risposte/scelte.ts';
import { fonteWords } from '../regole/fonti.ts';
import { same } from '../parole/parole.ts';

export interface Confronto extends Omit<Scostamento, 'gruppo' | 'fonte'> {
  /** Whom with: «Lombardia», «35–44 anni». */
  gruppo: Words;
  fonte: Words;
}

/**
 * The comparisons of {@link confronta}, in both languages.
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export const economicaMedie = (famiglia: Famiglia, costanti: Costanti): Confronto[] =>
  confronta(famiglia, costanti).map((one) => ({
    ...one,
    gruppo: gruppoInParole(one.gruppo),
    fonte: fonteWords(one.fonte),
  }));

function gruppoInParole(gruppo: Gruppo): Words {
  switch (gruppo.tipo) {
    case 'italia':
      return words('Italia', 'Italy');
    case 'conRisparmi':
      return words('Famiglie con risparmi', 'Households with savings');
    case 'regione':
      return same(gruppo.nome);
    case 'professione':
      return PROFESSIONI[gruppo.nome];
    case 'area':
      return AREE[gruppo.area];
    case 'eta':
      return etaInParole(gruppo);
    case 'condizione':
      return CONDIZIONI[gruppo.condizione];
    case 'istruzione':
      return ISTRUZIONE[gruppo.istruzione];
  }
}

function etaInParole({ da, a }: { da: number | null; a: number | null }): Words {
  if (da === null) return words(`fino a ${a} anni`, `up to ${a}`);
  return a === null
    ? words(`da ${da} anni`, `${da} and over`)
    : words(`${da}–${a} anni`, `${da}–${a}`);
}

const AREE: Readonly<Record<NomeArea, Words>> = {
  mezzogiorno: words('Mezzogiorno', 'South and Islands'),
  centroNord: words('Centro-Nord', 'Centre and North'),
  nordOvest: words('Nord-ovest', 'North-west'),
  nordEst: words('Nord-est', 'North-east'),
};
/** Those who do the same work; as groups, so that no ending has to be a man's or a woman's. */
const PROFESSIONI: Readonly<Record<Professione, Words>> = {
  Imprenditore: words('Imprenditori', 'Business owners'),
  Dipendente: words('Dipendenti', 'Employees'),
  'Autonomo/a': words('Autonomi', 'Self-employed'),
  'Artigiano/a': words('Artigiani e commercianti', 'Craftspeople and shopkeepers'),
  'Casalingo/a': words('Chi lavora in casa', 'People who work at home'),
  Studente: words('Studenti', 'Students'),
  'Pensionato/a': words('Pensionati', 'Retired'),
  'Disoccupato/a': words('Chi cerca lavoro', 'Job seekers'),
  Altro: words('Altri lavori', 'Other work'),
};
const CONDIZIONI: Readonly<Record<Condizione, Words>> = {
  indipendente: words('Lavoro indipendente', 'Self-employed'),
  dipendente: words('Lavoro dipendente', 'Employees'),
  pensionato: words('Pensionati', 'Retired'),
  nonOccupato: words('Non occupati', 'Not employed'),
};
const ISTRUZIONE: Readonly<Record<Istruzione, Words>> = {
  primaria: words('Fino alla licenza media', 'Up to lower secondary school'),
  secondaria: words('Diploma', 'Upper secondary school'),
  laurea: words('Laurea', 'Degree'),
};
