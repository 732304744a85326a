import { costantiQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { Box, focusIfLost, LinkButton, PageHead } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { useNames } from '../../costanti/use-names.ts';
import type { Constants, Release } from '../../costanti/release.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ChangesPart } from './changes-part.tsx';
import { EffectPart } from './effect-part.tsx';
import { LifeLine } from './life-line.tsx';
import { ReleaseHead } from './release-head.tsx';
import { SignPart } from './sign-part.tsx';
import { StepDialog } from './step-dialog.tsx';
import type { StepName } from './step-dialog.tsx';
import { ValueEditor } from './value-editor.tsx';
import '../../portal.css';

/**
 * /admin/costanti/versione?id=…&costante=…: one draft or release from its first value to the day it
 * is in force. Without an id the first value that is saved begins a draft.
 */
export default function CostantiVersionePage() {
  const t = useT(adminNamespace);
  const [query] = useSearchParams();
  const id = query.get('id');
  const constants = useQuery(costantiQueries.staff());
  const release = useQuery({ ...costantiQueries.detail(id ?? ''), enabled: id !== null });
  if (!constants.data || (id !== null && !release.data))
    return (
      <NotReadYet
        queries={[constants, release]}
        loading={t('costanti.loading')}
        failed={t('costanti.vita.failed')}
        action={<LinkButton href="/admin/costanti">{t('costanti.vita.all')}</LinkButton>}
      />
    );
  return (
    <StepUp>
      <Life constants={constants.data} release={id === null ? undefined : release.data} />
    </StepUp>
  );
}

function Life({ constants, release }: { constants: Constants; release: Release | undefined }) {
  const t = useT(adminNamespace);
  const [query, setQuery] = useSearchParams();
  const isDraft = release === undefined || release.state === 'draft';
  const [editing, ...waiting] = isDraft
    ? query
        .getAll('costante')
        .flatMap((key) => constants.costanti.find((one) => one.key === key) ?? [])
    : [];
  const go = (id: string | undefined, keys: readonly string[]) => {
    const next = new URLSearchParams(id === undefined ? {} : { id });
    for (const key of keys) next.append('costante', key);
    setQuery(next, { replace: true });
    if (keys.length === 0) focusIfLost(document.querySelector('h1'));
  };
  const rest = waiting.map(({ key }) => key);
  const editor = editing && (
    <Box marginTop="7">
      <ValueEditor
        key={`${editing.key} ${String(release?.version ?? 0)}`}
        constant={editing}
        draft={release}
        today={constants.giorno}
        waiting={waiting}
        onSaved={(draft) => go(draft.id, rest)}
        onClose={() => go(release?.id, rest)}
      />
    </Box>
  );
  if (release)
    return (
      <Known
        release={release}
        constants={constants}
        editor={editor}
        editing={editing?.key}
        onEdit={isDraft ? (key) => go(release.id, [key]) : undefined}
      />
    );
  return (
    <>
      <PageHead
        title={t('costanti.vita.draft')}
        actions={<LinkButton href="/admin/costanti">{t('costanti.vita.all')}</LinkButton>}
      >
        {t('costanti.vita.newLead')}
      </PageHead>
      {editor}
    </>
  );
}

interface KnownProps {
  release: Release;
  constants: Constants;
  editor: ReactNode;
  editing: string | undefined;
  onEdit: ((key: string) => void) | undefined;
}

/** A release that is stored, from its draft on. */
function Known({ release, constants, editor, editing, onEdit }: KnownProps) {
  const names = useNames();
  const [asked, setAsked] = useState<StepName>();
  return (
    <>
      <ReleaseHead
        release={release}
        constants={constants}
        canSend={editing === undefined}
        onAsk={setAsked}
      />
      <LifeLine release={release} names={names} />
      {editor}
      <ChangesPart release={release} constants={constants} editing={editing} onEdit={onEdit} />
      {release.differenze.length > 0 && <EffectPart release={release} />}
      <SignPart release={release} names={names} />
      {asked && (
        <StepDialog
          step={asked}
          release={release}
          today={constants.giorno}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
