/** Sentences of an area that staff published, and others that wait as a draft. */
import type { SolutionFact, SolutionWords } from '@bussola/contract';
import type { SoluzioneCode } from '@bussola/domain';
import { plusDays, romeDay } from '../../clock.ts';
import type { Tx } from '../../deps.ts';
import { insertKeyed, insertVersion, putDraft } from '../contents/content-repository.ts';
import type { Body } from '../contents/content-repository.ts';
import { demoId } from './demo-id.ts';

const NONE: SolutionWords = { title: null, red: null, yellow: null, green: null };
const PUBLISHED = {
  code: 'unit-index-linked' satisfies SoluzioneCode,
  it: {
    ...NONE,
    yellow:
      'Nelle polizze d’investimento ci sono {importo}, {quota} dei risparmi: guarda quanto costano in un anno.',
  },
  en: {
    ...NONE,
    yellow:
      'Insurance investments hold {importo}, {quota} of savings: look at what they cost in a year.',
  },
};
const DRAFT = {
  code: 'tutela-legale' satisfies SoluzioneCode,
  it: { ...NONE, yellow: 'Da te contano {motivi}: controlla chi pagherebbe l’avvocato.' },
};

export async function seedSolutions(tx: Tx, now: Date): Promise<void> {
  const by = { by: demoId('super'), now: plusDays(now, -9) };
  const id = demoId('soluzione polizze');
  const at = by.now.toISOString();
  const { code, it, en } = PUBLISHED;
  const facts: SolutionFact[] = [
    {
      it: 'Il documento con i costi di una polizza d’investimento si chiama KID: lo dà chi la vende, prima della firma.',
      en: 'The document with the costs of an insurance investment is called KID: whoever sells it gives it before the signature.',
      source: 'Regolamento (UE) 1286/2014',
      url: 'https://eur-lex.europa.eu/eli/reg/2014/1286/oj',
      checked: romeDay(by.now),
      review: romeDay(plusDays(now, 300)),
    },
    // One that the calendar of the constants asks to read again.
    {
      it: 'Ogni anno la compagnia ti manda un documento che dice quanto hai versato e quanto vale la polizza oggi.',
      en: 'Every year the insurer sends you a document that says how much you paid in and what the policy is worth today.',
      source: 'Regolamento IVASS 41/2018',
      url: null,
      checked: romeDay(by.now),
      review: romeDay(plusDays(now, 20)),
    },
  ];
  const body: Body<'solution'> = { it, en, facts, itAt: at, enAt: at };
  await insertKeyed(tx, { id, kind: 'solution', key: code, body, ...by });
  await insertVersion(tx, { id, body, from: romeDay(by.now), ...by });
  await putDraft(tx, { id, body: null, ...by });
  const draft: Body<'solution'> = {
    it: DRAFT.it,
    en: null,
    facts: [],
    itAt: now.toISOString(),
    enAt: null,
  };
  await insertKeyed(tx, {
    id: demoId('soluzione bozza'),
    kind: 'solution',
    key: DRAFT.code,
    body: draft,
    by: demoId('super'),
    now,
  });
}
