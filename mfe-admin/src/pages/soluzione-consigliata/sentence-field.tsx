import { segnapostiDi } from '@bussola/domain/segnaposti';
import type { LivelloFrase, Parte } from '@bussola/domain/segnaposti';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList, formatNumber } from '@bussola/i18n/format';
import {
  Box,
  chakra,
  FIELD_GAP,
  FieldFrame,
  LevelPill,
  SkeletonBar,
  VisuallyHidden,
} from '@bussola/ui/core';
import { lazy, Suspense } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { missingIn } from './effect.ts';
import type { Effect } from './effect.ts';
import type { Names } from './sentence-schema.ts';
import { limitOf } from './solution-form.ts';
import type { Code, Language } from './solution-form.ts';

const SentenceEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-editor" */ './sentence-editor.tsx'))
    .SentenceEditor,
}));

interface Props {
  code: Code;
  part: Parte;
  language: Language;
  effect: Effect | undefined;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Another one puts `value` into the editor anew. */
  revision: number;
}

/** A title or a sentence: words, values put in by a press, and for whom a value is missing. */
export function SentenceField({
  code,
  part,
  language,
  effect,
  name,
  value,
  error,
  onChange,
  revision,
}: Props) {
  const t = useT(soluzioniNamespace);
  const own = useLanguage();
  const isTitle = part === 'title';
  const lines = isTitle ? 1 : 3;
  const names = new Map(segnapostiDi(code, part).map(({ key, nome }) => [key, nome[own]]));
  return (
    <Box marginTop={FIELD_GAP}>
      {!isTitle && (
        <Box marginBottom="2">
          <LevelPill level={part} />
        </Box>
      )}
      <FieldFrame
        name={name}
        label={
          <>
            <span>{t(isTitle ? 'part.title' : 'part.sentence')}</span>{' '}
            <VisuallyHidden>
              {isTitle ? t(`in.${language}`) : `${t(`part.${part}`)} ${t(`in.${language}`)}`}
            </VisuallyHidden>
          </>
        }
        labelEnd={t('editor.count', { n: value.trim().length, max: limitOf(part) })}
        help={
          effect &&
          !isTitle &&
          value.trim() !== '' && (
            <Readers code={code} level={part} effect={effect} text={value} names={names} />
          )
        }
        error={error}
      >
        {(ids) => (
          <Suspense fallback={<SkeletonBar height={`${lines * 28 + 60}px`} />}>
            <SentenceEditor
              key={`${revision} ${own}`}
              initial={value}
              onChange={onChange}
              language={language}
              names={names}
              lines={lines}
              ids={ids}
            />
          </Suspense>
        )}
      </FieldFrame>
    </Box>
  );
}

interface ReadersProps {
  code: Code;
  level: LivelloFrase;
  effect: Effect;
  text: string;
  names: Names;
}
/** Who would read it, and which value somebody lacks. */
function Readers({ code, level, effect, text, names }: ReadersProps) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { tutte = 0, famiglie = 0 } = effect.livelli[level] ?? {};
  const missing = missingIn(effect, code, level, text);
  return missing.length > 0 ? (
    <chakra.span color="red">
      {t('editor.lacking', {
        names: formatList(
          missing.map(({ key }) => names.get(key) ?? key),
          language,
        ),
        count: Math.max(...missing.map(({ count }) => count)),
        of: famiglie,
      })}
    </chakra.span>
  ) : (
    t(famiglie === tutte && famiglie > 1 ? 'editor.everybody' : 'editor.readers', {
      count: famiglie,
      of: tutte,
      all: formatNumber(effect.provate, 0),
    })
  );
}
