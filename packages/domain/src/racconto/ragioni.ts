/** Why a person has no score, in a sentence. */
import { words, type Words } from '../aree.ts';
import type { Persona, Ragione } from '../soluzioni/fatti.ts';
import { frasiTcm, type FattiTcm } from './frasi-tcm.ts';
import { circaTesto } from './numeri.ts';
import { chi, cosaDi, maiuscola, redditoDi } from '../parole/parole.ts';

const vuoto = { capitale: 0, debiti: 0, superstiti: 0, coperture: [], quotaLiquidi: 0, eta: 0 };
const diTcm =
  (caso: FattiTcm['caso'], redditoPartnerIgnoto = false) =>
  ({ persona, partner }: Ragione): Words =>
    frasiTcm({ ...vuoto, caso, persona, partner, redditoPartnerIgnoto });

/** «Anna ha», «hai». */
const ha = (persona: Persona): Words => {
  const who = chi(persona);
  return who.en === 'you'
    ? words('Hai', 'You')
    : words(`${maiuscola(who.it)} ha`, maiuscola(who.en));
};

const RAGIONI: Readonly<Record<Ragione['code'], (ragione: Ragione) => Words>> = {
  reddito_ignoto: diTcm('dati_mancanti'),
  reddito_partner_ignoto: diTcm('dati_mancanti', true),
  nessuno: diTcm('nessuno'),
  nessun_reddito: diTcm('nessun_reddito'),
  non_lavora: () => words('Riguarda chi lavora.', 'This concerns people in work.'),
  cassa_professionale: ({ persona }) => {
    const whose = cosaDi(persona, {
      articolo: 'la ',
      it: 'cassa professionale',
      en: 'professional fund',
    });
    return words(
      `${maiuscola(whose.it)} ha regole proprie: qui non la stimiamo. Chiedi la simulazione alla cassa.`,
      `${maiuscola(whose.en)} has its own rules: we do not estimate it here. Ask the fund for a simulation.`,
    );
  },
  pensione_raggiunta: ({ persona }) => {
    const { it, en } = ha(persona);
    return words(
      `${it} già i requisiti per la pensione.`,
      `${en} already meet${en === 'You' ? '' : 's'} the pension requirements.`,
    );
  },
  presto: ({ eta = 0 }) =>
    words(
      `È presto per pensarci: ne riparliamo dopo i ${eta} anni.`,
      `It is too early for this: we will look again after ${eta}.`,
    ),
  reddito_riserva: ({ persona }) => {
    const { it, en } = redditoDi(persona);
    return words(
      `Manca ${it}: senza, non possiamo dire quanto serve come riserva.`,
      `${maiuscola(en)} is missing: without it we cannot say how large a reserve you need.`,
    );
  },
  spese_ignote: () =>
    words(
      'Non risulta un reddito, e i risparmi non bastano per viverne due anni: senza sapere quanto spendi al mese la riserva non si può stimare.',
      'No income is known, and savings would not last two years: without your monthly spending the reserve cannot be estimated.',
    ),
  risparmi_ignoti: ({ somma = 0 }) => {
    const sum = circaTesto(somma);
    return words(
      `Ti servirebbe una riserva di ${sum.it}: indica i risparmi e vediamo se c’è.`,
      `You would need a reserve of ${sum.en}: tell us your savings and we will see whether you have it.`,
    );
  },
  non_sostenibile: ({ somma = 0 }) => {
    const sum = circaTesto(somma);
    return words(
      `Oggi questa spesa, ${sum.it}, non ci sta nel bilancio della famiglia: ne riparliamo quando la riserva è completa.`,
      `Today this cost, ${sum.en}, does not fit into the family’s budget: we will look again once the reserve is complete.`,
    );
  },
  studi_prima_1996: ({ persona }) => {
    const { it, en } = chi(persona);
    const studi = cosaDi(persona, { articolo: 'il ', it: 'studio', en: 'years of study' });
    const whose = words(
      en === 'you' ? 'I tuoi anni di studio' : `Gli anni di studio di ${it}`,
      maiuscola(studi.en),
    );
    return words(
      `${whose.it} sono prima del 1996: il riscatto agevolato vale solo con il calcolo tutto contributivo, chiedi all’INPS.`,
      `${whose.en} were before 1996: the flat-rate buy-back applies only with the fully contributory calculation; ask INPS.`,
    );
  },
  pensione_futura: ({ persona }) => {
    const whose = cosaDi(persona, {
      articolo: 'la ',
      it: 'pensione futura',
      en: 'future pension',
    });
    return words(
      `Manca ${whose.it}: senza, questo conto non si può fare.`,
      `${maiuscola(whose.en)} is not known: without it this cannot be worked out.`,
    );
  },
};

export const raccontaRagione = (ragione: Ragione): Words => RAGIONI[ragione.code](ragione);
