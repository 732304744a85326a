import { toCostanti } from './to-costanti.ts';

const SHIW_2020 = 'Banca d’Italia, indagine sui bilanci delle famiglie 2020';
const SHIW_2022 = 'Banca d’Italia, indagine sui bilanci delle famiglie 2022';

/**
 * Averages by group (domain.md 6.3–6.5). The levels of 2020 and 2022 do not compare: the sample was
 * drawn anew.
 */
export const VOCI_MEDIE = toCostanti({
  /** Household income by area, mean. */
  'medie.area': {
    value: { centroNord: 45418, mezzogiorno: 27448 },
    unit: '€',
    kind: 'S',
    from: '2020-12-31',
    fonte: SHIW_2020,
    min: 0,
    max: 1e9,
  },
  /**
   * Household income by area, median; the North-west is published as about 5% below the North-east.
   */
  'medie.area.mediana': {
    value: { nordEst: 34772, nordOvest: 33033, mezzogiorno: 24884 },
    unit: '€',
    kind: 'S',
    from: '2023-12-31',
    fonte: 'ISTAT, redditi delle famiglie 2023',
    min: 0,
    max: 1e9,
  },
  /** Household income by condition of the main earner. */
  'medie.condizione': {
    value: { indipendente: 70963, dipendente: 41279, pensionato: 28961, nonOccupato: 12301 },
    unit: '€',
    kind: 'S',
    from: '2020-12-31',
    fonte: SHIW_2020,
    min: 0,
    max: 1e9,
  },
  /**
   * Household income by education of the main earner; the mean of graduates is published as «over».
   */
  'medie.istruzione': {
    value: { primaria: 26494, secondaria: 41426, laurea: 79000 },
    unit: '€',
    kind: 'S',
    from: '2020-12-31',
    fonte: SHIW_2020,
    min: 0,
    max: 1e9,
  },
  /**
   * Mean household net worth of 2020: brings the age profile of that year to the level of
   * `medie.patrimonio`.
   */
  'medie.patrimonio.2020': {
    value: 341000,
    unit: '€',
    kind: 'S',
    from: '2020-12-31',
    fonte: SHIW_2020,
    min: 1,
    max: 1e9,
  },
  /** Financial assets of the households that hold some. */
  'medie.risparmi': {
    value: 62400,
    unit: '€',
    kind: 'S',
    from: '2022-12-31',
    fonte: SHIW_2022,
    min: 0,
    max: 1e9,
  },
  /** Net worth per head by condition of the main earner, round figures. */
  'medie.patrimonio.testa': {
    value: { indipendente: 300000, pensionato: 150000, dipendente: 100000 },
    unit: '€',
    kind: 'S',
    from: '2022-12-31',
    fonte: SHIW_2022,
    min: 0,
    max: 1e9,
  },
});
