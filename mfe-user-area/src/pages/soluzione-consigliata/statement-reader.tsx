import { isAsked } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { readStatement, StatementError } from '@bussola/inps-statement';
import type { Statement, StatementProblem } from '@bussola/inps-statement';
import {
  Actions,
  Box,
  Icon,
  Notice,
  PickButton,
  Text,
  TextLink,
  UploadIcon,
} from '@bussola/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '@bussola/results';
import { QuestionCard, QuestionSection } from '../../area/question-section.tsx';
import type { Area } from '../../area/area.ts';
import { ChoosePerson, useChosenPerson } from '../../famiglia/choose-person.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { datoPath } from '../../paths.ts';
import { engineQuery } from '../../simulatore/engine/engine-query.ts';
import { StatementPreview } from './statement-preview.tsx';

interface Props {
  area: Area;
  people: readonly Person[];
}
/** `unavailable`: the reader itself could not be loaded. */
type Problem = StatementProblem | 'somebodyElse' | 'unavailable';

/**
 * *Hai l'estratto conto dell'INPS?* Reads a person's INPS statement in the browser, previews the
 * answers that it would change, and saves those that the person accepts. The file is not sent.
 */
export function StatementReader({ area, people }: Props) {
  const t = useT(userAreaNamespace);
  const { refDate: today } = area.analisi;
  const whose = people.flatMap((person) => {
    const membro = area.info.nucleoFamiliare.find(({ _id }) => _id === person.id);
    const who = person.kinship === 'me' ? 'me' : 'membro';
    return membro && isAsked('anniContributi', membro, { who, today })
      ? [{ ...person, membro }]
      : [];
  });
  const [one, choose] = useChosenPerson(whose);
  if (!one) return null;
  return (
    <QuestionSection question={t('estratto.question')} lead={t('estratto.lead')}>
      <QuestionCard>
        <ChoosePerson label={t('estratto.who')} among={whose} value={one.id} onChange={choose} />
        <OfPerson key={one.id} area={area} person={one} membro={one.membro} />
      </QuestionCard>
    </QuestionSection>
  );
}

function OfPerson({ area, person, membro }: { area: Area; person: Person; membro: Membro }) {
  const t = useT(userAreaNamespace);
  const queryClient = useQueryClient();
  const { costanti, refDate: today } = area.analisi;
  const { data: ready } = useQuery(engineQuery(queryClient, costanti));
  const [statement, setStatement] = useState<Statement>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const read = async ([file]: File[]) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    setStatement(undefined);
    try {
      const found = await readStatement(file, { today, born: membro.dataNascita });
      if (isOfSomebodyElse(found, membro)) setProblem('somebodyElse');
      else setStatement(found);
    } catch (error) {
      setProblem(error instanceof StatementError ? error.problem : 'unavailable');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Box>
        <Text>{t('estratto.where')}</Text>
        <Actions marginTop="4">
          <PickButton
            name="estratto"
            accept=".pdf,.xml,application/pdf,text/xml,application/xml"
            variant="secondary"
            icon={<Icon icon={UploadIcon} />}
            busy={busy}
            onPick={(files) => void read(files)}
          >
            {t(statement ? 'estratto.another' : 'estratto.choose')}
          </PickButton>
        </Actions>
        <Text size="quiet" marginTop="3">
          {t('estratto.privacy')}
        </Text>
      </Box>
      <Box aria-live="polite">
        {problem && (
          <Notice
            kind="warning"
            flat
            title={t(`estratto.problem.${problem}`, { name: person.name })}
          >
            <TextLink href={datoPath('contributi', person.id)}>{t('estratto.byHand')}</TextLink>
          </Notice>
        )}
        {statement && ready && (
          <StatementPreview
            area={area}
            person={person}
            membro={membro}
            statement={statement}
            ready={ready}
            onDone={() => setStatement(undefined)}
          />
        )}
      </Box>
    </>
  );
}

const isOfSomebodyElse = ({ bornOn }: Statement, { dataNascita }: Membro): boolean =>
  bornOn !== undefined && dataNascita !== undefined && bornOn !== dataNascita;
