import { voci } from './voce.ts';

const P = 'Ipotesi Bussola, modificabile';
const AC = 'INPS, circolare 14/2026';

export const VOCI_FISCO = voci({
  'tax.irpef.scaglioni': [[[28000, 0.23], [50000, 0.33], [null, 0.43]], '€ / rate', 'L', '2026-01-01', 'TUIR art. 11, come modificato dalla L. 199/2025', 0.1, 0.6],
  'tax.detr.dip': [[1955, 1910, 1190, 15000, 28000, 50000, 65, 25000, 35000], '€', 'L', '2025-01-01', 'TUIR art. 13, commi 1 e 1.1', 0, 1e6],
  'tax.detr.aut': [[1265, 500, 765, 5500, 28000, 50000, 50, 11000, 17000], '€', 'L', '2022-01-01', 'TUIR art. 13, commi 5 e 5-ter', 0, 1e6],
  'tax.detr.pens': [[1955, 700, 1255, 8500, 28000, 50000, 50, 25000, 29000], '€', 'L', '2022-01-01', 'TUIR art. 13, commi 3 e 3-bis', 0, 1e6],
  'tax.cuneo.somma': [[[8500, 0.071], [15000, 0.053], [20000, 0.048]], 'rate', 'L', '2025-01-01', 'L. 207/2024, art. 1, comma 4', 0, 0.15],
  'tax.cuneo.detrazione': [[1000, 20000, 32000, 40000], '€', 'L', '2025-01-01', 'L. 207/2024, art. 1, comma 6', 0, 1e6],
  'tax.trattamentoIntegrativo': [[1200, 15000, 75], '€', 'L', '2022-01-01', 'DL 3/2020, art. 1', 0, 3000],
  'tax.addizionali.regioni': [{
    Abruzzo: [0.0172, 0.007], Basilicata: [0.0123, 0.0068], Calabria: [0.0171, 0.0076], Campania: [0.0234, 0.0078],
    'Emilia-Romagna': [0.017, 0.0069], 'Friuli-Venezia Giulia': [0.012, 0.0055], Lazio: [0.0246, 0.0082], Liguria: [0.0174, 0.008],
    Lombardia: [0.0147, 0.0068], Marche: [0.0141, 0.0076], Molise: [0.0236, 0.0067], Piemonte: [0.0209, 0.0071],
    Puglia: [0.0142, 0.0074], Sardegna: [0.0113, 0.0053], Sicilia: [0.0123, 0.0078], Toscana: [0.0187, 0.0062],
    'PA Bolzano': [0.0031, 0.0007], 'PA Trento': [0.0078, 0.0001], Umbria: [0.0145, 0.0072], "Valle d'Aosta": [0.0117, 0.0019],
    Veneto: [0.0122, 0.007],
  }, 'rate', 'S', '2024-12-31', 'MEF – Dipartimento delle Finanze, dichiarazioni 2025 (CC BY 3.0 IT), elaborazione propria', 0, 0.05],
  'tax.addizionali.default.r': [0.0167, 'rate', 'S', '2024-12-31', 'MEF – Dipartimento delle Finanze, dichiarazioni 2025', 0, 0.05],
  'tax.addizionali.default.c': [0.007, 'rate', 'S', '2024-12-31', 'MEF – Dipartimento delle Finanze, dichiarazioni 2025', 0, 0.05],
  'tax.forfettario.aliquota': [0.15, 'rate', 'L', '2023-01-01', 'L. 190/2014, art. 1, comma 64', 0.05, 0.3],
  'tax.forfettario.limite': [85000, '€', 'L', '2023-01-01', 'L. 190/2014, art. 1, comma 54', 30000, 150000],
  'inps.massimale': [122295, '€', 'L', '2026-01-01', 'INPS, circolare 6/2026', 100000, 200000],
  'inps.primaFascia': [56224, '€', 'L', '2026-01-01', 'INPS, circolare 6/2026', 40000, 90000],
  'inps.minimaleAC': [18808, '€', 'L', '2026-01-01', AC, 15000, 30000],
  'inps.dip.aliquota': [0.0919, 'rate', 'L', '2026-01-01', 'INPS, circolare 6/2026', 0.05, 0.15],
  'inps.dip.aggiuntiva': [0.01, 'rate', 'L', '2026-01-01', 'INPS, circolare 6/2026', 0, 0.03],
  'inps.gs.aliquota': [0.2607, 'rate', 'L', '2026-01-01', 'INPS, circolare 8/2026', 0.2, 0.4],
  'inps.art.aliquota': [0.24, 'rate', 'L', '2025-01-01', AC, 0.15, 0.4],
  'inps.com.aliquota': [0.2448, 'rate', 'L', '2025-01-01', AC, 0.15, 0.4],
  'inps.ac.aggiuntiva': [0.01, 'rate', 'L', '2026-01-01', AC, 0, 0.03],
  'inps.ac.maternita': [7.44, '€/y', 'L', '2026-01-01', AC, 0, 50],
  'inps.computo': [{ dip: 0.33, gs: 0.25, art: 0.24, com: 0.24 }, 'rate', 'L', '2025-01-01', 'INPS, circolari 14/2026 e 8/2026', 0.15, 0.45],
  'tassa.capitale': [0.26, 'rate', 'L', '2026-01-01', 'DL 66/2014, art. 3', 0, 0.5],
  'tassa.statali': [0.125, 'rate', 'L', '2026-01-01', 'DL 66/2014, art. 3, comma 2', 0, 0.5],
  'tassa.crypto': [0.33, 'rate', 'L', '2026-01-01', 'L. 207/2024, art. 1, comma 24', 0, 0.5],
  'bollo.prodotti': [0.002, 'rate', 'L', '2014-01-01', 'DPR 642/1972, tariffa art. 13, comma 2-ter', 0, 0.02],
  'bollo.conto': [34.2, '€', 'L', '2014-01-01', 'DPR 642/1972, tariffa art. 13, comma 2-bis', 0, 200],
  'successione.aliquote': [
    { linea: [0.04, 1e6], fratello: [0.06, 1e5], parente: [0.06, 0], altro: [0.08, 0], disabile: 1.5e6 },
    'rate, €', 'L', '2025-01-01', 'D.Lgs. 346/1990, art. 7', 0, 0.5,
  ],
  'successione.quotaCatastale': [0.5, 'share', 'P', '2026-11-20', P, 0.2, 1],
});
