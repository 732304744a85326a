/** Texts as they are read today, for letters and reports: words, a line for each paragraph. */
import { plainText } from '@bussola/contract/plain-text';
import { testoDi } from '@bussola/domain/testi';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { asSystem } from '../../access.ts';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { isOverdue, listInForce } from './content-repository.ts';
import { sayValues } from './say-values.ts';

export type TextLines = (key: ChiaveTesto) => string[];

/** What has no English is read in Italian, as on the pages. */
export const textsInForce =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Pick<Engine, 'inForce' | 'valori'>) =>
  async (language: 'it' | 'en'): Promise<TextLines> => {
    const today = romeDay(clock());
    const published = await asSystem(() => listInForce(db, 'text', today));
    const shown = sayValues(engine, today);
    return (key) => {
      const body = published.find((one) => one.key === key)?.body;
      if (!body || isOverdue(body, today)) return [testoDi(key)[language]];
      const own = language === 'en' ? body.en : null;
      const words = plainText(own ? shown(own, 'en') : shown(body.it, 'it'));
      return words.split('\n').filter((line) => line.trim() !== '');
    };
  };
export type TextsInForce = ReturnType<typeof textsInForce>;
