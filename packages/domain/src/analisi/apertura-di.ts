/** How the household stands: the code of the opening sentence and what the sentence names. */
import { apertura, causaDebiti, type AperturaCalcolata } from '../bilancio/apertura.ts';
import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import type { SoluzioneCalcolata } from '../calcolo.ts';
import { quotaMancante } from '../patrimonio/riserva.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { isPesante, quadroCoppia } from './quadro-coppia.ts';

/** What ruins: reserve, income of the family, home. */
const PRIME: readonly SoluzioneCode[] = [
  'gestione-patrimonio',
  'TCM',
  'infortuni-malattie',
  'polizze-rischi',
];

/** @param soluzioni in their order */
export function aperturaDi(
  ctx: Contesto,
  soluzioni: readonly SoluzioneCalcolata[],
  situazioni: number,
): AperturaCalcolata {
  const { valori, bilancio, gestione } = ctx;
  const { riserva } = gestione;
  const quadro = quadroCoppia(ctx);
  const problemi = soluzioni.filter(({ natura }) => natura === 'problema');
  const rossi = problemi.filter(({ level }) => level === 'red').map(({ code }) => code);
  const mancanti = mancantiDi(ctx, soluzioni);
  const q = {
    mancanti: mancanti.length,
    netto: quadro.netto,
    nettoNoto: quadro.nettoNoto,
    quotaRateNota: bilancio.quotaRateNota,
    redditoNettoMensile: bilancio.entrate,
    debitiCostosi: quadro.debitiCostosi,
    mutuoOltreValore: quadro.valoreCase > 0 && quadro.mutuoCase > quadro.valoreCase,
    carenzaRatio: riserva.eligible ? quotaMancante(riserva) : null,
    disavanzo: bilancio.disavanzoNoto,
    mobiliare: riserva.eligible ? riserva.mobiliare : 0,
    situazioni,
    rossi: rossi.length,
    rossiPrimi: rossi.filter((code) => PRIME.includes(code)).length,
    gialli: problemi.filter(({ level }) => level === 'yellow').length,
    segnaliRossi: isPesante(valori, quadro) || soluzioni.some(isConvivente),
  };
  const codice = apertura(valori, q);
  const daGuardare = soluzioni
    .filter(({ level }) => level === 'red' || level === 'yellow')
    .map(({ code }) => code);
  return {
    codice,
    causa: causaDebiti(valori, q),
    disavanzo: bilancio.disavanzoNoto,
    aree: codice === 'da_sistemare' ? rossi : daGuardare,
    mancanti,
  };
}

/** Without a will the partner would be left with nothing of what there is. */
const isConvivente = ({ code, eligible, numeri }: SoluzioneCalcolata): boolean =>
  code === 'polizza' && eligible && numeri.motivo === 'convivente';

function mancantiDi(
  { coppia }: Contesto,
  soluzioni: readonly SoluzioneCalcolata[],
): SoluzioneCode[] {
  const waits = ({ code, motivo, perMembro }: SoluzioneCalcolata): boolean =>
    // Looked at only with a reserve and a split: what the reserve lacks is counted there.
    (motivo === 'dati_mancanti' && code !== 'investimenti-capitale-garantito') ||
    perMembro.some(
      (one) => one.motivo === 'dati_mancanti' && coppia.some(({ id }) => id === one.memberId),
    );
  return SOLUZIONI.filter((code) => soluzioni.some((one) => one.code === code && waits(one)));
}
