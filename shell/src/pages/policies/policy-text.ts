/** What a policy page shows: plain text, in one language. */
export interface PolicySection {
  title: string;
  text: readonly string[];
  /** Below the text. */
  points?: readonly string[];
  /** The first row holds the names of the columns. */
  table?: readonly (readonly string[])[];
}

export interface PolicyText {
  title: string;
  /** «In breve», at most four sentences. */
  brief: readonly string[];
  sections: readonly PolicySection[];
}

export const POLICIES = ['terms', 'privacy', 'cookies'] as const;
export type Policy = (typeof POLICIES)[number];

export interface PolicyTexts extends Record<Policy | 'guide', PolicyText> {
  name: Record<Policy, string>;
  guideName: string;
  version: (day: string) => string;
  demo: string;
  demoText: string;
  brief: string;
  onThisPage: string;
  print: string;
  signIn: string;
  policies: string;
  recorded: string;
  recordedText: (version: string) => string;
  before: string;
}
