import type { Analisi, Costanti, Famiglia, IsoDate, Valori } from '@bussola/domain';

/**
 * The planning engine as the server holds it: each day with the release of the constants in force
 * on it.
 */
export interface Engine {
  version: string;
  /**
   * Read from memory: asking costs nothing. A release approved elsewhere is known within five
   * seconds.
   */
  inForce(day: IsoDate): Costanti;
  /** @throws ConfigError when a constant has no value on that day */
  valori(day: IsoDate): Valori;
  /** With the release and the sentences in force on the household's own day. */
  analizza(famiglia: Famiglia): Analisi;
  /** Name of the sentences of staff in force on a day; '' when all are the engine's own. */
  frasi(day: IsoDate): string;
  /** @returns undefined when there is no such release, or this engine cannot read it */
  release(id: string): Promise<Costanti | undefined>;
  /** Looks at once whether a release was approved or withdrawn, or a sentence published. */
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
}
