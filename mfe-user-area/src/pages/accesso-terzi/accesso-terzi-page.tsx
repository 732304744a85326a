import { isGrantLive } from '@bussola/contract/grant-rules';
import { romeDay } from '@bussola/domain/calendario';
import { accountQueries, asProblem, nucleoQueries } from '@bussola/client';
import type { BodyOf, Grant } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  EmptyState,
  EyeIcon,
  Icon,
  LoadFailed,
  PageHead,
  PlusIcon,
  Question,
  Section,
  SectionHead,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { usePeople } from '@bussola/results';
import type { Person } from '@bussola/results';
import { PreviewDialog } from '../../anteprima/preview-dialog.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { AdvisersPart } from './advisers-part.tsx';
import { GrantCard } from './grant-card.tsx';
import { GrantDrawer } from './grant-drawer.tsx';
import { GrantLogDrawer } from './grant-log-drawer.tsx';
import { ReceivedPart } from './received-part.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import '../../portal.css';

type Open =
  | { kind: 'give' | 'example' }
  | { kind: 'change' | 'revoke' | 'log' | 'seen'; grantId: string }
  | null;
/** The example on a page without grants. */
const EXAMPLE: BodyOf<'previewGrant'> = {
  scopes: ['dati', 'patrimonio', 'protezione', 'previdenza'],
  members: null,
  hideAmounts: true,
};

/**
 * /app/dashboards/strumenti/accesso-terzi: who may come into this area, what they see, until when,
 * and what they did.
 */
export default function AccessoTerziPage() {
  const t = useT(userAreaNamespace);
  const {
    user: { id: userId },
  } = useShell().session;
  const { data, error, refetch, isFetching } = useQuery(accountQueries.grants(userId));
  const { data: profile } = useQuery(accountQueries.profile(userId));
  const { data: nucleo } = useQuery(nucleoQueries.membri(userId));
  const [open, setOpen] = useState<Open>(null);
  const day = romeDay(new Date());
  const people = usePeople({
    info: { nucleoFamiliare: nucleo?.nucleoFamiliare ?? [] },
    analisi: { refDate: day },
  });

  if (error && !(data && profile))
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('grants.failed')}
        problem={asProblem(error)}
        code={asProblem(error)?.code}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !profile)
    return (
      <Box paddingTop="9">
        <Skeleton label={t('grants.loading')} />
      </Box>
    );
  const live = data.grants.filter((grant) => isGrantLive(grant, day));
  const past = data.grants.filter((grant) => !isGrantLive(grant, day));
  // Two grants to one address are one person; a pending grant lets nobody in.
  const inside = new Set(live.filter(({ state }) => state === 'active').map(({ email }) => email))
    .size;
  const shown =
    open && 'grantId' in open
      ? data.grants.find(({ grantId }) => grantId === open.grantId)
      : undefined;
  const close = () => setOpen(null);
  const cards = { day, people, onOpen: setOpen };
  const give = (
    <Button
      variant="primary"
      wide="phone"
      icon={<Icon icon={PlusIcon} />}
      onClick={() => setOpen({ kind: 'give' })}
    >
      {t('grants.give')}
    </Button>
  );
  return (
    <StepUp>
      <PageHead
        title={t('grants.title', { count: inside })}
        actions={data.grants.length > 0 ? give : undefined}
      >
        {t('grants.lead')}
      </PageHead>
      <ReceivedPart userId={userId} day={day} />
      <AdvisersPart userId={userId} />
      {data.grants.length === 0 ? (
        <NoGrants give={give} onExample={() => setOpen({ kind: 'example' })} />
      ) : (
        <GrantSection title={t('grants.live')} grants={live} {...cards}>
          <Text color="text-2">{t('grants.noneLive')}</Text>
        </GrantSection>
      )}
      {past.length > 0 && <GrantSection title={t('grants.past')} grants={past} {...cards} />}
      <OpenDialog
        open={open}
        grant={shown}
        common={{ userId, onClose: close }}
        give={{ ownEmail: profile.user.email, people, day }}
      />
    </StepUp>
  );
}

interface SectionProps {
  title: string;
  grants: readonly Grant[];
  day: string;
  people: readonly Person[];
  onOpen: (open: Open) => void;
  /** In place of the cards when there are none. */
  children?: ReactNode;
}

function GrantSection({ title, grants, day, people, onOpen, children }: SectionProps) {
  return (
    <Section>
      <SectionHead>
        <Question>{title}</Question>
      </SectionHead>
      {grants.length > 0 ? (
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          {grants.map((grant) => (
            <li key={grant.grantId}>
              <GrantCard
                grant={grant}
                day={day}
                people={people}
                onOpen={(kind) => onOpen({ kind, grantId: grant.grantId })}
              />
            </li>
          ))}
        </Box>
      ) : (
        children
      )}
    </Section>
  );
}

function NoGrants({ give, onExample }: { give: ReactNode; onExample: () => void }) {
  const t = useT(userAreaNamespace);
  return (
    <Box marginTop="6" maxWidth="720px">
      <EmptyState
        title={t('grants.empty.title')}
        action={
          <Actions>
            {give}
            <Button icon={<Icon icon={EyeIcon} />} onClick={onExample}>
              {t('grants.seen.example')}
            </Button>
          </Actions>
        }
      >
        {t('grants.empty.text')}
      </EmptyState>
    </Box>
  );
}

interface OpenDialogProps {
  open: Open;
  /** Whose card was pressed. */
  grant: Grant | undefined;
  common: { userId: string; onClose: () => void };
  give: Pick<ComponentProps<typeof GrantDrawer>, 'ownEmail' | 'people' | 'day'>;
}

function OpenDialog({ open, grant, common, give }: OpenDialogProps) {
  if (open?.kind === 'give') return <GrantDrawer {...common} {...give} />;
  if (open?.kind === 'example') return <PreviewDialog {...common} wanted={EXAMPLE} />;
  if (!open || !grant) return null;
  switch (open.kind) {
    case 'change':
      return <GrantDrawer key={grant.grantId} {...common} {...give} grant={grant} />;
    case 'revoke':
      return <RevokeDialog {...common} grant={grant} />;
    case 'seen':
      return (
        <PreviewDialog
          {...common}
          who={grant.name ?? grant.email}
          wanted={asAsked(grant, give.people)}
        />
      );
    case 'log':
      return <GrantLogDrawer {...common} grant={grant} />;
  }
}

/** A member who has left the household is in no grant any more. */
const asAsked = (
  { scopes, members, hideAmounts }: Grant,
  people: readonly Person[],
): BodyOf<'previewGrant'> => ({
  scopes,
  hideAmounts,
  members: members && members.filter((member) => people.some(({ id }) => id === member)),
});
