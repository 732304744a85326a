import type { Words } from '../../aree.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import { BANDA, MENSILITA } from '../../soluzioni/pensione.ts';
import {
  alPct,
  anni,
  cosaDi,
  etaInMesi,
  euro,
  ilPct,
  numeroAnni,
  pct,
  titoloDi,
  words,
} from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoPensione: RaccontoSoluzione<'pensione'> = {
  perche: words(
    'La pensione pubblica di chi lavora oggi copre solo una parte dell’ultimo stipendio. Prima si conosce la distanza, meno costa colmarla.',
    'The public pension of today’s workers covers only part of the last pay. The sooner the distance is known, the less it costs to fill.',
  ),
  nonRiguarda: words(
    'Riguarda chi lavora e non è ancora in pensione: oggi non è il tuo caso.',
    'It concerns whoever works and has not retired yet: today that is not your case.',
  ),
  testi: (f) => {
    const d = f.stima;
    const pensione = cosaDi(f.persona, { articolo: 'la ', it: 'pensione', en: 'pension' });
    const eta = etaInMesi(d.mesiEta);
    const tasso = pct(d.tassoSostNetto);
    const obiettivo = pct(f.obiettivo, 2);
    const distanza = colmare(f);
    return {
      titolo: titoloDi('pensione', f.persona),
      risposta:
        d.gapAnnuo > 0
          ? words(
              `Nel ${d.annoPensione} ${pensione.it} sarebbe circa ${ilPct(tasso)} dell’ultimo reddito: mancherebbero circa **${euro(d.gapMensile)}** al mese.`,
              `In ${d.annoPensione} ${pensione.en} would be about ${tasso} of the last income: about **${euro(d.gapMensile)}** a month would be missing.`,
            )
          : words(
              `Nel ${d.annoPensione} ${pensione.it} sarebbe **${ilPct(tasso)}** dell’ultimo reddito: l’obiettivo è raggiunto.`,
              `In ${d.annoPensione} ${pensione.en} would be about **${tasso}** of the last income: the target is met.`,
            ),
      testo: words(
        `A ${eta.it} (nel ${d.annoPensione}) la pensione netta stimata è ${euro(d.pensioneNettaAnnua / MENSILITA)} al mese per ${MENSILITA} mensilità, ${ilPct(tasso)} dell’ultimo reddito, con un margine di circa ${BANDA} punti. ${distanza.it}`,
        `At ${eta.en} (in ${d.annoPensione}) the estimated net pension is ${euro(d.pensioneNettaAnnua / MENSILITA)} a month in ${MENSILITA} payments, ${tasso} of the final income, give or take about ${BANDA} points. ${distanza.en}`,
      ),
      azione: words(
        'Scarica l’estratto conto INPS e confronta la stima con «La mia pensione futura»; guarda se il datore di lavoro versa un contributo al fondo, quanto costa (ISC) e se la linea è adatta agli anni che restano.',
        'Download your INPS statement and compare this estimate with «La mia pensione futura»; see whether your employer pays into the fund, what it costs (ISC) and whether the line suits the years left.',
      ),
      barra: { have: words('Stimata', 'Estimated'), need: words('Obiettivo', 'Target') },
      passi: {
        lordo: [
          words('Reddito lordo di oggi', 'Gross income today'),
          words(
            `Il lordo che lascia ${euro(f.reddito)} netti`,
            `The gross that leaves ${euro(f.reddito)} net`,
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
              : 'Estimated from age and studies',
          ),
        ],
        montante: [
          words('Montante alla pensione', 'Account at retirement'),
          words(
            'Contributi versati e da versare, rivalutati',
            'Contributions paid and to be paid, revalued',
          ),
        ],
        pensioneLorda: [
          words('Pensione lorda', 'Gross pension'),
          words(
            `Montante × ${numeroCoeff(d.coefficiente)}${d.quotaRetributiva > 0 ? `, più la quota retributiva di ${euro(d.quotaRetributiva)}` : ''}`,
            `Account × ${numeroCoeff(d.coefficiente)}${d.quotaRetributiva > 0 ? `, plus the earnings-related share of ${euro(d.quotaRetributiva)}` : ''}`,
          ),
        ],
        pensioneNetta: [
          words('Pensione netta', 'Net pension'),
          words('Meno IRPEF e addizionali', 'Less income tax and surtaxes'),
        ],
        obiettivo: [
          words('Obiettivo', 'Target'),
          words(
            `${obiettivo} dell’ultimo reddito netto (${euro(d.redditoFinaleNetto)})`,
            `${obiettivo} of the last net income (${euro(d.redditoFinaleNetto)})`,
          ),
        ],
        mancano: [
          words('Mancano', 'Missing'),
          words(
            'Obiettivo meno pensione e meno la rendita del fondo che c’è già',
            'Target less pension and less the annuity of the fund already held',
          ),
        ],
        versamento: [
          words('Versamento che colma la distanza', 'Payment that fills the gap'),
          words(
            `Per ${numeroAnni(d.anniAlPensionamento)} anni, con un rendimento reale netto del ${pct(d.rendimentoFondo, 2)}`,
            `For ${numeroAnni(d.anniAlPensionamento)} years, at a real net return of ${pct(d.rendimentoFondo, 2)}`,
          ),
        ],
      },
    };
  },
};

const numeroCoeff = (value: number): string => pct(value, 3);

/** What would fill the gap, or why the fund alone would not. */
function colmare({ obiettivo, stima: d }: Fatti['pensione']): Words {
  if (d.gapAnnuo <= 0) return words('L’obiettivo è già raggiunto.', 'The target is already met.');
  const missing = words(
    `Per arrivare ${alPct(pct(obiettivo, 2))} mancano ${euro(d.gapMensile)} al mese`,
    `To reach ${pct(obiettivo, 2)}, ${euro(d.gapMensile)} a month is missing`,
  );
  if (d.versamentoMensile === null) return words(`${missing.it}.`, `${missing.en}.`);
  if (!d.fattibile) {
    return words(
      `${missing.it}: una distanza non colmabile con il solo fondo pensione in ${anni(d.anniAlPensionamento).it}.`,
      `${missing.en}: more than a pension fund alone can fill in ${anni(d.anniAlPensionamento).en}.`,
    );
  }
  return words(
    `${missing.it}: servirebbe versare circa ${euro(d.versamentoMensile)} al mese in un fondo pensione, con un risparmio fiscale stimato di ${euro(d.risparmioFiscaleAnnuo)} l’anno.`,
    `${missing.en}: about ${euro(d.versamentoMensile)} a month into a pension fund would do it, with an estimated tax saving of ${euro(d.risparmioFiscaleAnnuo)} a year.`,
  );
}
