/** The twelve solutions, said. */
import { REGISTRO } from '../regole/registro.ts';
import { known } from '../records.ts';
import type {
  BarraCalcolata,
  Barra,
  InputCalcolato,
  InputUsato,
  Passo,
  Soluzione,
} from '../analisi.ts';
import type { Calcolo, SoluzioneCalcolata } from '../calcolo.ts';
import { words, type SoluzioneCode, type Words } from '../aree.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import { puntiPensione, raccontaFiducia } from './dubbi.ts';
import { etichetta, etichettaInFrase } from '../parole/etichette.ts';
import { fonti } from './fonti.ts';
import { NOMI } from '../parole/nomi.ts';
import { avete, elenco } from '../parole/parole.ts';
import { fraseScritta } from './frasi-scritte.ts';
import type { FrasiScritte } from '../testi/segnaposti.ts';
import type { Intorno, RaccontoSoluzione, Testi } from './racconto-soluzione.ts';
import { raccontaRagione } from './ragioni.ts';
import { raccontoAssistenza } from './soluzioni/assistenza-medica.ts';
import { raccontoGarantito } from './soluzioni/capitale-garantito.ts';
import { raccontoGestione } from './soluzioni/gestione-patrimonio.ts';
import { raccontoInfortuni } from './soluzioni/infortuni-malattie.ts';
import { raccontoLtc } from './soluzioni/ltc.ts';
import { raccontoPensione } from './soluzioni/pensione.ts';
import { raccontoPolizza } from './soluzioni/polizza.ts';
import { raccontoPolizzeRischi } from './soluzioni/polizze-rischi.ts';
import { raccontoRiscatto } from './soluzioni/riscatto-laurea.ts';
import { raccontoTcm } from './soluzioni/tcm.ts';
import { raccontoTutela } from './soluzioni/tutela-legale.ts';
import { raccontoUnit } from './soluzioni/unit-index-linked.ts';

const RACCONTI: { readonly [C in SoluzioneCode]: RaccontoSoluzione<C> } = {
  TCM: raccontoTcm,
  'infortuni-malattie': raccontoInfortuni,
  pensione: raccontoPensione,
  'gestione-patrimonio': raccontoGestione,
  LTC: raccontoLtc,
  'polizze-rischi': raccontoPolizzeRischi,
  'assistenza-medica': raccontoAssistenza,
  'tutela-legale': raccontoTutela,
  'riscatto-laurea': raccontoRiscatto,
  polizza: raccontoPolizza,
  'investimenti-capitale-garantito': raccontoGarantito,
  'unit-index-linked': raccontoUnit,
};

const SPENTA = words(
  'Questa area al momento non viene valutata.',
  'This area is not assessed at the moment.',
);
const NIENTE_DA_FARE = words(
  'Niente da fare per ora: se qualcosa cambia, aggiorna i tuoi dati.',
  'Nothing to do for now: if something changes, update your data.',
);
const AGGIUNGI_DATI = words(
  'Aggiungi i dati che mancano: il risultato si aggiorna subito.',
  'Add the missing data: the result updates at once.',
);

export function raccontaSoluzioni(
  { soluzioni, perimetro, refDate, piano }: Calcolo,
  costanti: Costanti,
  frasi: FrasiScritte = {},
): Soluzione[] {
  const valori = valoriAl(costanti, refDate);
  // One answer is behind many figures: it is named once.
  const told = new Map<InputCalcolato, InputUsato>();
  const named = (input: InputCalcolato): InputUsato => {
    let found = told.get(input);
    if (!found) told.set(input, (found = conNome(input)));
    return found;
  };
  return soluzioni.map((soluzione) => {
    const { barra } = soluzione;
    const own = testiDi(soluzione, {
      level: soluzione.level,
      punti: puntiPensione(valori, soluzione.affidabilita),
      passoPensione: piano.passi.find(
        ({ tipo, id }) => tipo === 'pensione' && id === soluzione.membri[0],
      )?.mensile,
    });
    const detti = { ...own, ...fraseScritta(soluzione, own, frasi) };
    const { banda, stima, dubbi } = raccontaFiducia(valori, soluzione);
    return {
      code: soluzione.code,
      natura: soluzione.natura,
      eligible: soluzione.eligible,
      motivo: soluzione.motivo,
      titolo: detti.titolo,
      score: soluzione.score,
      level: soluzione.level,
      priorita: soluzione.priorita,
      direzione: soluzione.direzione,
      membri: soluzione.membri,
      testo: detti.testo,
      risposta: detti.risposta,
      azione: detti.azione,
      perche: detti.perche,
      numeri: soluzione.numeri,
      completezza: soluzione.completezza,
      mancanti: soluzione.mancanti,
      affidabilita: soluzione.affidabilita,
      perMembro: soluzione.perMembro,
      banda,
      stima,
      dubbi,
      barra: barra && conNomi(barra, perimetro.length, detti.barra),
      inputs: soluzione.inputs.map(named),
      passi: soluzione.passi.map(({ code, value, unit }): Passo => {
        const [label, formula] = known(detti.passi[code]);
        return { label, formula, value, unit };
      }),
      fonti: fonti(costanti, refDate, soluzione.fonti),
    };
  });
}

type Detti = Pick<Soluzione, 'titolo' | 'testo' | 'risposta' | 'azione' | 'perche'> & {
  barra?: Testi<SoluzioneCode>['barra'];
  passi: Readonly<Record<string, readonly [label: Words, formula: Words]>>;
};

function testiDi<C extends SoluzioneCode>(
  soluzione: SoluzioneCalcolata<C>,
  intorno: Intorno,
): Detti {
  const { code, fatti, motivo, spenta, etaLimite, ragione } = soluzione;
  const { perche, nonRiguarda, testi }: RaccontoSoluzione<C> = RACCONTI[code];
  if (fatti) {
    const { titolo = NOMI[code], testo, risposta, azione, barra, passi } = testi(fatti, intorno);
    return { titolo, perche, testo, risposta, azione, barra, passi };
  }
  if (ragione)
    return grigia(
      code,
      perche,
      raccontaRagione(ragione),
      motivo === 'dati_mancanti' ? AGGIUNGI_DATI : NIENTE_DA_FARE,
    );
  if (motivo === 'dati_mancanti') return grigia(code, perche, ciManca(soluzione), AGGIUNGI_DATI);
  if (spenta) return grigia(code, SPENTA, SPENTA, NIENTE_DA_FARE);
  const testo = typeof nonRiguarda === 'function' ? nonRiguarda(known(etaLimite)) : nonRiguarda;
  return grigia(code, perche, testo, NIENTE_DA_FARE);
}

const grigia = (code: SoluzioneCode, perche: Words, testo: Words, azione: Words): Detti => ({
  titolo: NOMI[code],
  perche,
  testo,
  risposta: testo,
  azione,
  passi: {},
});

/** Of the missing answers, those that it cannot do without; if none is, those that it awaits. */
function ciManca({
  code,
  inputs,
  mancanti,
}: Pick<SoluzioneCalcolata, 'code' | 'inputs' | 'mancanti'>): Words {
  const empty = inputs.filter(({ provenance }) => provenance === 'missing').map(({ key }) => key);
  const awaited = empty.filter((key) => mancanti.includes(key));
  const { decisivi } = REGISTRO[`soluzione.${code}`];
  const decisive = empty.filter((key) => decisivi.includes(key));
  const missing = new Set(decisive.length > 0 ? decisive : awaited);
  if (missing.size === 0)
    return words(
      'Ci manca ancora qualche dato per darti un risultato.',
      'We still need some data to give you a result.',
    );
  const one = missing.size === 1;
  const few = elenco([...missing].slice(0, 3).map(etichettaInFrase));
  return words(
    `Per darti un risultato ci ${one ? 'serve' : 'servono'} ancora: ${few.it}.`,
    `To give you a result we still need: ${few.en}.`,
  );
}

export const conNome = (input: InputCalcolato): InputUsato => ({
  key: input.key,
  memberId: input.memberId,
  value: input.value,
  unit: input.unit,
  provenance: input.provenance,
  label: etichetta(input.key),
});

const conNomi = (
  barra: BarraCalcolata,
  people: number,
  labels?: Testi<SoluzioneCode>['barra'],
): Barra => ({
  ...barra,
  // `have` is capped at `need`: in a full bar it is the covered amount, and people may have more.
  haveLabel:
    labels?.have ??
    (barra.have < barra.need ? avete(people) : words('Già coperti', 'Already covered')),
  needLabel: labels?.need ?? words('Servono', 'You need'),
});
