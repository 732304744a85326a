/** One answer: told, estimated for the person, or not there. */
export interface Attesa {
  key: string;
  /** Whose; undefined for an answer of the household, and for one that nobody of several gave. */
  memberId: string | undefined;
  /** True if the answer was given, also as the person's own estimate. */
  presente: boolean;
  stato: 'detta' | 'stimata' | 'manca';
  /** Without it the estimate cannot be relied on. */
  decisiva: boolean;
}
