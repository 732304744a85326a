import type { LevelOrGrey } from '../../analisi.ts';
import { words, type Words } from '../../aree.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import { anniTesto, circaForte, circaTesto, sommaTesto } from '../numeri.ts';
import { aChi, anni, chi, euro, numeroAnni, pct, titoloDi } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

type F = Fatti['infortuni-malattie'];
/** A sum told as «0 €», euro. */
const NULLA = 5;

export const raccontoInfortuni: RaccontoSoluzione<'infortuni-malattie'> = {
  perche: words(
    'Chi non può più lavorare perde il reddito proprio quando le spese crescono; la prestazione pubblica ne copre una parte, e per chi lavora in proprio spesso poca.',
    'Anyone who can no longer work loses income just when costs rise; the public benefit makes up part of it, often only a little for the self-employed.',
  ),
  nonRiguarda: words('Riguarda chi lavora.', 'This concerns people in work.'),
  testi: (f, { level }) => ({
    titolo: titoloDi('infortuni-malattie', f.persona),
    risposta: rispostaDi(f, level),
    testo: testoDi(f),
    azione: azioneDi(f),
    passi: passiDi(f),
  }),
};

function rispostaDi({ persona, perditaAnnua, capitale, inProprio }: F, level: LevelOrGrey): Words {
  const loss = circaForte(perditaAnnua);
  const nome = chi(persona);
  if (perditaAnnua < NULLA)
    return words(
      'La prestazione pubblica basta: con un’invalidità permanente non mancherebbe **nulla**.',
      'The public benefit is enough: with a permanent disability there would be **no shortfall**.',
    );
  const none = sommaTesto(perditaAnnua);
  if (capitale > 0 && level === 'green')
    return words(
      `Prestazione pubblica e risparmi bastano quasi per intero a reggere la perdita stimata: **${none.it}** l’anno.`,
      `The public benefit and savings are nearly enough to make up the estimated loss: **${none.en}** a year.`,
    );
  if (capitale > 0)
    return words(
      `Con un’invalidità permanente ${aChi(persona, 'mancherebbero')} ${loss.it} l’anno${inProprio ? ': chi lavora in proprio ha poche tutele' : ''}.`,
      `With a permanent disability ${nome.en} would be ${loss.en} a year short${inProprio ? ': the self-employed have little protection' : ''}.`,
    );
  return words(
    `Prestazione pubblica e risparmi bastano a reggere la perdita stimata: **${none.it}** l’anno.`,
    `The public benefit and savings are enough to make up the estimated loss: **${none.en}** a year.`,
  );
}

function testoDi(f: F): Words {
  const parts = [
    perditaTesto(f),
    ...(f.pubblico ? [PUBBLICI] : f.diritto ? [assegnoTesto(f)] : []),
  ];
  parts.push(f.capitale > 0 ? capitaleTesto(f) : BASTA, NON_CONTATE);
  return words(parts.map(({ it }) => it).join(' '), parts.map(({ en }) => en).join(' '));
}

function perditaTesto({
  persona,
  perditaAnnua,
  anni: years,
  diritto,
  prestazionePubblicaNetta,
}: F): Words {
  const { it, en } = chi(persona);
  const se =
    en === 'you'
      ? words('Se non potessi più lavorare', 'If you could no longer work')
      : words(`Se ${it} non potesse più lavorare`, `If ${en} could no longer work`);
  const loss = circaTesto(perditaAnnua);
  const public_ = sommaTesto(prestazionePubblicaNetta);
  const time = anniTesto(years);
  if (!diritto)
    return words(
      `${se.it}, mancherebbero ${loss.it} l’anno per ${time.it}. ${SENZA_DIRITTO.it}`,
      `${se.en}, there would be a shortfall of ${loss.en} a year for ${time.en}. ${SENZA_DIRITTO.en}`,
    );
  return words(
    `${se.it}, mancherebbero ${loss.it} l’anno per ${time.it}, oltre alla pensione di inabilità stimata (${public_.it} l’anno).`,
    `${se.en}, there would be a shortfall of ${loss.en} a year for ${time.en}, even with the estimated disability pension (${public_.en} a year).`,
  );
}

const SENZA_DIRITTO = words(
  'Con meno di cinque anni di contributi, o con meno di tre negli ultimi cinque, l’INPS non darebbe una pensione di inabilità.',
  'With fewer than five years of contributions, or fewer than three in the last five, INPS would not pay a disability pension.',
);
const PUBBLICI = words(
  'Per i dipendenti pubblici valgono regole diverse: chiedi all’INPS gestione pubblica.',
  'Different rules apply to public employees: ask the public-sector branch of INPS.',
);
const NON_CONTATE = words(
  'Le prestazioni INAIL e dell’invalidità civile non sono contate.',
  'INAIL (work injury) and civil disability benefits are not counted.',
);
const BASTA = words(
  'I risparmi bastano a compensare la perdita.',
  'Savings are enough to make up the loss.',
);

function assegnoTesto({ assegnoOrdinarioNetto }: F): Words {
  const sum = circaTesto(assegnoOrdinarioNetto);
  return words(
    `Se la capacità di lavoro si riducesse a meno di un terzo, l’assegno sarebbe ${sum.it} l’anno.`,
    `If the ability to work fell below a third, the allowance would be ${sum.en} a year.`,
  );
}

function capitaleTesto({ capitale, tettoRaggiunto, multiplo }: F): Words {
  const sum = circaTesto(capitale);
  const years = numeroAnni(multiplo);
  const cap = tettoRaggiunto
    ? words(`, fermato a ${years} anni di reddito`, `, capped at ${years} years of income`)
    : words('', '');
  return words(
    `Il capitale che compensa la perdita, al netto dei risparmi, è ${sum.it}${cap.it}.`,
    `The capital that makes up the loss, net of savings, is ${sum.en}${cap.en}.`,
  );
}
function azioneDi({ inProprio, prodotto }: F): Words {
  if (!prodotto)
    return words(
      'A questa età le coperture sono rare: conviene tenere da parte una somma dedicata.',
      'At this age policies are rare: it is better to set aside a sum for this purpose.',
    );
  return words(
    `Verifica se una copertura vale anche per la malattia e non solo per l’infortunio, e con quale franchigia${inProprio ? '; guarda anche l’indennità giornaliera per chi lavora in proprio e che cosa offre la cassa di categoria' : '; guarda che cosa prevede già il contratto di lavoro'}.`,
    `Check whether a policy covers illness as well as accidents, and with what excess${inProprio ? '; also look at daily benefits for the self-employed and at what the professional fund offers' : '; see what your employment contract already provides'}.`,
  );
}

/** Less than a month adds nothing. */
function conBonus({ anniBonus }: F): Words {
  if (anniBonus < 1 / 24) return words('', '');
  const { it, en } = anniTesto(anniBonus);
  return words(
    ` più ${it} di contributi aggiunti dalla legge`,
    ` plus ${en} of contributions added by law`,
  );
}

const passiDi = (f: F): ReturnType<typeof raccontoInfortuni.testi>['passi'] => ({
  reddito: [
    words('Reddito da sostenere', 'Income to maintain'),
    words(
      `${pct(f.quota, 2)} di ${euro(f.reddito)} l’anno`,
      `${pct(f.quota, 2)} of ${euro(f.reddito)} a year`,
    ),
  ],
  prestazione: [
    words('Pensione di inabilità stimata', 'Estimated disability pension'),
    f.diritto
      ? words(
          `Pensione maturata fino a oggi${conBonus(f).it}, al netto delle imposte`,
          `Pension accrued so far${conBonus(f).en}, after tax`,
        )
      : words(
          'Nessuna: i contributi non bastano ancora',
          'None: there are not enough contributions yet',
        ),
  ],
  perdita: [
    words('Perdita di un anno', 'One year’s loss'),
    words('Differenza, mai sotto zero', 'The difference, never below zero'),
  ],
  anni: [
    words(`Per ${anniTesto(f.anni).it}`, `For ${anniTesto(f.anni).en}`),
    words(
      `Fino alla pensione, al massimo ${anni(f.anniMax).it}`,
      `Until retirement, at most ${anni(f.anniMax).en}`,
    ),
  ],
  risparmi: [
    words('Risparmi utilizzabili', 'Usable savings'),
    words(
      `${pct(f.quotaLiquidi, 2)} di ${euro(f.mobiliare)}`,
      `${pct(f.quotaLiquidi, 2)} of ${euro(f.mobiliare)}`,
    ),
  ],
  mancano: [
    words('Mancano', 'Missing'),
    words(
      `Mai sotto zero, al massimo ${numeroAnni(f.multiplo)} volte il reddito`,
      `Never below zero, at most ${numeroAnni(f.multiplo)} times income`,
    ),
  ],
});
