import { naturaDi } from '@bussola/domain/nomi';
import type { MossaLivello, Quadro } from '@bussola/domain/simulazione';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, LevelPill } from '@bussola/ui/core';
import { AREE } from '../aree.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  levels: readonly MossaLivello[];
  before: Quadro;
  after: Quadro;
}

/** The areas that would change level; nothing when there are none. */
export function MovedLevels({ levels, before, after }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  if (levels.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="2" marginTop="4">
      {levels.map(({ code, prima, dopo }) => {
        const toCheck = naturaDi(code) === 'verifica';
        return (
          <Box as="li" key={code} display="flex" flexWrap="wrap" alignItems="center" gap="8px 12px">
            <span>{t('simula.also', { area: AREE[code][language] })}</span>{' '}
            <LevelPill level={prima} notApplicable={isOut(before, code)} toCheck={toCheck} />{' '}
            <span aria-hidden="true">→</span>{' '}
            <LevelPill level={dopo} notApplicable={isOut(after, code)} toCheck={toCheck} />
          </Box>
        );
      })}
    </Box>
  );
}

/** Grey because it does not concern the family. */
const isOut = ({ soluzioni }: Quadro, code: string): boolean =>
  soluzioni.find((one) => one.code === code)?.motivo === 'non_applicabile';
