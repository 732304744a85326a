import type { Membro } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import type { Person } from '@bussola/results';
import { Box, Text, TextLink } from '@bussola/ui/core';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { paths } from '../paths.ts';
import type { EditorId } from './editors.ts';
import { holdersOf } from './holders.ts';

interface Props {
  area: Area;
  editor: EditorId;
  membro: Membro;
  people: readonly Person[];
}

/** Links to the same datum of the others and to «I miei dati». They ask before text is lost. */
export function WhoseDatum({ area, editor, membro, people }: Props) {
  const t = useT(userAreaNamespace);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const holders = holdersOf(editor, area.info.nucleoFamiliare, area.analisi.refDate);
  const others = people.filter(
    ({ id }) => id !== membro._id && holders.some(({ _id }) => _id === id),
  );
  const isApart = !pathname.startsWith(paths.profilo);
  if (others.length === 0 && !isApart) return null;
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(search);
    next.set('persona', id);
    return `${pathname}?${next.toString()}`;
  };
  return (
    <Box display="flex" flexWrap="wrap" gap="4px 16px" alignItems="center" marginBottom="5">
      {others.length > 0 && (
        <>
          <Text as="span" size="quiet">
            {t('dati.editor.whose')}
          </Text>
          {others.map(({ id, name }) => (
            <TextLink key={id} href={addressOf(id)}>
              {name}
            </TextLink>
          ))}
        </>
      )}
      {isApart && <TextLink href={paths.profilo}>{t('dati.editor.all')}</TextLink>}
    </Box>
  );
}
