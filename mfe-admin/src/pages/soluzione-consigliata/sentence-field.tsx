import { segnapostiDi } from '@bussola/domain/segnaposti';
import type { Parte } from '@bussola/domain/segnaposti';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList, formatNumber } from '@bussola/i18n/format';
import { Box, chakra, LevelPill, Text, VisuallyHidden } from '@bussola/ui/core';
import { TextAreaField } from '@bussola/ui/forms';
import { useRef } from 'react';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { missingIn } from './effect.ts';
import type { Effect } from './effect.ts';
import { limitOf } from './solution-form.ts';
import type { Code, Language } from './solution-form.ts';

interface Props {
  code: Code;
  part: Parte;
  language: Language;
  effect: Effect | undefined;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
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
}: Props) {
  const t = useT(soluzioniNamespace);
  const isTitle = part === 'title';
  return (
    <Box marginTop="5">
      {!isTitle && (
        <Box marginBottom="2">
          <LevelPill level={part} />
        </Box>
      )}
      <TextAreaField
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
        value={value}
        onChange={onChange}
        rows={isTitle ? 2 : 4}
        error={error}
      />
      <Values code={code} part={part} field={name} value={value} onPut={onChange} />
      <Readers code={code} part={part} effect={effect} text={value} />
    </Box>
  );
}

interface ValuesProps {
  code: Code;
  part: Parte;
  field: string;
  value: string;
  onPut: (value: string) => void;
}
/** The values that this sentence may name; a press puts one where the cursor was. */
function Values({ code, part, field, value, onPut }: ValuesProps) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const all = segnapostiDi(code, part);
  const put = (key: string) => {
    const area = box.current?.parentElement?.querySelector('textarea');
    const [from, to] = area
      ? [area.selectionStart, area.selectionEnd]
      : [value.length, value.length];
    const token = `{${key}}`;
    onPut(value.slice(0, from) + token + value.slice(to));
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(from + token.length, from + token.length);
    });
  };
  return (
    <Box
      ref={box}
      role="group"
      aria-label={t('editor.values')}
      display="flex"
      flexWrap="wrap"
      gap="6px"
      marginTop="2"
    >
      {all.map(({ key, nome }) => (
        <Chip key={key} type="button" data-field={field} onClick={() => put(key)}>
          {nome[language]}
        </Chip>
      ))}
    </Box>
  );
}
const Chip = chakra('button', {
  base: {
    minHeight: '28px',
    paddingInline: '10px',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'ink-soft',
    color: 'ink',
    fontSize: 't13',
    fontWeight: 560,
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    '@media (pointer: coarse)': { minHeight: '44px', paddingInline: '14px' },
  },
});

/** Who would read it, and which value somebody lacks. */
function Readers({
  code,
  part,
  effect,
  text,
}: Pick<Props, 'code' | 'part' | 'effect'> & { text: string }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  if (!effect || text.trim() === '' || part === 'title') return null;
  const { tutte = 0, famiglie = 0 } = effect.livelli[part] ?? {};
  const missing = missingIn(effect, code, part, text);
  const names = new Map(segnapostiDi(code, part).map(({ key, nome }) => [key, nome[language]]));
  return missing.length > 0 ? (
    <Text size="quiet" color="red" marginTop="2">
      {t('editor.lacking', {
        names: formatList(
          missing.map(({ key }) => names.get(key) ?? key),
          language,
        ),
        count: Math.max(...missing.map(({ count }) => count)),
        of: famiglie,
      })}
    </Text>
  ) : (
    <Text size="quiet" marginTop="2">
      {t(famiglie === tutte && famiglie > 1 ? 'editor.everybody' : 'editor.readers', {
        count: famiglie,
        of: tutte,
        all: formatNumber(effect.provate, 0),
      })}
    </Text>
  );
}
