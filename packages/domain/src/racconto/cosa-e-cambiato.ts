/** «Cosa è cambiato»: which levels moved between two analyses and why, in words. */
import type { LevelOrGrey, OpzioniAnalisi, SoluzioneCode, Words } from '../analisi.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { formatNumero } from '../format.ts';
import type { Membro } from '../nucleo.ts';
import { fonteWords } from '../regole/fonti.ts';
import { nomeCostante } from '../regole/nomi-costanti.ts';
import {
  confrontaMetodi,
  confrontaStati,
  type Causa,
  type Documento,
  type Movimento,
  type Stadio,
} from '../simulazione/cosa-e-cambiato.ts';
import { naturaDi, words } from '../aree.ts';
import { etichetta } from '../parole/etichette.ts';
import { ENGINE_VERSION } from '../analisi/calcola.ts';
import { chi, elenco, NOMI } from '../parole/parole.ts';
import { giorno, rispostaInParole } from './risposta-in-parole.ts';

/** One thing that differs between the two. */
export type CausaRaccontata =
  | { tipo: 'risposta'; key: string; memberId?: string; nome: Words }
  | { tipo: 'costante'; key: ChiaveCostante; nome: Words }
  | { tipo: 'membro'; memberId: string; nome: Words }
  | { tipo: 'tempo'; nome: Words }
  | { tipo: 'regola'; code: SoluzioneCode; nome: Words }
  | { tipo: 'metodo'; nome: Words };

export interface Spostamento {
  code: SoluzioneCode;
  prima: LevelOrGrey;
  dopo: LevelOrGrey;
  punti: { prima: number; dopo: number };
  /** Each of these alone was needed for it, or enough. Empty: see `insieme`. */
  cause: CausaRaccontata[];
  /** No single thing explains it: only several together do. */
  insieme: boolean;
  testo: Words;
}

export interface CosaECambiato {
  /** The two were not made by the same engine. */
  metodo: boolean;
  /** One sentence for each constant that is another one today. */
  regole: Words[];
  /** Everything that differs, whether it moved a level or not. */
  differenze: CausaRaccontata[];
  spostamenti: Spostamento[];
}

/**
 * What differs between two documents, in both languages. Only what today's engine made is tried out
 * again ({@link confrontaStati}).
 * @throws ConfigError when a constant has no version valid on either day
 */
export function cosaECambiato(
  prima: Documento,
  dopo: Documento,
  opzioni: OpzioniAnalisi = {},
): CosaECambiato {
  const metodo = [prima, dopo].some(({ analisi }) => analisi.motore !== ENGINE_VERSION);
  const { differenze, movimenti } = metodo
    ? confrontaMetodi(prima, dopo)
    : confrontaStati(prima, dopo, opzioni);
  return {
    metodo,
    regole: differenze.flatMap((causa) =>
      causa.tipo === 'costante' ? [regolaCambiata(causa)] : [],
    ),
    differenze: differenze.map(raccontaCausa),
    spostamenti: movimenti.map((one) => raccontaMovimento(one, differenze.length)),
  };
}

function raccontaMovimento(
  { code, prima, dopo, cause, insieme }: Movimento,
  differenze: number,
): Spostamento {
  const told = cause.map(raccontaCausa);
  const [from, to] = [livello(code, prima), livello(code, dopo)];
  const why = insieme
    ? words(
        `per ${formatNumero(differenze)} cose cambiate insieme, nessuna da sola`,
        `because of ${formatNumero(differenze)} things that changed together, none on its own`,
      )
    : perche(elenco(told.map(({ nome }) => nome)));
  return {
    code,
    prima: prima.level,
    dopo: dopo.level,
    punti: { prima: prima.punti, dopo: dopo.punti },
    cause: told,
    insieme,
    testo: words(
      `${NOMI[code].it}: da ${from.it} a ${to.it}, ${why.it}.`,
      `${NOMI[code].en}: from ${from.en} to ${to.en}, ${why.en}.`,
    ),
  };
}
function regolaCambiata({ key, fonte }: Extract<Causa, { tipo: 'costante' }>): Words {
  const { it, en } = nomeCostante(key);
  const source = fonteWords(fonte);
  return words(
    `È cambiata una regola: ${it} (${source.it}).`,
    `A rule changed: ${en} (${source.en}).`,
  );
}
const perche = ({ it, en }: Words): Words => words(`per ${it}`, `because of ${en}`);

function raccontaCausa(causa: Causa): CausaRaccontata {
  switch (causa.tipo) {
    case 'risposta':
      return raccontaRisposta(causa);
    case 'costante':
      return {
        tipo: 'costante',
        key: causa.key,
        nome: costanteInParole(causa.key, fonteWords(causa.fonte)),
      };
    case 'membro':
      return {
        tipo: 'membro',
        memberId: causa.membro._id,
        nome: presenzaInParole(causa.membro, causa.arrivato),
      };
    case 'regola':
      return {
        tipo: 'regola',
        code: causa.code,
        nome: words(
          `una regola cambiata («${NOMI[causa.code].it}»)`,
          `a rule that changed (“${NOMI[causa.code].en}”)`,
        ),
      };
    case 'metodo':
      return {
        tipo: 'metodo',
        nome: words('un modo di calcolare diverso', 'another way of working it out'),
      };
    case 'tempo':
      return { tipo: 'tempo', nome: tempoInParole(giorno(causa.dal), giorno(causa.al)) };
  }
}

function raccontaRisposta({
  key,
  membro,
  prima,
  dopo,
}: Extract<Causa, { tipo: 'risposta' }>): CausaRaccontata {
  const label = conValori(key, prima, dopo);
  if (!membro) return { tipo: 'risposta', key, nome: label };
  const nome = chi(membro);
  return {
    tipo: 'risposta',
    key,
    memberId: membro._id,
    nome: words(`${nome.it}: ${label.it}`, `${nome.en}: ${label.en}`),
  };
}

/** By the name that screens and report use; staff edit it by its key. */
function costanteInParole(key: ChiaveCostante, fonte: Words): Words {
  const { it, en } = nomeCostante(key);
  return words(`la costante «${it}» (${fonte.it})`, `the constant “${en}” (${fonte.en})`);
}

function presenzaInParole(membro: Membro, arrivato: boolean): Words {
  const { it, en } = chi(membro);
  return arrivato
    ? words(`${it} ora fa parte della famiglia`, `${en} is now part of the family`)
    : words(`${it} non fa più parte della famiglia`, `${en} is no longer part of the family`);
}

const tempoInParole = (dal: string, al: string): Words =>
  words(
    `il tempo passato (dal ${dal} al ${al})`,
    `the time that has passed (from ${dal} to ${al})`,
  );

/** «Reddito netto annuo, da 30.000 € a 34.000 €». Only what fits in a sentence is shown. */
function conValori(key: string, a: unknown, b: unknown): Words {
  const label = etichetta(key);
  const [from, to] = [rispostaInParole(key, a), rispostaInParole(key, b)];
  return from && to
    ? words(`${label.it}, da ${from.it} a ${to.it}`, `${label.en}, from ${from.en} to ${to.en}`)
    : label;
}

const LIVELLI: Record<LevelOrGrey | 'verifica' | 'fuori', Words> = {
  red: words('«Da affrontare»', '“To address”'),
  yellow: words('«Da valutare»', '“To consider”'),
  green: words('«A posto»', '“In order”'),
  grey: words('«Dati insufficienti»', '“Not enough data”'),
  verifica: words('«Da verificare»', '“To check”'),
  fuori: words('«Per ora non ti serve»', '“Not needed for now”'),
};

/** As the screens say it. */
function livello(code: SoluzioneCode, { level, motivo }: Stadio): Words {
  if (level === 'grey' && motivo === 'non_applicabile') return LIVELLI.fuori;
  return LIVELLI[level === 'yellow' && naturaDi(code) === 'verifica' ? 'verifica' : level];
}
