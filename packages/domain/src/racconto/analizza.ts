/** The analysis of a household with its texts: what server, report and preview call. */
import type { Analisi, OpzioniAnalisi } from '../analisi.ts';
import type { Calcolo } from '../calcolo.ts';
import { calcola } from '../analisi/calcola.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { versionInForce } from '../costanti/dated.ts';
import type { Famiglia } from '../nucleo.ts';
import { fonteWords } from '../regole/fonti.ts';
import { REGISTRO } from '../regole/registro.ts';
import { traceRecorder } from '../traccia/trace-recorder.ts';
import type { FrasiScritte } from '../testi/segnaposti.ts';
import { raccontaAvvisi } from './avvisi.ts';
import { raccontaQuadro } from './quadro.ts';
import { raccontaSegnali } from './segnali.ts';
import { raccontaSoluzioni } from './soluzioni.ts';
import { raccontaSuccessione } from './successione.ts';

/**
 * Works the household out and says it in both languages. Same household, constants and options: the
 * same result, to the byte.
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export const analizza = (
  famiglia: Famiglia,
  costanti: Costanti,
  opzioni: OpzioniAnalisi = {},
): Analisi =>
  racconta(
    famiglia,
    costanti,
    calcola(famiglia, costanti, traceRecorder(REGISTRO), opzioni),
    opzioni.frasi,
  );

/**
 * @param calcolo worked out from this household and these constants
 * @param frasi of staff; Bussola's own words without them
 */
export function racconta(
  famiglia: Famiglia,
  costanti: Costanti,
  calcolo: Calcolo,
  frasi?: FrasiScritte,
): Analisi {
  const { patrimonio, reddito, successione, avvisi, ...rest } = calcolo;
  return {
    ...rest,
    ...raccontaQuadro(famiglia, costanti, calcolo),
    soluzioni: raccontaSoluzioni(calcolo, costanti, frasi),
    patrimonio: { ...patrimonio, segnali: raccontaSegnali(patrimonio.segnali) },
    reddito: raccontaReddito(reddito, costanti, calcolo.refDate),
    successione: raccontaSuccessione(famiglia, successione),
    avvisi: raccontaAvvisi(avvisi),
  };
}

function raccontaReddito(
  { confronto, ...reddito }: Calcolo['reddito'],
  costanti: Costanti,
  refDate: Calcolo['refDate'],
): Analisi['reddito'] {
  if (!confronto) return reddito;
  const voce = costanti.voci['medie.famiglia'];
  const { it, en } = fonteWords(versionInForce(voce, refDate).fonte ?? voce.fonte);
  return { ...reddito, confronto: { ...confronto, fonte: it, fonteEn: en } };
}
