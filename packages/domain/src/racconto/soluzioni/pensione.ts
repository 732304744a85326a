import { known } from '../../records.ts';
import type { LevelOrGrey } from '../../analisi.ts';
import { words, type Words } from '../../aree.ts';
import type { PensioneOk, UscitaStimata } from '../../previdenza/pensione.ts';
import { formatEuro } from '../../format.ts';
import type { Fatti, Persona } from '../../soluzioni/fatti.ts';
import { misurata } from '../../soluzioni/pensione.ts';
import { MENSILITA_INPS } from '../../previdenza/mensilita.ts';
import { aMese, anniTesto, circaForte, circaTesto, meseAnno, sommaTesto } from '../numeri.ts';
import {
  alPct,
  chi,
  delPct,
  etaInMesi,
  euro,
  ilPct,
  maiuscola,
  numeroAnni,
  pct,
  titoloDi,
} from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoPensione: RaccontoSoluzione<'pensione'> = {
  perche: words(
    'La pensione pubblica di chi lavora oggi copre solo una parte dell’ultimo stipendio. Prima si conosce la distanza, meno costa colmarla.',
    'The public pension of today’s workers will cover only part of their final pay. The sooner you know the gap, the less it costs to close.',
  ),
  nonRiguarda: words(
    'Riguarda chi lavora e non è ancora in pensione: oggi non è il tuo caso.',
    'It concerns people who work and have not retired yet: that does not apply to you today.',
  ),
  testi: (f, { level, punti, passoPensione }) => {
    const d = f.stima;
    const la = misurata(d);
    const obiettivo = pct(f.obiettivo, 2);
    return {
      titolo: titoloDi('pensione', f.persona),
      risposta: rispostaDi(f, level),
      testo: unisci([
        primaUscita(f),
        ...nonSicure(d),
        distanza(f, punti),
        ...seEsciPrima(d),
        ...(passoPensione === undefined ? conIlFondo(f) : [nelBilancio(f, passoPensione)]),
        ...saldoFondo(f),
      ]),
      azione: azioneDi(f),
      barra: { have: words('Stimata', 'Estimated'), need: words('Obiettivo', 'Target') },
      passi: {
        lordo: [
          words('Reddito lordo di oggi', 'Gross income today'),
          words(
            `Il lordo che lascia ${euro(f.reddito)} netti`,
            `The gross income that leaves ${euro(f.reddito)} net`,
          ),
        ],
        contributi: [
          words('Anni di contributi alla pensione', 'Years of contributions at retirement'),
          words(
            f.contributiDetti
              ? 'Dal tuo estratto conto, più quelli che mancano'
              : 'Stimati dall’età e dagli studi',
            f.contributiDetti
              ? 'From your statement, plus those to come'
              : 'Estimated from age and education',
          ),
        ],
        montante: [
          words('Montante alla pensione', 'Pension account at retirement'),
          words(
            'Contributi versati e da versare, rivalutati',
            'Contributions paid and to be paid, revalued',
          ),
        ],
        pensioneLorda: [
          words('Pensione lorda', 'Gross pension'),
          words(
            `Montante × ${numeroCoeff(la.coefficiente)}${la.quotaRetributiva > 0 ? `, più la quota retributiva di ${euro(la.quotaRetributiva)}` : ''}`,
            `Pension account × ${numeroCoeff(la.coefficiente)}${la.quotaRetributiva > 0 ? `, plus the earnings-related share of ${euro(la.quotaRetributiva)}` : ''}`,
          ),
        ],
        pensioneNetta: [
          words('Pensione netta', 'Net pension'),
          words('Meno IRPEF e addizionali', 'Less income tax and surtaxes'),
        ],
        obiettivo: [
          words('Obiettivo', 'Target'),
          words(
            `${obiettivo} dell’ultimo reddito netto (${euro(la.redditoFinaleNetto)})`,
            `${obiettivo} of final net income (${euro(la.redditoFinaleNetto)})`,
          ),
        ],
        fondo: [
          words('Rendita del fondo', 'Annuity from the fund'),
          words(
            'Quello che c’è già e quello che ci arriva da solo',
            'What is already there and what is paid in automatically',
          ),
        ],
        mancano: [
          words('Mancano', 'Missing'),
          words(
            'Obiettivo meno pensione e meno la rendita del fondo',
            'Target less the pension and the annuity from the fund',
          ),
        ],
        versamento: [
          words('Versamento che colma la distanza', 'Payment that closes the gap'),
          words(
            `Per ${numeroAnni(d.anniGap)} anni, con un rendimento reale netto del ${pct(d.rendimentoFondo, 2)}`,
            `For ${numeroAnni(d.anniGap)} years, at a real net return of ${pct(d.rendimentoFondo, 2)}`,
          ),
        ],
      },
    };
  },
};

const numeroCoeff = (value: number): string => pct(value, 3);

const unisci = (texts: readonly Words[]): Words =>
  words(texts.map(({ it }) => it).join(' '), texts.map(({ en }) => en).join(' '));

/** «avresti», «Marco avrebbe». */
const avrebbe = (persona: Persona): Words => {
  if (persona.gradoParentela === 'me') return words('avresti', 'you would have');
  const { it, en } = chi(persona);
  return words(`${it} avrebbe`, `${en} would have`);
};

/** Only employees have an employer who may pay in. */
const azioneDi = ({ dipendente }: Fatti['pensione']): Words =>
  dipendente
    ? words(
        'Scarica l’estratto conto INPS e confronta la stima con «La mia pensione futura»; guarda se il datore di lavoro versa un contributo al fondo, quanto costa (ISC) e se la linea è adatta agli anni che restano.',
        'Download your INPS statement and compare this estimate with «La mia pensione futura»; see whether your employer pays into the fund, what the fund costs (ISC) and whether its investment option suits the years you have left.',
      )
    : words(
        'Scarica l’estratto conto INPS e confronta la stima con «La mia pensione futura»; di un fondo guarda quanto costa (ISC) e se la linea è adatta agli anni che restano.',
        'Download your INPS statement and compare this estimate with «La mia pensione futura»; of a fund look at what it costs (ISC) and whether its investment option suits the years you have left.',
      );

/** Smaller gaps are shown as «0 €», so they count as none. */
const isLontano = ({ gapMensile }: PensioneOk): boolean => gapMensile >= NULLA;
const NULLA = 5;

/** The public pension alone may be far below the target that the fund helps to reach. */
const raggiunto = ({ renditaFondo }: PensioneOk): Words =>
  renditaFondo > 0
    ? words('con la rendita del fondo l’obiettivo', 'with the annuity from the fund the target of')
    : words('l’obiettivo', 'the target of');

/** The card: one sentence, one bold number. */
function rispostaDi(
  { persona, stima: d, obiettivo }: Fatti['pensione'],
  level: LevelOrGrey,
): Words {
  const quando = aMese(d.decorrenzaGap);
  const [it, en] = [maiuscola(quando.it), maiuscola(quando.en)];
  const chi_ = avrebbe(persona);
  const tasso = pct(d.tassoGapNetto);
  const gap = circaForte(d.gapMensile);
  if (isLontano(d) && level === 'green')
    return words(
      `${it} ${chi_.it} circa ${ilPct(tasso)} dell’ultimo reddito: all’obiettivo manca poco, ${gap.it} al mese.`,
      `${en} ${chi_.en} about ${tasso} of final income: only ${gap.en} a month short of the target.`,
    );
  return isLontano(d)
    ? words(
        `${it} ${chi_.it} circa ${ilPct(tasso)} dell’ultimo reddito: mancherebbero ${gap.it} al mese.`,
        `${en} ${chi_.en} about ${tasso} of final income: a shortfall of ${gap.en} a month.`,
      )
    : words(
        `${it} ${chi_.it} circa **${ilPct(tasso)}** dell’ultimo reddito: ${raggiunto(d).it} ${delPct(pct(obiettivo, 2))} è raggiunto.`,
        `${en} ${chi_.en} about **${tasso}** of final income: ${raggiunto(d).en} ${pct(obiettivo, 2)} is met.`,
      );
}

const PENSIONI: Readonly<Record<UscitaStimata['tipo'], Words>> = {
  vecchiaia: words('la pensione di vecchiaia', 'the old-age pension'),
  anticipata: words('la pensione anticipata', 'the early pension'),
  anticipata_contributiva: words(
    'la pensione anticipata contributiva',
    'the early contributory pension',
  ),
  vecchiaia_contributiva: words(
    'la pensione di vecchiaia contributiva',
    'the contributory old-age pension',
  ),
};

/** What each exit asks for, as the sentence names it. */
function requisito({ tipo, anniContributi }: UscitaStimata): Words {
  switch (tipo) {
    case 'vecchiaia':
      return PENSIONI.vecchiaia;
    case 'anticipata': {
      const anni = anniTesto(anniContributi);
      return words(`${anni.it} di contributi`, `${anni.en} of contributions`);
    }
    case 'anticipata_contributiva':
      return PENSIONI.anticipata_contributiva;
    case 'vecchiaia_contributiva':
      return words(
        'cinque anni di contributi e l’età più alta',
        'five years of contributions and the higher pension age',
      );
  }
}

/** When one may leave, with how much, and what waiting changes. */
function primaUscita({ persona, stima: d }: Fatti['pensione']): Words {
  const prima = known(d.uscite.find(({ tipo }) => tipo === d.uscita));
  const quando = meseAnno(d.decorrenza);
  const eta = etaInMesi(d.mesiEta);
  const con = d.maturata ? PENSIONI[prima.tipo] : requisito(prima);
  const pensione = circaTesto(d.pensioneNettaAnnua / MENSILITA_INPS);
  const nome = chi(persona);
  const isMe = persona.gradoParentela === 'me';
  const prime = d.maturata
    ? words(
        `${isMe ? 'Hai' : `${maiuscola(nome.it)} ha`} già i requisiti per ${con.it}: da ${quando.it} ${pensione.it} al mese in euro di oggi.`,
        `${isMe ? 'You already meet' : `${maiuscola(nome.en)} already meets`} the requirements for ${con.en}: from ${quando.en} ${pensione.en} a month in today’s euros.`,
      )
    : words(
        `Il primo traguardo possibile${isMe ? '' : ` per ${nome.it}`} è ${quando.it}, a ${eta.it}, con ${con.it}: ${pensione.it} al mese in euro di oggi.`,
        `The earliest possible date${isMe ? '' : ` for ${nome.en}`} is ${quando.en}, at ${eta.en}, with ${con.en}: ${pensione.en} a month in today’s euros.`,
      );
  const altra = d.uscite.find(({ decorrenza }) => decorrenza > d.decorrenza);
  if (!altra) return prime;
  const [dopo, diventa] = [meseAnno(altra.decorrenza), circaTesto(altra.pensioneNettaMensile13)];
  return unisci([
    prime,
    words(
      `${isMe ? 'Se aspetti' : 'Aspettando'} ${dopo.it} diventano ${diventa.it}.`,
      `Waiting until ${dopo.en} would make it ${diventa.en}.`,
    ),
  ]);
}

/** Exits that the law may allow and that nobody can promise. */
function nonSicure(d: PensioneOk): Words[] {
  const months = d.uscite.flatMap(({ sogliaVicina, inizioIncerto, decorrenza, prima }) =>
    sogliaVicina || inizioIncerto
      ? [prima ?? decorrenza]
      : prima !== undefined && prima < decorrenza
        ? [prima]
        : [],
  );
  const [first] = months.toSorted();
  if (first === undefined || first >= d.decorrenza) return [];
  const { it, en } = meseAnno(first);
  return [
    words(
      `Potrebbe essere possibile già da ${it}, ma non è sicuro.`,
      `It may be possible as early as ${en}, but that is not certain.`,
    ),
  ];
}

/** How far the target is, at the date where the gap is measured. */
function distanza({ persona, stima: d, obiettivo }: Fatti['pensione'], punti: number): Words {
  const quando = meseAnno(d.decorrenzaGap);
  const data = words(`All’età di vecchiaia (${quando.it})`, `At state pension age (${quando.en})`);
  const pensione = sommaTesto(d.pensioneGapNettaAnnua / MENSILITA_INPS);
  const chi_ = avrebbe(persona);
  const tasso = pct(d.tassoGapNetto);
  const target = pct(obiettivo, 2);
  const gap = circaTesto(d.gapMensile);
  const fondo =
    d.renditaFondo > 0 ? words(', fondo compreso', ', even with the fund') : words('', '');
  // The date and the sum were just told when this is the first way out.
  const told = d.uscitaGap === d.uscita;
  const lead = words(
    told
      ? `${maiuscola(aMese(d.decorrenzaGap).it)} ${chi_.it} circa ${ilPct(tasso)} dell’ultimo reddito, con un margine di ${punti} punti in più o in meno`
      : `${data.it}, con ${pensione.it} al mese, ${chi_.it} circa ${ilPct(tasso)} dell’ultimo reddito, con un margine di ${punti} punti in più o in meno`,
    told
      ? `${maiuscola(aMese(d.decorrenzaGap).en)} ${chi_.en} about ${tasso} of final income, give or take ${punti} points`
      : `${data.en}, with ${pensione.en} a month, ${chi_.en} about ${tasso} of final income, give or take ${punti} points`,
  );
  return isLontano(d)
    ? words(
        `${lead.it}: per arrivare ${alPct(target)} mancano ${gap.it} al mese${fondo.it}.`,
        `${lead.en}: ${gap.en} a month short of the ${target} target${fondo.en}.`,
      )
    : words(
        `${lead.it}: ${raggiunto(d).it} ${delPct(target)} è raggiunto.`,
        `${lead.en}: ${raggiunto(d).en} ${target} is met.`,
      );
}

/** A difference worth naming between leaving early and waiting, euro a month. */
const DIFFERENZA = 50;

function seEsciPrima(d: PensioneOk): Words[] {
  if (d.gapUscitaMensile - d.gapMensile < DIFFERENZA || d.decorrenza >= d.decorrenzaGap) return [];
  const [quando, gap] = [meseAnno(d.decorrenza), circaTesto(d.gapUscitaMensile)];
  return [
    words(
      `Uscendo prima, ${aMese(d.decorrenza).it}, mancherebbero ${gap.it} al mese.`,
      `Leaving earlier, in ${quando.en}, would mean a shortfall of ${gap.en} a month.`,
    ),
  ];
}

/** What a pension fund can do, and where it cannot. */
function conIlFondo({ stima: d, regimeNoto }: Fatti['pensione']): Words[] {
  const told: Words[] = [];
  if (d.gapAnnuo > 0 && !d.fondoPossibile)
    told.push(
      words(
        'Con meno di cinque anni davanti il fondo non darebbe una rendita: qui contano l’altro risparmio e la data in cui esci.',
        'With less than five years to go the fund would pay no annuity: what matters here is other savings and the date of leaving work.',
      ),
    );
  else if (d.gapAnnuo > 0 && !d.fattibile && d.versamentoSostenibile !== null) {
    const most = sommaTesto(d.versamentoSostenibile);
    told.push(
      words(
        `Il solo fondo non basta: anche con ${most.it} al mese, un quarto del reddito, resterebbe un divario.`,
        `The fund alone is not enough: even with ${most.en} a month, a quarter of income, a gap would remain.`,
      ),
    );
  } else if (d.gapAnnuo > 0 && d.risparmioFiscaleAnnuo > 0 && d.versamentoMensile !== null) {
    const [mese, tasse] = [circaTesto(d.versamentoMensile), circaTesto(d.risparmioFiscaleAnnuo)];
    told.push(
      words(
        `Per arrivarci servirebbero ${mese.it} al mese in un fondo pensione, che farebbero risparmiare ${tasse.it} di tasse l’anno${regimeNoto ? '' : ', se non sei in regime forfettario'}.`,
        `Getting there would take ${mese.en} a month paid into a pension fund, which would save ${tasse.en} in tax a year${regimeNoto ? '' : ', unless you are under the flat-rate scheme'}.`,
      ),
    );
  }
  return told;
}

/** When the plan has a step for it, no other sum is named. */
function nelBilancio({ persona }: Fatti['pensione'], passo: number): Words {
  const sum = formatEuro(passo);
  if (persona.gradoParentela === 'me')
    return words(
      `Nel tuo bilancio oggi ci sta un versamento di ${sum} al mese.`,
      `Your budget has room today for a payment of ${sum} a month.`,
    );
  const { it, en } = chi(persona);
  return words(
    `Nel bilancio della famiglia oggi ci sta un versamento di ${sum} al mese per ${it}.`,
    `The family’s budget has room today for a payment of ${sum} a month for ${en}.`,
  );
}

const saldoFondo = ({ fondoSenzaSaldo }: Fatti['pensione']): Words[] =>
  fondoSenzaSaldo
    ? [
        words(
          'C’è un fondo pensione: indica quanto contiene e rifacciamo il conto.',
          'There is a pension fund: tell us its balance and we will work it out again.',
        ),
      ]
    : [];
