import { useT } from '@bussola/i18n';
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

/** The only thing to do while the checkup is unfinished. */
export function ResumeCard() {
  const t = useT(userAreaNamespace);
  return (
    <Box paddingTop={{ base: '5', md: '9' }} maxWidth="680px">
      <Card display="grid" justifyItems="start" gap="3">
        <CompassMark size={44} />
        <Title size={34}>{t('area.resume.title')}</Title>
        <Text size="lead">{t('area.resume.text')}</Text>
        <Box marginTop="3">
          <LinkButton
            href={paths.checkup}
            variant="primary"
            size="big"
            iconEnd={<Icon icon={ArrowRightIcon} />}
          >
            {t('area.resume.action')}
          </LinkButton>
        </Box>
      </Card>
    </Box>
  );
}
