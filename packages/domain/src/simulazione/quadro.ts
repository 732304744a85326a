/**
 * What of an analysis a simulation compares: levels, scores and figures, without sentences (those
 * come from the server).
 */
import type {
  LevelOrGrey,
  Motivo,
  PrevidenzaPersona,
  Soluzione,
  SoluzioneCode,
  Unit,
} from '../analisi.ts';
import type { Calcolo, SoluzioneCalcolata } from '../calcolo.ts';
import type { BaseProiezione } from '../proiezione/proiezione.ts';

export interface QuadroSoluzione {
  code: SoluzioneCode;
  /** 0–100; 0 when grey. */
  punti: number;
  level: LevelOrGrey;
  motivo?: Motivo;
  numeri: Soluzione['numeri'];
  perMembro: Soluzione['perMembro'];
}

/** As much of an analysis as is compared: with its texts or without. */
type Calcolato = Pick<Calcolo, 'conteggi' | 'gestione' | 'perimetro' | 'previdenza'> & {
  soluzioni: readonly Pick<
    SoluzioneCalcolata,
    'code' | 'score' | 'level' | 'motivo' | 'numeri' | 'perMembro'
  >[];
  patrimonio: Pick<Calcolo['patrimonio'], 'classi' | 'debiti' | 'liquidita' | 'netto' | 'voci'>;
  reddito: Pick<Calcolo['reddito'], 'netto'>;
  successione: Pick<Calcolo['successione'], 'impostaStimata'>;
};

export interface Quadro {
  soluzioni: QuadroSoluzione[];
  conteggi: Calcolo['conteggi'];
  cifre: Cifra[];
  /** For the projection, which takes an analysis. */
  base: BaseProiezione;
}

export type ChiaveCifra =
  | 'patrimonio.netto'
  | 'patrimonio.mobiliare'
  | 'patrimonio.debiti'
  | 'patrimonio.subito'
  | 'gestione.carenza'
  | 'gestione.distanza'
  | 'TCM.capitale'
  | 'infortuni-malattie.capitale'
  | 'LTC.gapMensile'
  | 'polizze-rischi.esposizione'
  | 'unit-index-linked.importo'
  | 'successione.imposta'
  | 'previdenza.mesiEta'
  | 'previdenza.pensioneNettaMensile'
  | 'previdenza.gapMensile'
  | 'previdenza.versamentoMensile';
/** One figure of the household or of a person; null when there is none today. */
export interface Cifra {
  key: ChiaveCifra;
  memberId?: string;
  unit: Unit;
  value: number | null;
}

export function quadroDi(analisi: Calcolato): Quadro {
  return {
    soluzioni: analisi.soluzioni.map(({ code, score, level, motivo, numeri, perMembro }) => ({
      code,
      punti: score,
      level,
      ...(motivo ? { motivo } : {}),
      numeri,
      perMembro,
    })),
    conteggi: analisi.conteggi,
    cifre: cifreDi(analisi),
    base: {
      perimetro: analisi.perimetro,
      patrimonio: { voci: analisi.patrimonio.voci, classi: analisi.patrimonio.classi },
      reddito: { netto: analisi.reddito.netto },
      previdenza: analisi.previdenza,
    },
  };
}

function cifreDi(analisi: Calcolato): Cifra[] {
  const { patrimonio: p, gestione: g, successione, previdenza } = analisi;
  const di = (key: ChiaveCifra, value: number | null | undefined, unit: Unit = 'euro'): Cifra => ({
    key,
    unit,
    value: value ?? null,
  });
  const numero = (code: SoluzioneCode, name: string): number | null => {
    const value = analisi.soluzioni.find((s) => s.code === code)?.numeri[name];
    return typeof value === 'number' ? value : null;
  };
  /** Each person's own: what moves for one may not be what the area shows first. */
  const persone = (
    code: 'TCM' | 'infortuni-malattie' | 'LTC',
    name: 'capitale' | 'gapMensile',
    unit: Unit = 'euro',
  ): Cifra[] =>
    (analisi.soluzioni.find((s) => s.code === code)?.perMembro ?? []).map(
      ({ memberId, numeri }): Cifra => {
        const value = numeri[name];
        const key = `${code}.${name}` as ChiaveCifra;
        return { key, memberId, unit, value: typeof value === 'number' ? value : null };
      },
    );
  return [
    di('patrimonio.netto', p.netto),
    di('patrimonio.mobiliare', p.voci.mobiliare),
    di('patrimonio.debiti', p.debiti),
    di('patrimonio.subito', p.liquidita.subito),
    di('gestione.carenza', g?.carenza),
    di('gestione.distanza', g?.distanza, 'punti'),
    ...persone('TCM', 'capitale'),
    ...persone('infortuni-malattie', 'capitale'),
    ...persone('LTC', 'gapMensile', 'euroMese'),
    di('polizze-rischi.esposizione', numero('polizze-rischi', 'esposizione')),
    di('unit-index-linked.importo', numero('unit-index-linked', 'importo')),
    di('successione.imposta', successione.impostaStimata),
    ...previdenza.flatMap(cifrePensione),
  ];
}

const cifrePensione = ({
  memberId,
  mesiEta,
  pensioneNettaMensile,
  gapMensile,
  versamentoMensile,
}: PrevidenzaPersona): Cifra[] =>
  mesiEta === undefined
    ? []
    : [
        {
          key: 'previdenza.mesiEta',
          memberId,
          unit: 'mesi',
          value: mesiEta,
        },
        {
          key: 'previdenza.pensioneNettaMensile',
          memberId,
          unit: 'euroMese',
          value: pensioneNettaMensile ?? null,
        },
        {
          key: 'previdenza.gapMensile',
          memberId,
          unit: 'euroMese',
          value: gapMensile ?? null,
        },
        {
          key: 'previdenza.versamentoMensile',
          memberId,
          unit: 'euroMese',
          value: versamentoMensile ?? null,
        },
      ];
