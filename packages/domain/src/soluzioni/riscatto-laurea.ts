import { lavora, type Contesto, type Scheda } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { anniLaureaDi, riscatto, type Riscatto } from '../riscatto/riscatto.ts';
import {
  dato,
  fonti,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { anni, euro, numeroAnni, pct, titoloDi, words } from './parole.ts';
import { scoreRiscatto } from './punteggi.ts';

type Dati = Extract<Riscatto, { status: 'ok' }> & { anniLaurea: number };
const PERCHE = words(
  'Gli anni di università possono diventare anni di contributi: si spende oggi, si recupera in pensione, e a volte si esce prima.',
  'University years can become years of contributions: you pay today, get it back in retirement, and sometimes leave earlier.',
);
const nonRiguarda = ({ valori }: Contesto) => {
  const { etaRiscatto } = valori['soluzione.soglie'];
  return words(
    `Riguarda i laureati che lavorano, hanno meno di ${numeroAnni(etaRiscatto)} anni e non hanno già riscattato.`,
    `It concerns graduates who work, are under ${numeroAnni(etaRiscatto)} and have not bought back yet.`,
  );
};

/** 7.9: buying back the years of a degree. */
export const soluzioneRiscatto: Regola = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('riscatto-laurea', tutti, PERCHE, nonRiguarda(ctx));
  const { scheda: s, dati: d } = primo;
  const { agevolato: c } = d;
  const durata = anni(d.anniLaurea);
  const aliquota = pct(ctx.valori['riscatto.aliquota'], 2);
  const anticipo =
    d.mesiAnticipo > 0
      ? words(
          `, e si uscirebbe ${d.mesiAnticipo} ${d.mesiAnticipo === 1 ? 'mese' : 'mesi'} prima`,
          `, and you would leave ${d.mesiAnticipo} ${d.mesiAnticipo === 1 ? 'month' : 'months'} earlier`,
        )
      : words('', '');
  const recupero =
    c.anniRecupero === null
      ? words('la spesa non si recupera', 'the cost is not recovered')
      : words(
          `la spesa si recupera in ${anni(Math.round(c.anniRecupero * 10) / 10).it}`,
          `the cost is recovered in ${anni(Math.round(c.anniRecupero * 10) / 10).en}`,
        );
  return {
    code: 'riscatto-laurea',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    titolo: titoloDi('riscatto-laurea', s.membro),
    perche: PERCHE,
    risposta: words(
      `Riscattare ${durata.it} costa **${euro(c.costoNetto)}** dopo il risparmio fiscale: ${recupero.it}${anticipo.it}.`,
      `Buying back ${durata.en} costs **${euro(c.costoNetto)}** after tax relief: ${recupero.en}${anticipo.en}.`,
    ),
    testo: words(
      `Riscattare ${durata.it} costa ${euro(c.costo)} (${euro(c.costoNetto)} dopo il risparmio fiscale) e aumenterebbe la pensione netta di ${euro(c.deltaPensioneNetta)} l’anno: ${recupero.it}${anticipo.it}. Vale per gli anni di studio dopo il 1995; per quelli precedenti chiedi a INPS.`,
      `Buying back ${durata.en} costs ${euro(c.costo)} (${euro(c.costoNetto)} after tax relief) and would raise the net pension by ${euro(c.deltaPensioneNetta)} a year: ${recupero.en}${anticipo.en}. It holds for years of study after 1995; for earlier ones ask INPS.`,
    ),
    azione: words(
      'Chiedi a INPS la simulazione del riscatto e confrontala con lo stesso importo versato in un fondo pensione.',
      'Ask INPS for the buy-back simulation and compare it with the same amount paid into a pension fund.',
    ),
    passi: [
      passo(
        words('Costo', 'Cost'),
        words(
          `${anni(d.anniLaurea).it} × minimo di artigiani e commercianti × ${aliquota}`,
          `${anni(d.anniLaurea).en} × minimum income of artisans and shopkeepers × ${aliquota}`,
        ),
        r2(c.costo),
      ),
      passo(
        words('Risparmio fiscale', 'Tax saving'),
        words(
          `Deduzione in ${numeroAnni(ctx.valori['riscatto.anniRate'])} rate annuali`,
          `Deduction in ${numeroAnni(ctx.valori['riscatto.anniRate'])} yearly instalments`,
        ),
        r2(-c.risparmioFiscale),
      ),
      passo(
        words('Costo netto', 'Net cost'),
        words('Costo meno risparmio fiscale', 'Cost less tax saving'),
        r2(c.costoNetto),
      ),
      passo(
        words('Pensione in più, netta', 'Extra net pension'),
        words(
          'Il costo rivalutato, trasformato in pensione e tassato',
          'The cost revalued, turned into pension and taxed',
        ),
        r2(c.deltaPensioneNetta),
        'euroAnno',
      ),
      ...(c.anniRecupero === null
        ? []
        : [
            passo(
              words('Anni per recuperare', 'Years to recover'),
              words('Costo netto diviso pensione in più', 'Net cost over extra pension'),
              r2(c.anniRecupero),
              'anni',
            ),
          ]),
      passo(
        words('Mesi di anticipo', 'Months earlier'),
        words(
          `Uscita con e senza ${numeroAnni(d.anniLaurea)} anni in più di contributi`,
          `Exit with and without ${numeroAnni(d.anniLaurea)} more years of contributions`,
        ),
        d.mesiAnticipo,
        'mesi',
      ),
    ],
    fonti: fonti(
      ctx,
      'riscatto.aliquota',
      'riscatto.minimale',
      'inps.coefficienti',
      'riscatto.soglie',
    ),
  };
};

function valuta(ctx: Contesto, s: Scheda): Valutazione<Dati> {
  const { membro } = s;
  const inputs = [
    dato(s, 'laureato', s.laureato),
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno'),
    dato(s, 'sesso', membro.sesso),
    dato(s, 'anniContributi', membro.anniContributi, 'anni'),
    ...(s.laureato
      ? [
          dato(s, 'laureato.riscattoFiniPensionistici', membro.laureato?.riscattoFiniPensionistici),
          dato(s, 'laureato.anni', membro.laureato?.anni, 'anni'),
        ]
      : []),
  ];
  const excluded =
    s.maggiorenne === false ||
    (s.tipo !== undefined && !lavora(s)) ||
    s.laureato === false ||
    membro.laureato?.riscattoFiniPensionistici === true ||
    (s.eta !== undefined && s.eta >= ctx.valori['soluzione.soglie'].etaRiscatto);
  if (excluded) return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (s.laureato === undefined || !s.carriera || !s.stima)
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  const anniLaurea = anniLaureaDi(membro);
  const dati = riscatto(
    ctx.valori,
    {
      refDate: ctx.refDate,
      annoDomanda: Number(ctx.refDate.slice(0, 4)),
      professione: membro.professione!,
      birthDate: membro.dataNascita!,
      redditoNettoAnnuo: s.reddito!,
      regione: s.regione,
      laureato: true,
      anni: anniLaurea,
      sesso: membro.sesso,
    },
    { carriera: s.carriera, pensione: s.stima },
  );
  if (dati.status !== 'ok') return { scheda: s, inputs, motivo: 'non_applicabile' };
  const { agevolato, ordinario, mesiAnticipo, esito } = dati;
  const numeri = {
    anni: anniLaurea,
    costo: r2(agevolato.costo),
    risparmioFiscale: r2(agevolato.risparmioFiscale),
    costoNetto: r2(agevolato.costoNetto),
    deltaPensioneNetta: r2(agevolato.deltaPensioneNetta),
    anniRecupero: agevolato.anniRecupero === null ? null : r2(agevolato.anniRecupero),
    mesiAnticipo,
    esito,
    costoOrdinario: r2(ordinario.costo),
    costoNettoOrdinario: r2(ordinario.costoNetto),
    anniRecuperoOrdinario: ordinario.anniRecupero === null ? null : r2(ordinario.anniRecupero),
  };
  return {
    scheda: s,
    inputs,
    score: scoreRiscatto({ anniRecupero: agevolato.anniRecupero, mesiAnticipo, eta: s.eta! }),
    dati: { ...dati, anniLaurea },
    numeri,
  };
}
