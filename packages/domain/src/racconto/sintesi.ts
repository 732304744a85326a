/**
 * The sentence that opens the home page and the report, without the name: «le basi sono solide. Tre
 * cose meritano attenzione…».
 */
import type { Basi, Calcolo, SoluzioneCalcolata } from '../calcolo.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import type { Famiglia } from '../nucleo.ts';
import { daElenco, elenco, redditoDi, words } from './parole.ts';

const NUMERI_IT = [
  '',
  'Una',
  'Due',
  'Tre',
  'Quattro',
  'Cinque',
  'Sei',
  'Sette',
  'Otto',
  'Nove',
  'Dieci',
  'Undici',
  'Dodici',
];
const NUMERI_EN = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
/** Areas that come down to one person's income. */
const SUL_REDDITO: readonly SoluzioneCode[] = ['TCM', 'infortuni-malattie', 'pensione'];

/** Each area inside a sentence. */
const TEMI: Readonly<Record<SoluzioneCode, Words>> = {
  TCM: words('la protezione del reddito', 'protecting income'),
  'infortuni-malattie': words('infortuni e malattie', 'accident and illness'),
  pensione: words('la pensione', 'the pension'),
  'gestione-patrimonio': words('la gestione dei risparmi', 'managing savings'),
  LTC: words('la non autosufficienza', 'long-term care'),
  'polizze-rischi': words('la casa e la responsabilità', 'home and liability'),
  'assistenza-medica': words('le cure mediche', 'medical care'),
  'tutela-legale': words('la tutela legale', 'legal protection'),
  'riscatto-laurea': words('il riscatto della laurea', 'buying back degree years'),
  polizza: words('il passaggio del patrimonio', 'passing on your wealth'),
  'investimenti-capitale-garantito': words('i soldi che servono presto', 'money needed soon'),
  'unit-index-linked': words('le polizze d’investimento', 'investment policies'),
};

export function raccontaSintesi({ membri }: Famiglia, { soluzioni, basi }: Calcolo): Words {
  const at = (level: SoluzioneCalcolata['level']) => soluzioni.filter((s) => s.level === level);
  const base = BASI[basi];
  if (basi === 'parziale') return base;
  const found = at('red').length > 0 ? at('red') : at('yellow');
  const next =
    found.length === 0
      ? words(
          'Non c’è nulla di urgente: basta rivedere i dati una volta l’anno.',
          'Nothing is urgent: just review your data once a year.',
        )
      : conta(membri, found, at('red').length > 0);
  return words(`${base.it} ${next.it}`, `${base.en} ${next.en}`);
}

const BASI: Readonly<Record<Basi, Words>> = {
  parziale: words(
    'per ora vediamo solo una parte: con qualche dato in più potremo dirti come state davvero.',
    'for now we only see a part: with a few more answers we can tell you how things really stand.',
  ),
  debiti: words(
    'oggi i debiti superano quello che c’è, e si può rimediare un passo alla volta.',
    'today debts exceed what is there, and it can be put right one step at a time.',
  ),
  daSistemare: words(
    'c’è da sistemare qualcosa, e si può fare con ordine.',
    'there are some things to sort out, and it can be done in order.',
  ),
  riserva: words(
    'si parte dalla riserva per gli imprevisti: oggi ne manca più della metà.',
    'it starts from the reserve for surprises: today more than half is missing.',
  ),
  solide: words('le basi sono solide.', 'the foundations are solid.'),
};

type Membri = Famiglia['membri'];

function conta(membri: Membri, found: readonly SoluzioneCalcolata[], urgent: boolean): Words {
  const n = found.length;
  const it = urgent
    ? `${NUMERI_IT[n]} ${n === 1 ? 'cosa merita' : 'cose meritano'} attenzione`
    : `${NUMERI_IT[n]} ${n === 1 ? 'cosa è' : 'cose sono'} da valutare con calma`;
  const en = urgent
    ? `${NUMERI_EN[n]} ${n === 1 ? 'thing deserves' : 'things deserve'} attention`
    : `${NUMERI_EN[n]} ${n === 1 ? 'thing is' : 'things are'} worth a calm look`;
  const about = tema(membri, found);
  return words(`${it}${about.it}.`, `${en}${about.en}.`);
}

/** What the areas have in common: one person's income, or their names. */
function tema(membri: Membri, found: readonly SoluzioneCalcolata[]): Words {
  const people = new Set(found.map((soluzione) => soluzione.membri[0]));
  const [only] = people;
  const person =
    people.size === 1 && found.every(({ code }) => SUL_REDDITO.includes(code))
      ? membri.find(({ _id }) => _id === only)
      : undefined;
  if (person) {
    const reddito =
      person.gradoParentela === 'me' ? words('il tuo reddito', 'your income') : redditoDi(person);
    if (found.length === 1)
      return words(`, e riguarda ${reddito.it}`, `, and it is about ${reddito.en}`);
    const all = found.length === 2 ? words('entrambe', 'both') : words('tutte', 'all');
    return words(
      `, ${all.it === 'entrambe' ? 'ed' : 'e'} ${all.it} riguardano ${reddito.it}`,
      `, and ${all.en} of them are about ${reddito.en}`,
    );
  }
  const names = found.slice(0, 3).map(({ code }) => TEMI[code]);
  const list = elenco(names);
  return found.length > 3
    ? words(`, a partire ${daElenco(names).it}`, `, starting with ${list.en}`)
    : words(`: ${list.it}`, `: ${list.en}`);
}
