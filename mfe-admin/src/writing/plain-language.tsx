import type { RichText } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { chakra, Reveal } from '@bussola/ui/core';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { readabilityOf } from './readability.ts';

interface Props {
  doc: RichText;
  language: 'it' | 'en';
}

/** «si legge bene: frasi di 13 parole in media», and what could be said more plainly. */
export function PlainLanguage({ doc, language }: Props) {
  const t = useT(writingNamespace);
  const found = readabilityOf(doc, language);
  if (!found) return null;
  const { ease, perSentence, gulpease, long, plainer } = found;
  const count = long.length + plainer.length;
  return (
    <>
      <span>
        {[
          t('plain.line', { ease: t(`plain.ease.${ease}`), words: perSentence }),
          gulpease === null ? '' : t('plain.gulpease', { value: gulpease }),
        ].join(' ')}
      </span>
      {count > 0 && (
        <Reveal line={t('plain.proposals', { count })}>
          <chakra.ul paddingInlineStart="5" listStyle="disc" display="grid" gap="1">
            {long.map(({ text, words }) => (
              <li key={text}>{t('plain.long', { words, text: beginningOf(text) })}</li>
            ))}
            {plainer.map(({ word, instead }) => (
              <li key={word}>{t('plain.word', { word, instead })}</li>
            ))}
          </chakra.ul>
        </Reveal>
      )}
    </>
  );
}

const BEGINNING = 6;
const beginningOf = (text: string): string => text.split(/\s+/).slice(0, BEGINNING).join(' ');
