/** What the family would need if an income stopped, one sentence a case (domain.md 7.1). */
import { words, type Words } from '../aree.ts';
import type { CasoTcm } from '../protezione/caso-tcm.ts';
import type { Persona } from '../soluzioni/fatti.ts';
import { circaTesto, sommaTesto } from './numeri.ts';
import { a, aChi, chi, elenco, ilPct, isTu, maiuscola, pct, redditoDi } from '../parole/parole.ts';

export interface FattiTcm {
  caso: CasoTcm;
  persona: Persona;
  partner?: Persona | undefined;
  /** Who lives on the income: «la moglie», «due figli». */
  dipendono?: { nome: Words; plurale: boolean } | undefined;
  /** Euro. */
  capitale: number;
  debiti: number;
  /** Survivors' pension, euro a year. */
  superstiti: number;
  /** It is lower because the partner has an income. */
  superstitiRidotta?: boolean | undefined;
  /** What the money is for. */
  coperture: readonly Words[];
  /** Share of savings taken away already. */
  quotaLiquidi: number;
  eta: number;
  /** The partner is not a spouse. */
  convivente?: boolean | undefined;
  redditoPartnerIgnoto?: boolean | undefined;
}

const CONVIVENTE = words(
  'Chi convive senza essere sposato non ha la pensione ai superstiti.',
  'An unmarried partner has no survivors’ pension.',
);

/** The sentence of the case with those that go with it. */
export function frasiTcm(f: FattiTcm): Words {
  const parts = [FRASI[f.caso](f)];
  if (f.convivente && (f.caso === 'capitale' || f.caso === 'eta')) parts.push(CONVIVENTE);
  const said = f.caso === 'dati_mancanti' || f.caso === 'debiti_partner_ignoto';
  if (f.redditoPartnerIgnoto && !said) parts.push(indicaPartner(f));
  return words(parts.map(({ it }) => it).join(' '), parts.map(({ en }) => en).join(' '));
}

/** «con il reddito di Anna», «sul tuo reddito»: the preposition swallows the article. */
const del = (persona: Persona, it: 'sul' | 'con il' | 'del'): string =>
  redditoDi(persona).it.replace(/^il /, `${it} `);

const indicaPartner = ({ partner }: FattiTcm): Words => {
  const whose = redditoDi(partner ?? { firstName: undefined, gradoParentela: 'other' });
  return words(
    `Indica ${whose.it}: cambia il conto.`,
    `Tell us ${whose.en}: it changes the result.`,
  );
};

const nessunoVive = ({ persona }: FattiTcm): Words =>
  words(
    `Con i dati indicati, nessuno dei familiari inseriti risulta vivere ${del(persona, 'del')}`,
    `none of the relatives listed lives on ${redditoDi(persona).en}`,
  );

/** «Anna ha un reddito proprio», «hai un reddito tuo». */
function haReddito(persona: Persona): Words {
  if (isTu(persona)) return words('hai un reddito tuo', 'you have an income of your own');
  const { it, en } = chi(persona);
  return words(`${it} ha un reddito proprio`, `${en} has an income of their own`);
}

/** What has been taken off the need already. */
export function giaTolto(f: FattiTcm): Words {
  const savings = words(
    `${ilPct(pct(f.quotaLiquidi))} dei risparmi`,
    `${pct(f.quotaLiquidi)} of savings`,
  );
  if (!(f.superstiti > 0))
    return words(`Abbiamo già tolto ${savings.it}.`, `We have already deducted ${savings.en}.`);
  const sum = sommaTesto(f.superstiti);
  const who = f.partner && f.superstitiRidotta ? f.partner : undefined;
  const cut = who
    ? words(`, ridotta perché ${haReddito(who).it}`, `, reduced because ${haReddito(who).en}`)
    : words('', '');
  return words(
    `Abbiamo già tolto la pensione ai superstiti stimata (${sum.it} l’anno${cut.it}) e ${savings.it}.`,
    `We have already deducted the estimated survivors’ pension (${sum.en} a year${cut.en}) and ${savings.en}.`,
  );
}

const lavoroDiCura = ({ persona }: FattiTcm): Words =>
  words(
    `Il lavoro di cura che ${isTu(persona) ? 'svolgi' : 'svolge'} avrebbe però un costo, che qui non stimiamo.`,
    'The care work done would have a cost, though, which we do not estimate here.',
  );
/** «Non risulta un reddito di Anna da sostituire». */
const senzaReddito = ({ persona }: FattiTcm): Words => {
  const { it } = redditoDi(persona);
  return words(
    `Non risulta ${it.startsWith('il tuo') ? it.replace(/^il/, 'un') : it.replace(/^il /, 'un ')} da sostituire`,
    `${isTu(persona) ? 'You have' : `${maiuscola(chi(persona).en)} has`} no known income to replace`,
  );
};

const FRASI: Readonly<Record<CasoTcm, (f: FattiTcm) => Words>> = {
  dati_mancanti: (f) => {
    if (f.redditoPartnerIgnoto) return indicaPartner(f);
    const own = redditoDi(f.persona);
    return words(
      `Indica ${own.it}: senza non possiamo fare questo conto.`,
      `Tell us ${own.en}: without it we cannot work this out.`,
    );
  },
  nessuno: (f) => {
    const nobody = nessunoVive(f);
    return words(
      `${nobody.it} e non risultano debiti.`,
      `From the answers given, ${nobody.en} and there are no known debts.`,
    );
  },
  nessun_reddito: (f) => {
    const none = senzaReddito(f);
    const care = lavoroDiCura(f);
    return words(`${none.it}. ${care.it}`, `${none.en}. ${care.en}`);
  },
  debiti_senza_reddito: (f) => {
    const none = senzaReddito(f);
    const sum = circaTesto(f.debiti);
    return words(
      `${none.it}, ma resterebbero ${sum.it} di debiti.`,
      `${none.en}, but ${sum.en} of debt would remain.`,
    );
  },
  coobbligato: (f) => {
    const partner = f.partner ?? { firstName: undefined, gradoParentela: 'other' };
    const sum = circaTesto(f.capitale);
    const { it, en } = redditoDi(f.persona);
    return words(
      `Il debito resterebbe per intero ${a(partner).it}, che ne risponde: per la parte pagata con ${it} servirebbero ${sum.it}.`,
      `${maiuscola(chi(partner).en)} would still owe the whole debt: ${sum.en} would cover the part paid with ${en}.`,
    );
  },
  debiti_partner_ignoto: (f) => {
    const partner = f.partner ?? { firstName: undefined, gradoParentela: 'other' };
    const sum = circaTesto(f.debiti);
    const ask = indicaPartner(f);
    return words(
      `${maiuscola(aChi(partner, 'resterebbero'))} ${sum.it} di debiti. ${ask.it}`,
      `${maiuscola(chi(partner).en)} would be left with ${sum.en} of debt. ${ask.en}`,
    );
  },
  solo_debiti: (f) => {
    const nobody = nessunoVive(f);
    const sum = circaTesto(f.capitale);
    return words(
      `${nobody.it}, ma casa e risparmi non bastano per i debiti: a chi eredita ne resterebbero ${sum.it}. Chi eredita può accettare con beneficio d’inventario (art. 484 c.c.) o rinunciare (art. 519 c.c.).`,
      `${maiuscola(nobody.en)}, but the home and savings are not enough for the debts: the heirs would still owe ${sum.en}. They may accept the estate with benefit of inventory (art. 484 of the Civil Code) or renounce it (art. 519).`,
    );
  },
  debiti_coperti: (f) => {
    const nobody = nessunoVive(f);
    const sum = sommaTesto(f.debiti);
    return words(
      `${nobody.it}; casa, risparmi e coperture bastano per i debiti (${sum.it}).`,
      `${maiuscola(nobody.en)}; the home, savings and cover are enough for the debts (${sum.en}).`,
    );
  },
  eta: (f) => {
    const sum = circaTesto(f.capitale);
    const who = f.dipendono ?? {
      nome: words('la famiglia', 'the family'),
      plurale: false,
    };
    return words(
      `A ${f.eta} anni una copertura temporanea caso morte di solito non si può più sottoscrivere. ${maiuscola(who.nome.it)} ${who.plurale ? 'contano' : 'conta'} però ${del(f.persona, 'sul')}: mancherebbero ${sum.it}, da coprire con risparmi, casa e beneficiari già indicati.`,
      `At ${f.eta} term life cover is usually no longer available. ${maiuscola(who.nome.en)} still ${who.plurale ? 'rely' : 'relies'} on ${redditoDi(f.persona).en}: there would be a shortfall of ${sum.en}, to be met from savings, the home and policies with beneficiaries already named.`,
    );
  },
  capitale: (f) => {
    const sum = circaTesto(f.capitale);
    const reddito = redditoDi(f.persona);
    const what = elenco(f.coperture);
    const taken = giaTolto(f);
    return words(
      `Se ${reddito.it} venisse a mancare, alla famiglia servirebbero ${sum.it} in euro di oggi per ${what.it}. ${taken.it}`,
      `If ${reddito.en} stopped, the family would need ${sum.en} in today’s euros for ${what.en}. ${taken.en}`,
    );
  },
  coperto: ({ persona }) => {
    const reddito = redditoDi(persona);
    return words(
      `Risparmi, coperture e pensione ai superstiti stimata bastano, o quasi, a reggere la perdita ${del(persona, 'del')}.`,
      `Savings, cover and the estimated survivors’ pension are enough, or nearly enough, to make up for the loss of ${reddito.en}.`,
    );
  },
};
