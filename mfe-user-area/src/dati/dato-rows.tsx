import { useLanguage, useT } from '@bussola/i18n';
import { Avatar, Box, Button, chakra, Text, useMoney } from '@bussola/ui/core';
import { OriginTag } from '@bussola/ui/results';
import { answerOf, isMissing, RISPOSTE } from '@bussola/domain';
import type { IsoDate, Membro } from '@bussola/domain';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { editorOf } from './editors.ts';
import { lastTold } from './history.ts';
import type { History } from './history.ts';
import { MissingTag } from './missing-tag.tsx';
import type { Row } from './rows.ts';
import { useAuthor } from './use-author.ts';
import { useRowNote } from './use-row-note.ts';
import { useSplitParts, useWriteAnswer } from './use-write-answer.ts';

export interface RowsProps {
  rows: readonly Row[];
  membri: readonly Membro[];
  people: readonly Person[];
  history: History;
  today: IsoDate;
  onEdit: (row: Row) => void;
  /** Whether whoever looks may change the row. */
  mayEdit: (row: Row) => boolean;
  open: string | null;
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) minmax(90px, auto) 170px 84px',
    },
    gap: { base: '2px 16px', md: '16px' },
    alignItems: 'center',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingBlock: '3',
    paddingInline: { base: 0, md: '3' },
    marginInline: { base: 0, md: '-3' },
    minHeight: '60px',
    _last: { borderBottomWidth: '1px' },
    '&[data-open=true]': { bg: 'ink-soft' },
  },
});

const ACTIONS = {
  told: 'dati.row.edit',
  supposed: 'dati.row.edit',
  missing: 'dati.row.add',
  open: 'dati.row.add',
} as const;

/** One line a datum: what it is, its value, where it comes from, and the way to change it. */
export function DatoRows({
  rows,
  membri,
  people,
  history,
  today,
  onEdit,
  mayEdit,
  open,
}: RowsProps) {
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => (
        <DatoRow
          key={row.id}
          row={row}
          membro={membri.find(({ _id }) => _id === row.memberId)}
          person={people.find(({ id }) => id === row.memberId)}
          several={people.length > 1}
          owner={people.find(({ kinship }) => kinship === 'me')?.name ?? ''}
          history={history}
          today={today}
          onEdit={mayEdit(row) ? () => onEdit(row) : null}
          isOpen={open === row.id}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  row: Row;
  membro: Membro | undefined;
  person: Person | undefined;
  several: boolean;
  owner: string;
  history: History;
  today: IsoDate;
  onEdit: (() => void) | null;
  isOpen: boolean;
}

function DatoRow(props: RowProps) {
  const { row, membro, person, several, onEdit, isOpen } = props;
  const t = useT(userAreaNamespace);
  const label = useRowLabel()(row, person, several);
  const value = useRowValue()(row, membro, person);
  const note = useRowNote()(row, membro);
  return (
    <Line data-open={isOpen} data-dato={row.dato}>
      <Box minWidth="0" display="flex" gap="3" alignItems="center">
        {row.dato === 'persona' && person && (
          <Avatar name={person.fullName} tone={person.tone} size="sm" />
        )}
        <Box minWidth="0">
          <Text as="span" display="block" fontWeight="600" overflowWrap="anywhere">
            {label}
          </Text>
          {note && (
            <Text as="span" display="block" size="quiet">
              {note}
            </Text>
          )}
        </Box>
      </Box>
      <Text as="span" fontWeight="600" textAlign="end" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      <Text as="span" size="quiet">
        <RowOrigin {...props} />
      </Text>
      <Box textAlign="end">
        {onEdit && (
          <Button
            variant="tertiary"
            onClick={onEdit}
            aria-label={`${t(isOpen ? 'dati.row.editing' : ACTIONS[row.origin])}: ${label}`}
          >
            {t(isOpen ? 'dati.row.editing' : ACTIONS[row.origin])}
          </Button>
        )}
      </Box>
    </Line>
  );
}

function RowOrigin({ row, membro, history, owner, today }: RowProps) {
  const t = useT(userAreaNamespace);
  const author = useAuthor(today);
  if (row.origin === 'supposed')
    return <OriginTag origin="supposed">{t('dati.origin.supposed')}</OriginTag>;
  if (row.origin === 'missing') return <MissingTag row={row} membro={membro} />;
  const told = lastTold(history, row.keys, row.memberId);
  if (row.origin === 'open' || !told) return null;
  return author(told, owner);
}

/** «Reddito di Anna». */
export function useRowLabel() {
  const language = useLanguage();
  return (
    { dato }: Pick<Row, 'dato'>,
    person: Pick<Person, 'name' | 'fullName' | 'kinship'> | undefined,
    several: boolean,
  ): string => {
    if (dato === 'persona') return person?.fullName ?? '';
    return several && person
      ? editorOf(dato).row(person.name)[language]
      : editorOf(dato).title[language];
  };
}

function useRowValue() {
  const t = useT(userAreaNamespace);
  const write = useWriteAnswer();
  const parts = useSplitParts();
  const money = useMoney();
  /** What stands in the place of an answer. */
  const instead = (value: NonNullable<Row['value']>, person: Person | undefined): string => {
    if ('euro' in value) return money.price(value.euro);
    if (value.word === 'none') return t('dati.value.noRows');
    if (value.word !== 'age') return t(`dati.value.${value.word}`);
    return person?.age === undefined ? '' : t('dati.value.age', { count: person.age });
  };
  return (row: Row, membro: Membro | undefined, person: Person | undefined): string => {
    const { value, shown, origin } = row;
    if (value) return instead(value, person);
    const answer = shown && membro ? answerOf(membro, shown) : undefined;
    if (!shown || isMissing(answer)) return origin === 'open' ? t('dati.value.open') : '';
    const isSplit = RISPOSTE[shown].kind === 'split';
    // A sample mix says nothing about the person.
    if (origin === 'supposed' && (isSplit || typeof answer === 'boolean'))
      return t('dati.value.unknown');
    if (!isSplit) return write(shown, answer);
    // The largest part stands for the split; the others are in the note.
    return parts(shown, answer)[0] ?? '';
  };
}
