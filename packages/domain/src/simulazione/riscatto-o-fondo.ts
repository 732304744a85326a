/**
 * Buying back the degree, a pension fund, a savings plan, or nothing: what the same net effort
 * gives, in euro of today.
 */
import { known } from '../records.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { ValidationError } from '../errors.ts';
import type { Valori } from '../costanti/costanti.ts';
import type { Famiglia, SuddivisioneInvestimento } from '../nucleo.ts';
import { carriera, type Carriera } from '../previdenza/carriera.ts';
import { deducibileDi, renditaVersamenti, tassiFondo } from '../previdenza/fondo.ts';
import { pension, type PensioneOk, type SenzaStima } from '../previdenza/pensione.ts';
import { personaDi } from '../previdenza/persona-di.ts';
import { fattoreMedio, mercato } from '../proiezione/mercato.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';
import { costoRiscatto } from './applica.ts';
import { membroDi } from './cambiamenti.ts';
import { SOLO_LIQUIDI } from './risparmi.ts';

export type TipoAlternativa = 'riscatto' | 'fondo' | 'pac' | 'niente';

export interface Alternativa {
  tipo: TipoAlternativa;
  /** Paid each year, before any tax refund, euro. */
  versatoAnnuo: number;
  /** What there is at retirement and would go to the heirs, euro; zero for contributions. */
  capitale: number;
  /**
   * Net, every year from retirement on: to the end of life for riscatto and fund, to the last age
   * of the projection for the others.
   */
  redditoAnnuo: number;
  /**
   * Age in years at which the income received equals the net payments; null if it does not happen
   * before the last age.
   */
  etaPareggio: number | null;
  /** Income received less net payments, at some ages, euro. */
  saldo: { eta: number; euro: number }[];
}

export interface ConfrontoVersamenti {
  status: 'ok';
  /** Paid net of tax, every year for `anni` years: the same for all. */
  sforzoAnnuo: number;
  anni: number;
  etaPensione: number;
  alternative: Alternativa[];
  /** Age from which the buy-back has given more than the fund; null when it never does. */
  riscattoSuperaFondo: number | null;
}
export type EsitoConfronto =
  ConfrontoVersamenti | { status: SenzaStima['status'] | 'troppo_tardi' };

const ETA_SALDO = [75, 85, 95];
const PASSI = 60;

/**
 * The effort is that of the flat-rate or ordinary form in yearly instalments, less the tax that its
 * deduction gives back (DL 4/2019, art. 20; D.Lgs. 184/1997, art. 2). The fund receives what leaves
 * the same net after its own deduction, which has a yearly cap (D.Lgs. 252/2005, art. 8); the
 * savings plan receives the net itself and is taxed each year; «nothing» leaves it in cash. Plan
 * and cash are drawn in equal parts from retirement to the last age of the projection. Instalments
 * that would go on after retirement are not compared. Years that the buy-back may save before the
 * exit are not in these figures.
 * @param suddivisione of the savings plan; the educational model by age fits
 * @throws ValidationError when profession, income or birth date are missing, or the person does not
 *   work
 */
export function confrontaVersamenti(
  valori: Valori,
  famiglia: Famiglia,
  memberId: string,
  { anni, forma }: { anni: number; forma: 'agevolato' | 'ordinario' },
  suddivisione: SuddivisioneInvestimento,
): EsitoConfronto {
  const m = membroDi(famiglia, memberId);
  if (m.dataNascita === undefined) throw new ValidationError('dataNascita', MESSAGGI.valoreErrato);
  const { costo, risparmio, rate } = costoRiscatto(valori, famiglia, m, {
    anni,
    forma,
    pagamento: 'rate',
  });
  // What the fund already holds, and what flows into it, is the same whatever is chosen.
  const persona = {
    ...known(personaDi(famiglia.refDate, m)),
    montanteFondo: 0,
    tfrDestinazione: undefined,
  };
  const c = carriera(valori, persona);
  const base = pension(valori, persona, c);
  if (base.status !== 'ok') return { status: base.status };
  const years = base.anniAlPensionamento;
  if (years < rate) return { status: 'troppo_tardi' };
  const sforzoAnnuo = (costo - risparmio) / rate;
  const bought = pension(valori, persona, c, undefined, {
    mesiEta: base.mesiEta,
    riscatto: { mesi: 0, costo, rate },
  }) as PensioneOk;
  const room = Math.max(0, deducibileDi(valori, c, m) - (m.ipotesi?.versamentoFondo ?? 0));
  const versato = versamentoPari(valori, c, room, sforzoAnnuo);
  const tempi = { anni: years, mesiEta: base.mesiEta, lavoro: rate };
  const tassi = tassiFondo(valori, tempi, m.anniFondo);
  const etaPensione = base.mesiEta / 12;
  const anniDopo = Math.max(1, valori['proiezione.etaFinale'] - etaPensione);
  const chiudi = (
    tipo: TipoAlternativa,
    versatoAnnuo: number,
    capitale: number,
    redditoAnnuo: number,
    finoA = Infinity,
  ): Alternativa => ({
    tipo,
    versatoAnnuo,
    capitale,
    redditoAnnuo,
    ...pareggio(
      redditoAnnuo,
      sforzoAnnuo * rate,
      etaPensione,
      finoA,
      valori['proiezione.etaFinale'],
    ),
  });
  const piano = (tipo: TipoAlternativa, fattore: number): Alternativa => {
    const capitale = sforzoAnnuo * montante(fattore, rate) * fattore ** (years - rate);
    return chiudi(tipo, sforzoAnnuo, capitale, capitale / durata(fattore, anniDopo), anniDopo);
  };
  const rendita = renditaVersamenti(versato, tempi, tassi, room);
  const capitale = capitaleFondo(tassi.rendimentoFondo, versato, tempi);
  const fondo = chiudi('fondo', versato, capitale, rendita);
  const riscatto = chiudi(
    'riscatto',
    costo / rate,
    0,
    bought.pensioneNettaAnnua - base.pensioneNettaAnnua,
  );
  const liquidi = mercato(valori, SOLO_LIQUIDI);
  return {
    status: 'ok',
    sforzoAnnuo,
    anni: rate,
    etaPensione,
    alternative: [
      riscatto,
      fondo,
      piano('pac', fattoreMedio(mercato(valori, suddivisione))),
      piano('niente', fattoreMedio(liquidi)),
    ],
    // Same effort, both paid for life from the same day: the higher one is higher from the first
    // year.
    riscattoSuperaFondo: riscatto.redditoAnnuo > fondo.redditoAnnuo ? etaPensione : null,
  };
}

/**
 * The yearly payment into the fund that costs `netto` after its deduction. Rises with the payment,
 * so halves find it.
 * @param room what may be deducted in a year, euro
 */
function versamentoPari(
  valori: Valori,
  { tipo, lordo, regione, opzioni }: Carriera,
  room: number,
  netto: number,
): number {
  const cost = (paid: number) =>
    paid - taxSavingDeduction(valori, tipo, lordo, regione, Math.min(paid, room), opzioni);
  let [low, high] = [netto, 2 * netto + room];
  for (let i = 0; i < PASSI; i++) {
    const middle = (low + high) / 2;
    if (cost(middle) < netto) low = middle;
    else high = middle;
  }
  return high;
}

/** One euro a year, at the end of each year, after `anni` years. */
const montante = (fattore: number, anni: number): number =>
  Math.abs(fattore - 1) < 1e-12 ? anni : (fattore ** anni - 1) / (fattore - 1);
/**
 * What an amount is divided by to be drawn in equal yearly parts over `anni` years, each at the end
 * of its year.
 */
const durata = (fattore: number, anni: number): number =>
  Math.abs(fattore - 1) < 1e-12 ? anni : (1 - fattore ** -anni) / (fattore - 1);

const capitaleFondo = (
  r: number,
  versato: number,
  { anni, lavoro }: { anni: number; lavoro: number },
): number => versato * montante(1 + r, lavoro) * (1 + r) ** (anni - lavoro);

function pareggio(
  reddito: number,
  speso: number,
  etaPensione: number,
  finoA: number,
  etaFinale: number,
): Pick<Alternativa, 'etaPareggio' | 'saldo'> {
  const years = reddito > 0 ? speso / reddito : Infinity;
  return {
    etaPareggio: years <= finoA && etaPensione + years <= etaFinale ? etaPensione + years : null,
    saldo: ETA_SALDO.map((eta) => ({
      eta,
      euro: reddito * Math.min(finoA, Math.max(0, eta - etaPensione)) - speso,
    })),
  };
}
