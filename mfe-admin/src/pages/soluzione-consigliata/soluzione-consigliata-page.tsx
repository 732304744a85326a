import { solutionQueries } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { EmptyState, PageHead } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { EditorFoot, ListAndEditor } from '../../writing/list-and-editor.tsx';
import { SolutionEditor } from './solution-editor.tsx';
import { SolutionList } from './solution-list.tsx';
import { HERE } from './solution-paths.ts';
import '../../portal.css';

export const words = [soluzioniNamespace, writingNamespace];

/** /admin/soluzione-consigliata, for a SuperAdmin: the twelve areas, and the one in the editor. */
export default function SoluzioneConsigliataPage() {
  const t = useT(soluzioniNamespace);
  const query = useQuery(solutionQueries.editor());
  if (query.data) return <Read solutions={query.data} />;
  return <NotReadYet queries={[query]} loading={t('loading')} failed={t('failed')} />;
}

function Read({ solutions }: { solutions: readonly SolutionDoc[] }) {
  const t = useT(soluzioniNamespace);
  const [params] = useSearchParams();
  const code = params.get('area') ?? undefined;
  const doc = solutions.find((one) => one.code === code);
  if (doc)
    return (
      <StepUp>
        <SolutionEditor key={doc.code} doc={doc} />
        <EditorFoot>{t('foot')}</EditorFoot>
      </StepUp>
    );
  return (
    <StepUp>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <ListAndEditor
        list={<SolutionList solutions={solutions} />}
        choose={<EmptyState title={t('choose.title')}>{t('choose.text')}</EmptyState>}
        editor={
          code === undefined ? undefined : (
            <EmptyState title={t('gone.title')}>{t('gone.text')}</EmptyState>
          )
        }
        back={{ href: HERE, label: t('back') }}
        foot={t('foot')}
      />
    </StepUp>
  );
}
