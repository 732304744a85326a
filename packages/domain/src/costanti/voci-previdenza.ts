import { RILASCIO, voci } from './voce.ts';

const P = 'Ipotesi Bussola, modificabile';
const DM_436 = 'DM 436/2024 (biennio 2025-2026)';
const L_199 = 'L. 199/2025; INPS, circolare 28/2026; proiezioni ufficiali dopo il 2028';
const DL_4 = 'DL 4/2019';
const DLGS_252 = 'D.Lgs. 252/2005, art. 11';

export const VOCI_PREVIDENZA = voci({
  'inps.coefficienti': [[
    [57, 4.204], [58, 4.308], [59, 4.419], [60, 4.536], [61, 4.661], [62, 4.795], [63, 4.936], [64, 5.088],
    [65, 5.25], [66, 5.423], [67, 5.608], [68, 5.808], [69, 6.024], [70, 6.258], [71, 6.51],
  ], '%', 'L', '2025-01-01', DM_436, 3, 9],
  'inps.coefficienti.annoBase': [2026, 'year', 'L', '2025-01-01', DM_436, 2020, 2040],
  'inps.assegnoSociale': [546.24, '€/month', 'L', '2026-01-01', 'INPS, circolare 153/2025', 400, 900, '●'],
  'inps.trattamentoMinimo': [611.85, '€/month', 'L', '2026-01-01', 'INPS, circolare 153/2025', 500, 1000],
  'inps.accompagnamento': [551.53, '€/month', 'L', '2026-01-01', 'INPS, tabelle 2026 delle prestazioni agli invalidi civili', 400, 1000, '●'],
  'pensione.requisito.nodi': [[[2026, 804], [2027, 805], [2028, 807], [2029, 809], [2050, 827], [2067, 840]], 'months', 'L', '2026-01-01', L_199, 720, 900],
  'pensione.anticipata.M': [514, 'months', 'L', '2019-01-01', DL_4, 400, 600],
  'pensione.anticipata.F': [502, 'months', 'L', '2019-01-01', DL_4, 400, 600],
  'pensione.anticipata.finestra': [3, 'months', 'L', '2019-01-01', DL_4, 0, 12],
  'pensione.g': [0.012, 'rate', 'P', RILASCIO, P, -0.01, 0.03],
  'pensione.rho': [0.006, 'rate', 'P', RILASCIO, P, -0.01, 0.03],
  'pensione.coefDrift': [0.004, 'rate', 'P', RILASCIO, P, 0, 0.015],
  'pensione.densita': [0.85, 'share', 'P', RILASCIO, P, 0.3, 1],
  'pensione.etaInizio': [21, 'years', 'P', RILASCIO, P, 15, 35],
  'pensione.etaInizio.laurea': [26, 'years', 'P', RILASCIO, P, 15, 35],
  'pensione.retributivo': [0.02, 'rate/y', 'L', '1993-01-01', 'D.Lgs. 503/1992', 0, 0.025],
  'pensione.retributivo.eccedenza': [0.0135, 'rate/y', 'L', '1993-01-01', 'D.Lgs. 503/1992', 0, 0.025],
  'pensione.obiettivo': [0.8, 'share', 'P', RILASCIO, P, 0.5, 1, '●'],
  'pensione.gapPieno': [0.25, 'share', 'P', RILASCIO, P, 0.1, 0.6],
  'pensione.quotaMaxRisparmio': [0.25, 'share', 'P', RILASCIO, P, 0.05, 0.5],
  'fondo.rendimento': [[[20, 0.02], [10, 0.015], [0, 0.005]], 'rate', 'P', RILASCIO, `${P}; confronto con COVIP 2024`, -0.02, 0.06],
  'fondo.coeffRendita': [[[62, 3.95], [65, 4.3], [67, 4.57], [69, 4.88], [71, 5.24]], '%', 'P', RILASCIO, P, 2, 9],
  'fondo.deducibilita': [5300, '€/y', 'L', '2026-01-01', 'D.Lgs. 252/2005, art. 8, come modificato dalla L. 199/2025', 3000, 12000, '●'],
  'fondo.deducibilita.extra': [2650, '€/y', 'L', '2026-01-01', 'D.Lgs. 252/2005, art. 8, come modificato dalla L. 199/2025', 0, 6000],
  'fondo.imposta.max': [0.15, 'rate', 'L', '2007-01-01', DLGS_252, 0, 0.3],
  'fondo.imposta.min': [0.09, 'rate', 'L', '2007-01-01', DLGS_252, 0, 0.3],
  'fondo.imposta.passo': [0.003, 'rate', 'L', '2007-01-01', DLGS_252, 0, 0.3],
  'fondo.imposta.da': [15, 'years', 'L', '2007-01-01', DLGS_252, 0, 40],
  'riscatto.minimale': [{ 2024: 18415, 2025: 18555, 2026: 18808 }, '€', 'L', '2024-01-01', 'INPS, circolari artigiani e commercianti 2024, 38/2025 e 14/2026', 15000, 30000],
  'riscatto.aliquota': [0.33, 'rate', 'L', '2019-01-29', 'DL 4/2019, art. 20, comma 6', 0.2, 0.4],
  'riscatto.anniRate': [10, 'years', 'L', '2019-01-29', 'DL 4/2019, art. 20', 1, 10],
  'riscatto.soglie': [[16, 20, 12], 'years, months', 'P', RILASCIO, P, 5, 40],
});
