/** What must hold between constants, whatever each of them allows by itself. */
import { SOLUZIONI } from '../aree.ts';
import type { Valori } from './costanti.ts';
import { problema, type ProblemaVoce } from './problemi.ts';

/** @returns one problem for each rule broken by the values of one day */
export function relazioni(v: Valori): ProblemaVoce[] {
  const found: ProblemaVoce[] = [];
  const ask = (holds: boolean, key: string, it: string, en: string) => {
    if (!holds) found.push(problema(key, '', 'relazione', it, en));
  };
  ask(
    v['score.red'] > v['score.yellow'],
    'score.red',
    'La soglia del rosso deve superare quella del giallo.',
    'The red threshold must be above the yellow one.',
  );
  ask(
    v['fondo.imposta.min'] <= v['fondo.imposta.max'],
    'fondo.imposta.min',
    'L’aliquota minima non può superare la massima.',
    'The lowest rate cannot exceed the highest.',
  );
  ask(
    v['inps.primaFascia'] < v['inps.massimale'],
    'inps.primaFascia',
    'La prima fascia deve stare sotto il massimale.',
    'The first band must be below the ceiling.',
  );
  ask(
    v['inps.minimaleAC'] < v['inps.primaFascia'],
    'inps.minimaleAC',
    'Il minimale deve stare sotto la prima fascia.',
    'The minimum income must be below the first band.',
  );
  ask(
    v['bilancio.mesi'] <= v['bilancio.mesiSolide'],
    'bilancio.mesi',
    'I mesi che precedono tutto non possono superare quelli che non si segnalano.',
    'The months that come first cannot exceed those that are not mentioned.',
  );
  ask(
    v['passaggio.convivente'].da < v['passaggio.convivente'].a,
    'passaggio.convivente',
    'Il patrimonio da cui i punti crescono deve stare sotto quello fino a cui crescono.',
    'Points must start to grow at a lower net worth than where they stop.',
  );
  const places = SOLUZIONI.map((code) => v[`soluzione.${code}.ordine`]);
  ask(
    new Set(places).size === places.length,
    'soluzione.TCM.ordine',
    'Ogni soluzione deve avere un posto diverso.',
    'Each solution needs a place of its own.',
  );
  return found;
}
