import { adminQueries, asProblem, useVerifyRegistro } from '@bussola/client';
import type { RegistroState } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  chakra,
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  Icon,
  LoadFailed,
  Skeleton,
  Text,
  Title,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import { useMoment } from '../../use-moment.ts';

type Check = NonNullable<RegistroState['last']>;

/** Whether the log is whole: it stands before the rows. */
export function IntegrityPart() {
  const t = useT(registroNamespace);
  const query = useQuery(adminQueries.registroState());
  if (query.data) return <Band state={query.data} />;
  return query.error ? (
    <LoadFailed
      headingLevel="h2"
      title={t('whole.failed')}
      problem={asProblem(query.error)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <Skeleton label={t('loading')} />
  );
}

const Band = ({ state }: { state: RegistroState }) => (
  <Box
    as="section"
    aria-labelledby="whole"
    display="grid"
    gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) auto auto' }}
    alignItems="center"
    gap={{ base: '4', lg: '8' }}
    marginTop="6"
    paddingBlock="5"
    borderBlockWidth="1px"
    borderColor="line"
  >
    <Verdict state={state} />
    <LastHead state={state} />
    <Verify />
  </Box>
);

function Verdict({ state: { rows, last, all } }: { state: RegistroState }) {
  const t = useT(registroNamespace);
  const told = useTold();
  const kind = !last ? 'never' : last.fault === null ? 'whole' : 'broken';
  const title = {
    never: t('whole.neverTitle'),
    whole: t('whole.title'),
    broken: t('whole.brokenTitle'),
  }[kind];
  return (
    <Box display="flex" gap="5" alignItems="flex-start">
      <Box
        flex="none"
        display="grid"
        placeItems="center"
        width="48px"
        height="48px"
        borderRadius="full"
        bg={kind === 'broken' ? 'red-bg' : 'ink-soft'}
        color={kind === 'broken' ? 'red' : 'ink'}
      >
        <Icon icon={{ never: ClockIcon, whole: CheckIcon, broken: ErrorIcon }[kind]} size={22} />
      </Box>
      <div>
        <Title as="h2" id="whole" size={20}>
          {title}
        </Title>
        <Text as="div" size="quiet" marginTop="1" role="status">
          {kind === 'never' && <p>{t('whole.neverText')}</p>}
          {kind === 'whole' && last && (
            <>
              <p>
                {t('whole.text', {
                  count: last.throughSeq,
                  number: formatNumber(Math.min(last.throughSeq, rows)),
                })}
              </p>
              {all && <p>{told.all(all)}</p>}
              {last.fromSeq > 0 && <p>{told.since(last)}</p>}
            </>
          )}
          {kind === 'broken' && last?.fault && (
            <>
              <p>
                {t(`whole.fault.${last.fault}`, {
                  row: last.faultSeq === null ? '' : formatNumber(last.faultSeq),
                })}
              </p>
              <p>{t('whole.brokenText', told.of(last))}</p>
            </>
          )}
        </Text>
      </div>
    </Box>
  );
}

/** What a verification is said with. */
function useTold() {
  const t = useT(registroNamespace);
  const moment = useMoment();
  const of = (check: Check) => ({
    when: moment(check.at),
    by: check.nightly
      ? t('whole.night')
      : check.by === null
        ? t('whole.nobody')
        : t('whole.somebody', { name: check.by }),
  });
  return {
    of,
    all: (check: Check) =>
      t('whole.all', {
        ...of(check),
        seconds: formatNumber(Math.max(0.1, check.tookMs / 1000), 1),
      }),
    since: (check: Check) => {
      const count = check.throughSeq - check.fromSeq;
      return t('whole.since', {
        ...of(check),
        count,
        number: formatNumber(count),
        from: formatNumber(check.fromSeq),
      });
    },
  };
}

function LastHead({ state: { head } }: { state: RegistroState }) {
  const t = useT(registroNamespace);
  const moment = useMoment();
  return (
    <chakra.dl display="flex" flexWrap="wrap" gap="12px 32px" fontSize="t13">
      <div>
        <chakra.dt textStyle="quiet">{t('whole.head')}</chakra.dt>
        <chakra.dd margin="0" marginTop="1" fontWeight="600">
          {head
            ? t('whole.headAt', { when: moment(head.at), row: formatNumber(head.seq) })
            : t('whole.noHead')}
        </chakra.dd>
      </div>
      {head && (
        <div>
          <chakra.dt textStyle="quiet">{t('whole.hash')}</chakra.dt>
          <chakra.dd margin="0" marginTop="1" fontFamily="monospace">
            <span title={head.hash}>{shortHash(head.hash)}</span>
          </chakra.dd>
        </div>
      )}
    </chakra.dl>
  );
}
/** «9f3c 71ab … e04d» */
const shortHash = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

function Verify() {
  const t = useT(registroNamespace);
  const { notify } = useShell();
  const { mutate, isPending } = useVerifyRegistro();
  return (
    <Box data-print="hidden">
      <Button
        busy={isPending}
        onClick={() =>
          mutate(undefined, {
            onSuccess: () => notify({ kind: 'success', text: t('whole.verified') }),
          })
        }
      >
        {t(isPending ? 'whole.verifying' : 'whole.verify')}
      </Button>
    </Box>
  );
}
