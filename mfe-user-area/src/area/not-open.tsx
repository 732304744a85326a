import { useT } from '@bussola/i18n';
import { ArrowRightIcon, Box, EmptyState, Icon, LinkButton } from '@bussola/ui/core';
import { paths } from '../paths.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Drawn instead of a page that needs sections which the owner did not open. */
export function NotOpen({ name }: { name: string }) {
  const t = useT(userAreaNamespace);
  return (
    <Box paddingTop={{ base: '5', md: '9' }} maxWidth="680px">
      <EmptyState
        headingLevel="h1"
        title={t('area.notOpen.title')}
        action={
          <LinkButton href={paths.home} variant="primary" iconEnd={<Icon icon={ArrowRightIcon} />}>
            {t('area.notOpen.action')}
          </LinkButton>
        }
      >
        {t('area.notOpen.text', { name })}
      </EmptyState>
    </Box>
  );
}
