import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  ArrowRightIcon,
  Box,
  Card,
  CompassMark,
  Icon,
  LinkButton,
  Text,
  Title,
} from '@bussola/ui/core';
import { paths } from '../paths.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Where the work of whoever works here is. */
const WORK = {
  SuperAdmin: { words: 'placeholder', to: '/admin/segnaposto' },
  Admin: { words: 'clients', to: '/admin/clienti' },
  Consulente: { words: 'assigned', to: '/consulente/clienti' },
} as const;

/**
 * The only thing to do while the checkup is unfinished. Who works here is offered their own pages:
 * nobody asks them for a checkup.
 */
export function ResumeCard() {
  const t = useT(userAreaNamespace);
  const { role } = useShell().session.user;
  const work = role === 'User' ? undefined : WORK[role];
  const words = work ? (`area.staff.${work.words}` as const) : 'area.resume';
  return (
    <Box paddingTop={{ base: '5', md: '9' }} maxWidth="680px">
      <Card display="grid" justifyItems="start" gap="3">
        <CompassMark size={44} />
        <Title size={34}>{t(`${words}.title`)}</Title>
        <Text size="lead">{t(`${words}.text`)}</Text>
        <Box marginTop="3">
          <LinkButton
            href={work?.to ?? paths.checkup}
            variant="primary"
            size="big"
            iconEnd={<Icon icon={ArrowRightIcon} />}
          >
            {t(`${words}.action`)}
          </LinkButton>
        </Box>
      </Card>
    </Box>
  );
}
