/** A family written by hand, for what the examples of the engine do not show. */
import { SOLUZIONI, RISCHI, type Analisi, type LevelOrGrey, type Soluzione, type SoluzioneCode, type Words } from '@bussola/domain';
import type { Membro } from '@bussola/contract';
import type { ReportInput } from '../report-input.ts';

const w = (it: string, en = it): Words => ({ it, en });
const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;

export function membro(n: number, fields: Partial<Membro>): Membro {
  return {
    _id: id(n), userId: id(9), gradoParentela: n === 1 ? 'me' : 'other', enabled: true, seq: n, createdAt: '2026-11-01T08:00:00.000Z', residenzaPropria: true, ...fields,
  } as Membro;
}

const LEVELS: Record<SoluzioneCode, LevelOrGrey> = {
  'TCM': 'red', 'infortuni-malattie': 'red', 'pensione': 'red', 'gestione-patrimonio': 'yellow', 'LTC': 'yellow', 'polizze-rischi': 'yellow',
  'assistenza-medica': 'green', 'tutela-legale': 'yellow', 'riscatto-laurea': 'yellow', 'polizza': 'grey', 'investimenti-capitale-garantito': 'green', 'unit-index-linked': 'green',
};

export function soluzione(code: SoluzioneCode, fields: Partial<Soluzione> = {}): Soluzione {
  const level = LEVELS[code];
  return {
    code, eligible: level !== 'grey', ...(level === 'grey' ? { motivo: 'dati_mancanti' as const } : {}), titolo: w(`Se mancasse il reddito di Anna (${code})`, `If Anna’s income stopped (${code})`),
    score: 80, finalScore: 80, level, membri: [id(1)],
    testo: w('Se il reddito di Anna venisse a mancare, la famiglia avrebbe bisogno di circa 434.440\u00A0€ per 19 anni di sostegno, debiti (96.000\u00A0€) e studi. Abbiamo già tolto la pensione ai superstiti stimata (12.300\u00A0€ l’anno) e l’80% dei risparmi.', 'If Anna’s income stopped, the family would need about 434.440\u00A0€ to cover 19 years of support, debts and studies.'),
    risposta: w('Servirebbero circa **434.440\u00A0€** in più per 19 anni di sostegno, il mutuo e gli studi.', 'About **434.440\u00A0€** more would be needed for 19 years of support.'),
    azione: w('Confronta coperture temporanee caso morte per questo capitale e durata; controlla le coperture già incluse nel mutuo o nel contratto di lavoro.', 'Compare term covers for this amount and term; check covers already in the mortgage or work contract.'),
    perche: w('Il reddito di Anna è il 59% di quanto entra in casa: è su quello che si reggono il mutuo e gli studi dei figli.', 'Anna’s income is 59% of what comes in.'),
    barra: { have: 96_800, need: 531_240, gap: 434_440, unit: 'euro', haveLabel: w('Avete', 'You have'), needLabel: w('Servono', 'Needed') },
    numeri: {}, inputs: [
      { key: 'redditoNettoAnnuo', memberId: id(1), label: w('Reddito netto annuo', 'Net yearly income'), value: 34_600, unit: 'euroAnno', provenance: 'typed' },
      { key: 'anniContributi', memberId: id(1), label: w('Anni di contributi', 'Years of contributions'), value: 12.5, unit: 'anni', provenance: 'estimated' },
      { key: 'haTestamento', memberId: id(2), label: w('Ha fatto testamento', 'Has made a will'), value: null, provenance: 'missing' },
    ],
    passi: [
      { label: w('Sostegno alla famiglia', 'Support'), formula: w('Il 70% del reddito netto, meno la pensione ai superstiti, per gli anni fino all’autonomia del figlio più piccolo', '70% of net income, less the survivors’ pension, for the years until the youngest child is independent'), value: 331_240, unit: 'euro' },
      { label: w('Debiti', 'Debts'), formula: w('Mutuo residuo', 'Mortgage left'), value: 96_000, unit: 'euro' },
      { label: w('Durata', 'Term'), formula: w('Anni di sostegno', 'Years of support'), value: 19, unit: 'anni' },
    ],
    fonti: [{ testo: 'ISTAT, Reddito e condizioni di vita, 2023', data: '2025-03-26' }, { testo: 'L. 335/1995, tabella F', data: '1996-01-01' }],
    completezza: 92, mancanti: [], perMembro: [
      { memberId: id(1), score: 80, level: 'red', numeri: {} }, { memberId: id(2), score: 45, level: 'yellow', numeri: {} },
      { memberId: id(3), score: 0, level: 'grey', motivo: 'non_applicabile', numeri: {} },
    ],
    ...fields,
  };
}

const split = <K extends string>(whole: number, shares: Record<K, number>) => (Object.entries(shares) as [K, number][]).map(([key, pct]) => ({ key, pct, euro: (whole * pct) / 100 }));

export function bellini(): ReportInput {
  const members = [
    membro(1, { firstName: 'Anna', lastName: 'Colombo', gradoParentela: 'me', professione: 'Autonomo/a', dataNascita: '1986-04-12' }),
    membro(2, { firstName: 'Marco', lastName: 'Bellini', gradoParentela: 'husband', professione: 'Dipendente', dataNascita: '1984-09-30' }),
    membro(3, { firstName: 'Sofia', lastName: 'Bellini', gradoParentela: 'daughter', professione: 'Studente', dataNascita: '2016-06-05' }),
    membro(4, { firstName: 'Tommaso', lastName: 'Bellini', gradoParentela: 'son', dataNascita: '2020-02-20' }),
  ];
  const analisi: Analisi = {
    motore: '1.4', costanti: '2026.11', refDate: '2026-11-20', perimetro: members.map(({ _id }) => _id),
    conteggi: { red: 3, yellow: 5, green: 3, grey: 1 },
    sintesi: w('Cara Anna, le basi sono solide: la casa è vostra, il mutuo è sostenibile, un fondo sanitario c’è già. Tre cose meritano attenzione, e tutte riguardano il tuo reddito, che è il 59% di quanto entra.', 'Dear Anna, the foundations are sound. Three things deserve attention.'),
    soluzioni: SOLUZIONI.map((code) => soluzione(code)),
    matrice: members.map(({ _id }, index) => ({ memberId: _id, celle: RISCHI.map((code) => (index > 1 && code !== 'assistenza-medica' ? { code, level: 'grey' as const, motivo: 'non_applicabile' as const } : { code, level: index === 0 ? LEVELS[code] : 'green' as const })) })),
    patrimonio: {
      lordo: 327_400, debiti: 96_000, netto: 231_400,
      voci: { residenza: 280_000, altriImmobili: 0, mobiliare: 38_400, attivita: 0, fondoPensione: 9_000, mutuo: 96_000 },
      quotaImmobili: 0.855, quotaImpresa: 0, quotaMobiliare: 0.117, levaCasa: 0.34, liquidita: { subito: 20_000, breve: 18_400, bloccato: 289_000 },
      classi: split(38_400, { azioni: 20, obbligazioni: 20, gestioneSeparate: 5, oro: 3, liquidi: 50, altro: 2 }),
      strumenti: split(38_400, { fondi: 40, etf: 10, assicurativi: 0, singoliTitoli: 0, altro: 50 }),
      regimi: split(38_400, { amministrato: 100, gestito: 0, dichiarativo: 0, nonso: 0 }),
      perMembro: [{ memberId: id(1), lordo: 160_000, debiti: 48_000, netto: 112_000 }, { memberId: id(2), lordo: 167_400, debiti: 48_000, netto: 119_400 }],
      segnali: [{ code: 'immobili', level: 'yellow', testo: w('Gli immobili sono l’86% del patrimonio.', 'Real estate is 86% of wealth.') }],
    },
    reddito: { netto: 58_800, perMembro: [{ memberId: id(1), netto: 34_600, quota: 0.588 }, { memberId: id(2), netto: 24_200, quota: 0.412 }], confronto: { media: 37_511, mediana: 30_039, scarto: 0.57, anno: 2023, fonte: 'ISTAT' } },
    gestione: {
      mesiEmergenza: 6, essenzialeMensile: 3430, riservaEmergenza: 20_580, riservaUscite: 12_000, medioTermine: 5_820, lungoTermine: 0, carenza: 8_000, level: 'yellow',
      modello: { azioni: 60, obbligazioni: 30, gestioneSeparate: 0, oro: 0, liquidi: 10, altro: 0 }, distanza: 42, indiceRischio: 3.1, hhi: 3300,
    },
    previdenza: [
      { memberId: id(1), status: 'ok', mesiEta: 834, annoPensione: 2055, anniAlPensionamento: 29, anniContributi: 12.5, pensioneNettaMensile: 1800, redditoFinaleNettoMensile: 2770, tassoSostNetto: 0.65, gapMensile: 583, versamentoMensile: 240 },
      { memberId: id(2), status: 'ok', mesiEta: 830, annoPensione: 2053, anniAlPensionamento: 27, anniContributi: 18, pensioneNettaMensile: 1700, redditoFinaleNettoMensile: 2100, tassoSostNetto: 0.81, gapMensile: 0, versamentoMensile: null },
    ],
    successione: { impostaStimata: 0, legittima: { coniuge: 0.25, figliTot: 0.5, ascendenti: 0, disponibile: 0.25 }, level: 'green', testo: w('Con il patrimonio di oggi non sarebbe dovuta imposta di successione.', 'With today’s wealth no inheritance tax would be due.') },
    completezza: 91, avvisi: [{ code: 'stima', memberId: id(1), testo: w('Gli anni di contributi sono stimati dall’età.', 'Years of contributions are estimated from age.') }],
  };
  return {
    analisi, membri: members, familyName: 'Bellini', person: { firstName: 'Anna', lastName: 'Colombo' }, language: 'it', hideAmounts: false,
    createdAt: '2026-11-20T09:42:00.000Z', refDate: '2026-11-20',
  };
}
