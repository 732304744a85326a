/** Opening, hard situations, budget and plan: the words above the twelve areas. */
import type { Analisi, FasePianoAnalisi, PassoPianoAnalisi } from '../analisi.ts';
import type { FasePiano } from '../bilancio/mesi-piano.ts';
import type { PassoPiano } from '../bilancio/piano.ts';
import type { Calcolo } from '../calcolo.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import { versionInForce } from '../costanti/dated.ts';
import { r2, r6 } from '../money.ts';
import type { Famiglia } from '../nucleo.ts';
import { raccontaApertura } from './apertura.ts';
import { raccontaBilancio } from './bilancio.ts';
import { nomePasso, raccontaPiano, type FattiPiano } from './piano.ts';
import { raccontaSituazione } from './situazioni.ts';

export function raccontaQuadro(
  { membri }: Famiglia,
  costanti: Costanti,
  calcolo: Calcolo,
): Pick<Analisi, 'apertura' | 'sintesi' | 'situazioni' | 'bilancio' | 'piano'> {
  const { apertura, bilancio, piano, refDate } = calcolo;
  const assegno = {
    importo: valoriAl(costanti, refDate)['inps.assegnoSociale'],
    anno: versionInForce(costanti.voci['inps.assegnoSociale'], refDate).from.slice(0, 4),
  };
  const facts: FattiPiano = {
    ...piano,
    speseStimate: bilancio.speseStimate,
    persone: new Map(membri.map((membro) => [membro._id, membro])),
  };
  const passo = (step: PassoPiano) => passoDi(facts, step);
  const euro = (value: number | null) => (value === null ? null : r2(value));
  return {
    apertura: apertura.codice,
    sintesi: raccontaApertura(apertura.codice, apertura),
    situazioni: calcolo.situazioni.map((code) => ({
      code,
      testo: raccontaSituazione(code, assegno),
    })),
    bilancio: {
      entrate: euro(bilancio.entrate),
      spese: r2(bilancio.spese),
      speseStimate: bilancio.speseStimate,
      rate: r2(bilancio.rate),
      rateStimate: bilancio.rateStimate,
      margine: euro(bilancio.margine),
      disavanzo: euro(bilancio.disavanzo),
      quotaRate: bilancio.quotaRate === null ? null : r6(bilancio.quotaRate),
      testo: raccontaBilancio(bilancio, apertura.codice),
    },
    piano: {
      disponibile: piano.disponibile,
      passi: piano.passi.map(passo),
      dopo: piano.dopo.map(passo),
      resto: piano.resto,
      testo: raccontaPiano(facts),
      fasi: piano.fasi.map(faseDi),
    },
  };
}

const faseDi = ({ quote, ...fase }: FasePiano): FasePianoAnalisi => ({
  ...fase,
  quote: quote.map(({ id, ...quota }) => ({
    ...quota,
    ...(id === undefined ? {} : { memberId: id }),
  })),
});

function passoDi(facts: FattiPiano, step: PassoPiano): PassoPianoAnalisi {
  const { id, importo, ...rest } = step;
  return {
    ...rest,
    ...(id === undefined ? {} : { memberId: id }),
    ...(importo === undefined ? {} : { importo: r2(importo) }),
    nome: nomePasso(facts, step),
  };
}
