import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { chakra, Text, TextLink, Title } from '@bussola/ui/core';
import { ConstantValue } from '@bussola/ui/results';
import { metodoNamespace } from './metodo-namespace.ts';

export type Regola = ResponseOf<'metodo'>['regole'][number];
type Costante = Regola['costanti'][number];

/** One rule of the register, whole: question, formula, answers, assumptions, limits, figures. */
export function RuleSection({
  rule,
  titleOf,
}: {
  rule: Regola;
  titleOf: (id: string) => string | undefined;
}) {
  const t = useT(metodoNamespace);
  const language = useLanguage();
  const parents = [...new Set([...rule.usa, ...(rule.da ?? [])])].flatMap((id) => {
    const title = titleOf(id);
    return title ? [{ id, title }] : [];
  });
  return (
    <chakra.section
      id={rule.id}
      aria-labelledby={`${rule.id}-title`}
      paddingBlock="9"
      borderTopWidth="1px"
      borderColor="line"
      scrollMarginTop="20px"
    >
      <Title as="h3" size={26} id={`${rule.id}-title`}>
        {rule.titolo[language]}
      </Title>
      <Text size="lead" color="text-2" marginTop="1.5">
        {rule.risponde[language]}
      </Text>
      <Part title={t('formula')}>
        <Text>{rule.formula[language]}</Text>
      </Part>
      {rule.ingressi.length > 0 && (
        <Part title={t('inputs')}>
          <Text>
            {rule.ingressi.map(({ key, nome }, place) => (
              <span key={key}>
                {place > 0 && <span>{', '}</span>}
                {place === 0 ? (
                  <span>{nome[language]}</span>
                ) : (
                  <span>{lowerFirst(nome[language])}</span>
                )}
                {rule.decisivi.includes(key) && (
                  <chakra.span color="text-2">{` (${t('decisive')})`}</chakra.span>
                )}
              </span>
            ))}
            <span>.</span>
          </Text>
        </Part>
      )}
      {parents.length > 0 && (
        <Part title={t('from')}>
          <Text>
            {parents.map(({ id, title }, place) => (
              <span key={id}>
                {place > 0 && <span>{', '}</span>}
                <TextLink href={`#${id}`}>{title}</TextLink>
              </span>
            ))}
          </Text>
        </Part>
      )}
      <Lines title={t('assumptions')} lines={rule.ipotesi.map((line) => line[language])} />
      <Lines title={t('thresholds')} lines={rule.soglie.map((line) => line[language])} />
      <Lines title={t('limits')} lines={rule.limiti.map((line) => line[language])} />
      {rule.costanti.length > 0 && (
        <Part title={t('constants')}>
          <ConstantRows
            rows={rule.costanti.toSorted((a, b) => Number(isSetting(a)) - Number(isSetting(b)))}
          />
        </Part>
      )}
      <Text size="quiet" marginTop="4">{`${rule.id} · ${t('version', { n: rule.versione })}`}</Text>
    </chakra.section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.div marginTop="5">
      <chakra.h4 textStyle="small" fontWeight="620" color="text" marginBottom="1">
        {title}
      </chakra.h4>
      {children}
    </chakra.div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <chakra.ul paddingInlineStart="5" display="grid" gap="1" maxWidth="58ch">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </Part>
  );
}

function ConstantRows({ rows }: { rows: readonly Costante[] }) {
  const t = useT(metodoNamespace);
  const language = useLanguage();
  return (
    <chakra.dl borderTopWidth="1px" borderColor="line">
      {rows.map(({ key, nome, value, unit, from, fonte, verificatoIl, kind }) => (
        <chakra.div
          key={key}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 11fr) minmax(0, 9fr)' }}
          columnGap="8"
          rowGap="1"
          paddingBlock="2.5"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <chakra.dt>
            <span>{nome[language]}</span>
            <chakra.span
              display="block"
              textStyle="quiet"
            >{`${fonte[language]} (${t(`kinds.${kind}`)}), ${t('since', { day: formatDate(from, language) })}; ${t('read', { day: formatDate(verificatoIl, language) })}`}</chakra.span>
          </chakra.dt>
          <dd>
            <ConstantValue value={value} unit={unit} />
          </dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** Weight and switch of an area: after the figures that make its number. */
const isSetting = ({ key }: Costante): boolean =>
  key.startsWith('soluzione.') && /\.(peso|attiva|ordine)$/.test(key);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
