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
  Words,
} from '../analisi.ts';
import type { Calcolo, SoluzioneCalcolata } from '../calcolo.ts';
import type { BaseProiezione } from '../proiezione/proiezione.ts';
import { words } from '../racconto/parole.ts';

export interface QuadroSoluzione {
  code: SoluzioneCode;
  /** After the weight, 0–100; 0 when grey. */
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
    'code' | 'finalScore' | 'level' | 'motivo' | 'numeri' | 'perMembro'
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

/** One figure of the household or of a person; null when there is none today. */
export interface Cifra {
  key: string;
  memberId?: string;
  label: Words;
  unit: Unit;
  value: number | null;
}

export function quadroDi(analisi: Calcolato): Quadro {
  return {
    soluzioni: analisi.soluzioni.map(({ code, finalScore, level, motivo, numeri, perMembro }) => ({
      code,
      punti: finalScore,
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
  const di = (
    key: string,
    label: Words,
    value: number | null | undefined,
    unit: Unit = 'euro',
  ): Cifra => ({ key, label, unit, value: value ?? null });
  const numero = (code: SoluzioneCode, name: string): number | null => {
    const value = analisi.soluzioni.find((s) => s.code === code)?.numeri[name];
    return typeof value === 'number' ? value : null;
  };
  return [
    di('patrimonio.netto', words('Patrimonio netto', 'Net worth'), p.netto),
    di(
      'patrimonio.mobiliare',
      words('Risparmi e investimenti', 'Savings and investments'),
      p.voci.mobiliare,
    ),
    di('patrimonio.debiti', words('Mutuo residuo', 'Residual mortgage'), p.debiti),
    di('patrimonio.subito', words('Disponibile subito', 'Available at once'), p.liquidita.subito),
    di(
      'gestione.carenza',
      words('Quanto manca alle riserve', 'Missing from the reserves'),
      g?.carenza,
    ),
    di(
      'gestione.distanza',
      words('Distanza dal modello per età', 'Distance from the model by age'),
      g?.distanza,
      'punti',
    ),
    di(
      'TCM.capitale',
      words('Capitale che manca se si ferma un reddito', 'Capital missing if an income stops'),
      numero('TCM', 'capitale'),
    ),
    di(
      'infortuni-malattie.capitale',
      words('Capitale che manca con un’invalidità', 'Capital missing with a disability'),
      numero('infortuni-malattie', 'capitale'),
    ),
    di(
      'LTC.gapMensile',
      words('Assistenza scoperta', 'Care left uncovered'),
      numero('LTC', 'gapMensile'),
      'euroMese',
    ),
    di(
      'polizze-rischi.esposizione',
      words('Immobili senza copertura', 'Property without cover'),
      numero('polizze-rischi', 'esposizione'),
    ),
    di(
      'unit-index-linked.importo',
      words('In polizze d’investimento', 'In insurance investments'),
      numero('unit-index-linked', 'importo'),
    ),
    di(
      'successione.imposta',
      words('Imposta di successione stimata', 'Estimated inheritance tax'),
      successione.impostaStimata,
    ),
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
          label: words('Età alla pensione', 'Age at retirement'),
          unit: 'mesi',
          value: mesiEta,
        },
        {
          key: 'previdenza.pensioneNettaMensile',
          memberId,
          label: words('Pensione netta', 'Net pension'),
          unit: 'euroMese',
          value: pensioneNettaMensile ?? null,
        },
        {
          key: 'previdenza.gapMensile',
          memberId,
          label: words('Quanto manca all’obiettivo', 'Missing from the target'),
          unit: 'euroMese',
          value: gapMensile ?? null,
        },
        {
          key: 'previdenza.versamentoMensile',
          memberId,
          label: words('Versamento che colma la distanza', 'Payment that fills the gap'),
          unit: 'euroMese',
          value: versamentoMensile ?? null,
        },
      ];
