import { isGrantLive } from '@bussola/contract/grant-rules';
import { romeDay } from '@bussola/domain/calendario';
import { accountQueries, asProblem, nucleoQueries } from '@bussola/client';
import type { BodyOf, Grant, ResponseOf } from '@bussola/contract';
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
  TextLink,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { usePeople } from '@bussola/results';
import type { Person } from '@bussola/results';
import { AccessLog } from '../../accessi/access-log.tsx';
import { PreviewDialog } from '../../anteprima/preview-dialog.tsx';
import { seguireNamespace } from '../../locales/seguire-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { paths } from '../../paths.ts';
import { AdviserRequest } from './adviser-request.tsx';
import { GrantCard } from './grant-card.tsx';
import { GrantDrawer } from './grant-drawer.tsx';
import { GrantLogDrawer } from './grant-log-drawer.tsx';
import { InsidePart } from './inside-part.tsx';
import { ReceivedPart } from './received-part.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import '../../portal.css';

export { seguireNamespace as words };

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
  const queries = [
    useQuery(accountQueries.grants(userId)),
    useQuery(accountQueries.profile(userId)),
    useQuery(accountQueries.advisers(userId)),
  ] as const;
  const [{ data }, { data: profile }, { data: following }] = queries;
  if (data && profile && following)
    return (
      <Read
        userId={userId}
        grants={data.grants}
        ownEmail={profile.user.email}
        following={following}
      />
    );
  const failed = queries.find(({ error }) => error !== null);
  if (!failed)
    return (
      <Box paddingTop="9">
        <Skeleton label={t('grants.loading')} />
      </Box>
    );
  return (
    <LoadFailed
      headingLevel="h1"
      title={t('grants.failed')}
      problem={asProblem(failed.error)}
      code={asProblem(failed.error)?.code}
      busy={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}

interface ReadProps {
  userId: string;
  grants: readonly Grant[];
  ownEmail: string;
  following: ResponseOf<'listAdvisers'>;
}

function Read({ userId, grants, ownEmail, following: { advisers, proposal } }: ReadProps) {
  const t = useT(userAreaNamespace);
  const tSeguire = useT(seguireNamespace);
  const { data: nucleo } = useQuery(nucleoQueries.membri(userId));
  const [open, setOpen] = useState<Open>(null);
  const day = romeDay(new Date());
  const people = usePeople({
    info: { nucleoFamiliare: nucleo?.nucleoFamiliare ?? [] },
    analisi: { refDate: day },
  });
  const live = grants.filter((grant) => isGrantLive(grant, day));
  const past = grants.filter((grant) => !isGrantLive(grant, day));
  const cards = { day, people, onOpen: setOpen };
  const give = (
    <Button
      // Beside a request the two answers are equal, and no button is filled.
      variant={proposal ? 'secondary' : 'primary'}
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
        title={
          proposal ? tSeguire('title') : t('grants.title', { count: insideNow(live, advisers) })
        }
        actions={grants.length > 0 ? give : undefined}
      >
        {proposal ? tSeguire('lead') : t('grants.lead')}
      </PageHead>
      {proposal && (
        <AdviserRequest userId={userId} proposal={proposal} now={advisers.at(-1)?.name} />
      )}
      <ReceivedPart userId={userId} day={day} />
      <InsidePart userId={userId} advisers={advisers} proposal={proposal}>
        {grants.length === 0 ? (
          <NoGrants give={give} onExample={() => setOpen({ kind: 'example' })} />
        ) : (
          <GrantCards grants={live} {...cards}>
            <Text color="text-2">{t('grants.noneLive')}</Text>
          </GrantCards>
        )}
      </InsidePart>
      {past.length > 0 && (
        <Section>
          <SectionHead>
            <Question>{t('grants.past')}</Question>
          </SectionHead>
          <GrantCards grants={past} {...cards} />
        </Section>
      )}
      <LookedPart userId={userId} />
      <OpenDialog
        open={open}
        grant={
          open && 'grantId' in open
            ? grants.find(({ grantId }) => grantId === open.grantId)
            : undefined
        }
        common={{ userId, onClose: () => setOpen(null) }}
        give={{ ownEmail, people, day }}
      />
    </StepUp>
  );
}

/** Two grants to one address are one person; a pending grant lets nobody in. */
const insideNow = (live: readonly Grant[], advisers: ReadProps['following']['advisers']): number =>
  new Set(live.filter(({ state }) => state === 'active').map(({ email }) => email)).size +
  advisers.filter(({ reads }) => reads).length;

function LookedPart({ userId }: { userId: string }) {
  const t = useT(seguireNamespace);
  return (
    <Section aria-labelledby="looked">
      <SectionHead>
        <Question id="looked">{t('looked.title')}</Question>
        <TextLink href={paths.accessLog}>{t('looked.all')}</TextLink>
      </SectionHead>
      <AccessLog userId={userId} latest={3} none={t('looked.none')} />
    </Section>
  );
}

interface CardsProps {
  grants: readonly Grant[];
  day: string;
  people: readonly Person[];
  onOpen: (open: Open) => void;
  /** In place of the cards when there are none. */
  children?: ReactNode;
}

function GrantCards({ grants, day, people, onOpen, children }: CardsProps) {
  if (grants.length === 0) return children;
  return (
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
