import { RILASCIO, voci } from './voce.ts';

const P = 'Ipotesi Bussola, modificabile';

export const VOCI_PROTEZIONE = voci({
  'tcm.quotaReddito': [0.7, 'share', 'P', RILASCIO, P, 0.4, 1],
  'tcm.etaFigli': [25, 'years', 'P', RILASCIO, P, 18, 30],
  'tcm.anniConiuge': [10, 'years', 'P', RILASCIO, P, 3, 30],
  'tcm.anniGenitori': [5, 'years', 'P', RILASCIO, P, 0, 20],
  'tcm.sogliaConiuge': [0.5, 'share', 'P', RILASCIO, P, 0.1, 1],
  'tcm.redditoGenitore': [8000, '€', 'P', RILASCIO, P, 0, 20000],
  'tcm.studi': [[7000, 5, 19], '€/y, y, age', 'P', RILASCIO, P, 0, 25000],
  'tcm.speseFinali': [10000, '€', 'P', RILASCIO, P, 0, 50000],
  'tcm.quotaLiquidi': [0.8, 'share', 'P', RILASCIO, P, 0, 1],
  'tcm.etaMax': [70, 'y', 'P', RILASCIO, P, 60, 85],
  'superstiti.quote': [
    { coniuge: [0.6, 0.8, 1], figli: [0.7, 0.8, 1] },
    'share',
    'L',
    '1995-08-17',
    'L. 335/1995, art. 1, comma 41',
    0,
    1,
  ],
  'ltc.costo': [
    { Nord: 2300, Centro: 2000, Mezzogiorno: 1700, default: 2000 },
    '€/month',
    'P',
    RILASCIO,
    `${P}; costi di badanti e RSA 2024`,
    800,
    6000,
  ],
  'ltc.anni': [4, 'y', 'P', RILASCIO, P, 1, 15],
  'ltc.quotaSingolo': [0.6, 'share', 'P', RILASCIO, P, 0, 1],
  'ltc.quotaCoppia': [0.4, 'share', 'P', RILASCIO, P, 0, 1],
  'invalidita.quota': [0.7, 'share', 'P', RILASCIO, P, 0, 1],
  'invalidita.anniMax': [20, 'y', 'P', RILASCIO, P, 1, 40],
  'invalidita.multiplo': [10, '–', 'P', RILASCIO, P, 1, 20],
});
