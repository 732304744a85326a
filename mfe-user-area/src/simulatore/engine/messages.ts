/** What the page and the worker say to each other: plain data, copied across. */
import type { EsitoMonteCarlo, InputMonteCarlo, Progresso } from '@bussola/domain/monte-carlo';

export type ToWorker = InputMonteCarlo;
export type FromWorker = { progresso: Progresso } | { esito: EsitoMonteCarlo } | { errore: string };
