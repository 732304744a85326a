import type { ResponseOf } from '@bussola/contract';
import type { Analisi, Famiglia } from '@bussola/domain';

/** The planning engine as the server holds it, with the release of constants in force. */
export interface Engine {
  version: string;
  costanti: { id: string };
  /** The constants anybody may read. */
  pubbliche: ResponseOf<'costantiPublic'>['costanti'];
  analizza(famiglia: Famiglia): Analisi;
}
