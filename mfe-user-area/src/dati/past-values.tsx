import type { IsoDate, Membro } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { Box, Text, Title } from '@bussola/ui/core';
import { OriginTag } from '@bussola/ui/results';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { DatoId } from './editors.ts';
import type { History } from './history.ts';
import { keysOfDato } from './keys-of-dato.ts';
import { useAnswerLabel } from './use-answer-label.ts';
import { useAuthor } from './use-author.ts';
import { useWriteAnswer } from './use-write-answer.ts';

interface Props {
  dato: DatoId;
  membro: Membro;
  people: readonly Person[];
  history: History;
  today: IsoDate;
}

const SHOWN = 8;

/** What the answers of a row were, the newest first; with who wrote them. */
export function PastValues({ dato, membro, people, history, today }: Props) {
  const t = useT(userAreaNamespace);
  const label = useAnswerLabel();
  const write = useWriteAnswer();
  const author = useAuthor(today);
  const owner = people.find(({ kinship }) => kinship === 'me')?.name ?? '';
  const keys = keysOfDato(dato);
  const values = keys
    .flatMap((key) => history(key, membro._id).map((told) => ({ key, told })))
    .sort((a, b) => (a.told.at < b.told.at ? 1 : -1))
    .slice(0, SHOWN);
  if (values.length === 0) return null;
  return (
    <Box marginTop="7">
      <Title as="h3" size={17}>
        {t('dati.editor.past')}
      </Title>
      <Box as="ul" listStyleType="none" marginTop="2">
        {values.map(({ key, told }, at) => (
          <Box
            as="li"
            key={`${key} ${told.at} ${at}`}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            gap="2px 16px"
            paddingBlock="2"
          >
            <Text as="span" size="quiet">
              <span>{author(told, owner)}</span>{' '}
              {told.estimated && (
                <OriginTag origin="supposed">{t('dati.origin.supposed')}</OriginTag>
              )}
            </Text>
            <Text as="span" fontWeight="600">
              {keys.length > 1
                ? `${label(key)}: ${write(key, told.value)}`
                : write(key, told.value)}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
