import type { Affinamento } from '@bussola/domain/simulazione';
import { answerOf, isMissing } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, Button, chakra, Text } from '@bussola/ui/core';
import { ConfidenceMark, OriginTag } from '@bussola/ui/results';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Person } from '@bussola/results';
import { AREE } from '../aree.ts';
import { famigliaOf } from '../area/area.ts';
import type { Area } from '../area/area.ts';
import { CoveredTag } from '../insieme/covered-tag.tsx';
import { isCovered } from '../insieme/is-covered.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { engineQuery } from '../simulatore/engine/engine-query.ts';
import { useRowLabel } from './dato-rows.tsx';
import { editorOf } from './editors.ts';
import { MissingTag } from './missing-tag.tsx';
import type { Detail } from './rows.ts';
import { useAnswerLabel } from './use-answer-label.ts';
import { useWriteAnswer } from './use-write-answer.ts';

interface Props {
  area: Area;
  details: readonly Detail[];
  membri: readonly Membro[];
  people: readonly Person[];
  onEdit: (detail: Detail) => void;
  mayEdit: (detail: Detail) => boolean;
  /** Who looks with the client, and does not see the covered answers. */
  hiddenFrom: string | null;
}

const CONFIDENCE = { alta: 'high', media: 'medium', bassa: 'low' } as const;

/** Answers that no checkup asks, each with the results that it would make surer. */
export function DetailRows({ area, details, membri, people, onEdit, mayEdit, hiddenFrom }: Props) {
  const surer = useSurer(area, details);
  const order = (detail: Detail) =>
    detail.origin === 'told' ? 2 : (surer.get(detail.id) ?? []).length > 0 ? 0 : 1;
  return (
    <Box as="ul" listStyleType="none" marginTop="4">
      {details
        .toSorted((a, b) => order(a) - order(b))
        .map((detail) => (
          <DetailRow
            key={detail.id}
            detail={detail}
            membro={membri.find(({ _id }) => _id === detail.memberId)}
            people={people}
            surer={surer.get(detail.id) ?? []}
            onEdit={mayEdit(detail) ? () => onEdit(detail) : null}
            hiddenFrom={detail.keys.some(isCovered) ? hiddenFrom : null}
          />
        ))}
    </Box>
  );
}

/** The results that each detail makes surer. Empty until the engine is loaded, or while off. */
function useSurer(area: Area, details: readonly Detail[]): Map<string, Affinamento[]> {
  const queryClient = useQueryClient();
  const { data: ready } = useQuery(engineQuery(queryClient, area.analisi.costanti));
  return useMemo(() => {
    if (!ready || !area.info.sezioni.personaldata.enabled) return new Map<string, Affinamento[]>();
    const famiglia = famigliaOf(area);
    return new Map(
      details
        .filter(({ origin }) => origin !== 'told')
        .map(({ id, memberId, keys }) => [
          id,
          ready.engine.affinamenti(ready.costanti, famiglia, memberId, keys),
        ]),
    );
  }, [ready, area, details]);
}

interface RowProps {
  detail: Detail;
  membro: Membro | undefined;
  people: readonly Person[];
  surer: readonly Affinamento[];
  onEdit: (() => void) | null;
  hiddenFrom: string | null;
}
/** The results named under a detail; the others follow from the same answer. */
const SHOWN = 2;

function DetailRow({ detail, membro, people, surer, onEdit, hiddenFrom }: RowProps) {
  const t = useT(userAreaNamespace);
  const person = people.find(({ id }) => id === detail.memberId);
  const label = useRowLabel()(detail, person, people.length > 1);
  const language = useLanguage();
  const told = useTold()(detail, membro);
  const isTold = detail.origin === 'told';
  return (
    <chakra.li
      data-dato={detail.dato}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 110px 250px 110px' }}
      gap={{ base: '2', lg: '5' }}
      alignItems="center"
      borderTopWidth="1px"
      borderColor="line"
      paddingBlock="4"
      _last={{ borderBottomWidth: '1px' }}
    >
      <div>
        <Text as="span" display="block" fontWeight="600">
          {label}
        </Text>
        <Text as="span" display="block" size="quiet" maxWidth="58ch">
          {told || editorOf(detail.dato).why[language]}
        </Text>
      </div>
      <div>
        {detail.origin === 'supposed' && (
          <OriginTag origin="supposed">{t('dati.origin.supposed')}</OriginTag>
        )}
        {detail.origin === 'missing' && <MissingTag row={detail} membro={membro} />}
      </div>
      {hiddenFrom === null ? (
        <Surer surer={surer} people={people} />
      ) : (
        <div>
          <CoveredTag>{t('insieme.hidden', { name: hiddenFrom })}</CoveredTag>
        </div>
      )}
      <Box textAlign={{ lg: 'end' }}>
        {onEdit && (
          <Button
            onClick={onEdit}
            aria-label={`${t(isTold ? 'dati.row.edit' : 'dati.row.answer')}: ${label}`}
          >
            {t(isTold ? 'dati.row.edit' : 'dati.row.answer')}
          </Button>
        )}
      </Box>
    </chakra.li>
  );
}

function Surer({ surer, people }: Pick<RowProps, 'surer' | 'people'>) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const nameOf = (id: string | undefined) => people.find((one) => one.id === id)?.name;
  return (
    <div>
      {surer.slice(0, SHOWN).map(({ code, memberId, prima, dopo }) => {
        const name = people.length > 1 ? nameOf(memberId) : undefined;
        const area = AREE[code][language];
        return (
          <Box key={`${code} ${memberId ?? ''}`} marginBottom="1">
            <Text as="span" display="block" fontWeight="540">
              {name ? t('dati.surer.of', { area, name }) : area}
            </Text>
            {prima === dopo ? (
              <Text as="span" size="quiet">
                {t('dati.surer.step')}
              </Text>
            ) : (
              <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
                <ConfidenceMark confidence={CONFIDENCE[prima]} />
                <span aria-hidden="true">→</span>
                <ConfidenceMark confidence={CONFIDENCE[dopo]} />
              </Box>
            )}
          </Box>
        );
      })}
      {surer.length > SHOWN && (
        <Text as="span" size="quiet">
          {t('dati.surer.more', { count: surer.length - SHOWN })}
        </Text>
      )}
    </div>
  );
}

/** The answers of a detail that were given, in one line. */
function useTold() {
  const write = useWriteAnswer();
  const label = useAnswerLabel();
  return ({ keys }: Detail, membro: Membro | undefined): string => {
    if (!membro) return '';
    const told = keys.filter((key) => !isMissing(answerOf(membro, key)));
    return told.map((key) => `${label(key)}: ${write(key, answerOf(membro, key))}`).join(' · ');
  };
}
