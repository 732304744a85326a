/**
 * The household and its people against those like them (domain.md 6): personal with personal,
 * household with household, never mixed.
 */
import { known } from '../records.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';
import { contesto } from '../contesto/contesto.ts';
import type { ChiaveCostante, ValoriCostanti } from '../costanti/chiavi.ts';
import type { Costanti, Valori } from '../costanti/costanti.ts';
import { versionInForce, type Dated } from '../costanti/dated.ts';
import { isLavoratore } from '../fisco/tipo.ts';
import { r2, r6, type Euro } from '../money.ts';
import type { Famiglia, Professione, TitoloStudio } from '../nucleo.ts';
import { chiaviLette, trackReads } from '../traccia/read-tracker.ts';
import { areaDi, type NomeArea } from './area.ts';
import { mediaEta, mediaRegione, scarto } from '../contesto/medie.ts';

export type Metrica =
  | 'redditoPersonale'
  | 'redditoFamiglia'
  | 'patrimonioFamiglia'
  | 'patrimonioPerPersona'
  | 'risparmiFamiglia';
export type BaseConfronto =
  'italia' | 'regione' | 'area' | 'eta' | 'professione' | 'condizione' | 'istruzione';
/** Within a tenth either way is «in line». */
export type Fascia = 'sotto' | 'in linea' | 'sopra';

export type Condizione = keyof ValoriCostanti['medie.condizione'];
export type Istruzione = keyof ValoriCostanti['medie.istruzione'];
/** Whom with. Ages are both included; null is open. */
export type Gruppo =
  | { tipo: 'italia' | 'conRisparmi' }
  | { tipo: 'regione'; nome: string }
  | { tipo: 'professione'; nome: Professione }
  | { tipo: 'area'; area: NomeArea }
  | { tipo: 'eta'; da: number | null; a: number | null }
  | { tipo: 'condizione'; condizione: Condizione }
  | { tipo: 'istruzione'; istruzione: Istruzione };

/** A comparison in figures and codes; `racconto/confronti.ts` says it. */
export interface Scostamento {
  metrica: Metrica;
  base: BaseConfronto;
  /** The person, where the comparison is personal. */
  memberId?: string;
  gruppo: Gruppo;
  /** Euro, a year for incomes. */
  tuo: Euro;
  /** Null where only the median is published. */
  media: Euro | null;
  mediana?: Euro;
  /**
   * (tuo − media) ÷ media, or from the median when there is no mean; null when that is not above
   * zero.
   */
  scarto: number | null;
  fascia: Fascia | null;
  /** Year the figure is of. */
  anno: number;
  /** As the release names it, in Italian. */
  fonte: string;
  /** Worked out from published figures, not published as it stands. */
  stima?: true;
  /** The constants it was worked out from, noted as they were read. */
  costanti: ChiaveCostante[];
}

export const IN_LINEA = 0.1;

/**
 * What can be compared, and nothing else: no income, no comparison of income. Members who are
 * switched off count nowhere.
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export function confronta(famiglia: Famiglia, costanti: Costanti): Scostamento[] {
  const ctx = contesto(famiglia, costanti);
  // One of several people is not a household.
  const whole = ctx.perNucleo || famiglia.membri.length === 1;
  return [
    ...ctx.adulti.flatMap((s) => personali(ctx, s)),
    ...(whole ? [...redditi(ctx), ...patrimoni(ctx)] : []),
  ];
}

interface Riga {
  metrica: Metrica;
  base: BaseConfronto;
  gruppo: Gruppo;
  tuo: number;
  media: number | null;
  mediana?: number;
  stima?: boolean;
  memberId?: string;
}

/** @param key the table the figure is published in: year and source are its own */
function riga(ctx: Contesto, key: ChiaveCostante, make: () => Riga): Scostamento {
  const {
    value: { media, mediana, tuo, stima, ...rest },
    letture,
  } = trackReads(ctx.valori, make);
  const voce: Dated<unknown> = ctx.costanti.voci[key];
  const version = versionInForce(voce, ctx.refDate);
  const reference = media ?? mediana;
  const distance = reference === undefined ? null : scarto(tuo, reference);
  return {
    ...rest,
    tuo: r2(tuo),
    media: media === null ? null : r2(media),
    ...(mediana === undefined ? {} : { mediana: r2(mediana) }),
    scarto: distance === null ? null : r6(distance),
    fascia: fasciaDi(distance),
    anno: Number(version.from.slice(0, 4)),
    fonte: version.fonte ?? voce.fonte,
    ...(stima ? { stima: true as const } : {}),
    costanti: chiaviLette(ctx.valori, letture),
  };
}

export function fasciaDi(distance: number | null): Fascia | null {
  if (distance === null) return null;
  // The addend keeps exactly a tenth in line, whatever the last digit of the division.
  if (Math.abs(distance) <= IN_LINEA + 1e-9) return 'in linea';
  return distance < 0 ? 'sotto' : 'sopra';
}

const ITALIA: Gruppo = { tipo: 'italia' };

function personali(ctx: Contesto, s: Scheda): Scostamento[] {
  const { reddito: tuo, regione, professione } = s;
  if (tuo === undefined || tuo <= 0) return [];
  const v = ctx.valori;
  const base = { metrica: 'redditoPersonale', memberId: s.id, tuo } as const;
  const rows = [
    riga(ctx, 'medie.regioni', () => {
      const known = regione !== null && Object.hasOwn(v['medie.regioni'], regione);
      return {
        ...base,
        base: known ? 'regione' : 'italia',
        gruppo: known ? { tipo: 'regione', nome: regione } : ITALIA,
        media: mediaRegione(v, known ? regione : null).netto,
      };
    }),
  ];
  const own = professione && v['medie.professioni'][professione];
  if (own)
    rows.push(
      riga(ctx, 'medie.professioni', () => ({
        ...base,
        base: 'professione',
        gruppo: { tipo: 'professione', nome: professione },
        media: known(v['medie.professioni'][professione])[1],
      })),
    );
  return rows;
}

/** Who earns the most; among equals, the first. */
const principale = ({ adulti }: Contesto): Scheda | undefined =>
  adulti.reduce<Scheda | undefined>(
    (best, s) => ((s.reddito ?? 0) > (best?.reddito ?? 0) ? s : best),
    undefined,
  );

function redditi(ctx: Contesto): Scostamento[] {
  if (ctx.reddito <= 0) return [];
  const v = ctx.valori;
  const base = { metrica: 'redditoFamiglia', tuo: ctx.reddito } as const;
  const first = principale(ctx);
  const rows = [
    riga(ctx, 'medie.famiglia', () => ({
      ...base,
      base: 'italia',
      gruppo: ITALIA,
      media: v['medie.famiglia'][0],
      mediana: v['medie.famiglia'][1],
    })),
  ];
  const area = areaDi((first ?? ctx.me)?.regione ?? null);
  if (area)
    rows.push(
      riga(ctx, 'medie.area', () => ({
        ...base,
        base: 'area',
        gruppo: { tipo: 'area', area: area.media },
        media: v['medie.area'][area.media],
      })),
    );
  if (area?.mediana) {
    const { key, stima } = area.mediana;
    rows.push(
      riga(ctx, 'medie.area.mediana', () => ({
        ...base,
        base: 'area',
        gruppo: { tipo: 'area', area: key },
        media: null,
        mediana: v['medie.area.mediana'][key],
        stima,
      })),
    );
  }
  return first ? [...rows, ...redditiDiChiGuadagna(ctx, base, first)] : rows;
}

/** By age, condition and education of the one who earns the most. */
function redditiDiChiGuadagna(
  ctx: Contesto,
  base: Pick<Riga, 'metrica' | 'tuo'>,
  first: Scheda,
): Scostamento[] {
  const v = ctx.valori;
  const rows: Scostamento[] = [];
  const { eta } = first;
  if (eta !== undefined)
    rows.push(
      riga(ctx, 'medie.eta', () => ({
        ...base,
        base: 'eta',
        gruppo: fasciaEta(v, eta),
        media: mediaEta(v, eta).redditoFamiliare,
      })),
    );
  const condizione = condizioneDi(first);
  if (condizione)
    rows.push(
      riga(ctx, 'medie.condizione', () => ({
        ...base,
        base: 'condizione',
        gruppo: { tipo: 'condizione', condizione },
        media: v['medie.condizione'][condizione],
      })),
    );
  const titolo = first.membro.titoloStudio;
  if (titolo) {
    const istruzione = STUDI[titolo];
    rows.push(
      riga(ctx, 'medie.istruzione', () => ({
        ...base,
        base: 'istruzione',
        gruppo: { tipo: 'istruzione', istruzione },
        media: v['medie.istruzione'][istruzione],
        stima: istruzione === 'laurea',
      })),
    );
  }
  return rows;
}

/** Only where wealth was given: a household of which nothing is known does not own nothing. */
function patrimoni(ctx: Contesto): Scostamento[] {
  if (!ctx.mobiliareNoto) return [];
  const v = ctx.valori;
  const { netto: tuo, mobiliare } = ctx.beni;
  const first = principale(ctx);
  const rows = [
    riga(ctx, 'medie.patrimonio', () => ({
      metrica: 'patrimonioFamiglia',
      base: 'italia',
      gruppo: ITALIA,
      tuo,
      media: v['medie.patrimonio'][0],
      mediana: v['medie.patrimonio'][1],
    })),
  ];
  const eta = first?.eta;
  if (eta !== undefined) {
    // The profile of 2020 at the level of 2022.
    rows.push(
      riga(ctx, 'medie.eta', () => {
        const media =
          (mediaEta(v, eta).patrimonioFamiliare * v['medie.patrimonio'][0]) /
          v['medie.patrimonio.2020'];
        return {
          metrica: 'patrimonioFamiglia',
          base: 'eta',
          gruppo: fasciaEta(v, eta),
          tuo,
          media,
          stima: true,
        };
      }),
    );
  }
  const condizione = first && condizioneDi(first);
  if (condizione && condizione !== 'nonOccupato') {
    const perPersona = tuo / ctx.schede.length;
    rows.push(
      riga(ctx, 'medie.patrimonio.testa', () => ({
        metrica: 'patrimonioPerPersona',
        base: 'condizione',
        gruppo: { tipo: 'condizione', condizione },
        tuo: perPersona,
        media: v['medie.patrimonio.testa'][condizione],
        stima: true,
      })),
    );
  }
  if (mobiliare > 0)
    rows.push(
      riga(ctx, 'medie.risparmi', () => ({
        metrica: 'risparmiFamiglia',
        base: 'italia',
        gruppo: { tipo: 'conRisparmi' },
        tuo: mobiliare,
        media: v['medie.risparmi'],
      })),
    );
  return rows;
}

/** From the limits of the table. */
function fasciaEta(valori: Valori, eta: number): Gruppo {
  const limits = valori['medie.eta'].map(([to]) => to);
  const at = limits.findIndex((to) => to === null || eta <= to);
  return { tipo: 'eta', da: at > 0 ? known(limits[at - 1]) + 1 : null, a: limits[at] ?? null };
}

function condizioneDi({ tipo }: Scheda): Condizione | undefined {
  if (tipo === undefined) return undefined;
  if (tipo === 'pensionato' || tipo === 'dipendente') return tipo;
  return isLavoratore(tipo) ? 'indipendente' : 'nonOccupato';
}

const STUDI: Readonly<Record<TitoloStudio, Istruzione>> = {
  nessuno: 'primaria',
  'licenza media': 'primaria',
  diploma: 'secondaria',
  'laurea triennale': 'laurea',
  'laurea magistrale': 'laurea',
  'laurea a ciclo unico': 'laurea',
  dottorato: 'laurea',
};
