/** One answer: told, estimated for the person, or not there. */
export interface Attesa {
  key: string;
  /** Whose; undefined for an answer of the household, and for one that nobody of several gave. */
  memberId: string | undefined;
  /** True when somebody gave it, also as an estimate of their own. */
  presente: boolean;
  stato: 'detta' | 'stimata' | 'manca';
  /** Without it the estimate cannot be relied on. */
  decisiva: boolean;
}
