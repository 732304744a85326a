import type { SolutionDoc } from '@bussola/contract';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { chakra, UiLink } from '@bussola/ui/core';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { currentOf, isEnglishOld, stateOf } from '../../writing/written-doc.ts';
import { pathOf } from './solution-paths.ts';

/** The twelve areas, in the order of the engine. */
export function SolutionList({ solutions }: { solutions: readonly SolutionDoc[] }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  return (
    <chakra.nav aria-label={t('list.label')}>
      <chakra.ul listStyle="none" borderTopWidth="2px" borderColor="ink">
        {solutions.map((doc) => (
          <chakra.li key={doc.code} borderBottomWidth="1px" borderColor="line">
            <Row href={pathOf(doc.code)}>
              <chakra.span display="block" fontWeight="560">
                {NOMI[doc.code][language]}
              </chakra.span>
              <State doc={doc} />
            </Row>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const Row = chakra(UiLink, {
  base: {
    display: 'block',
    padding: '12px 8px',
    color: 'inherit',
    textDecoration: 'none',
    fontSize: 't15',
    _hover: { bg: 'sunken' },
  },
});

function State({ doc }: { doc: SolutionDoc }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const state = stateOf(doc);
  const date = formatDate(doc.scheduled?.from, language, 'dayMonth');
  const toDo = [
    ...(currentOf(doc)?.en === null ? [t('list.noEnglish')] : []),
    ...(isEnglishOld(doc) ? [t('list.english')] : []),
  ];
  return (
    <>
      <chakra.span display="block" textStyle="quiet">
        {t(`list.${state}`, { date })}
      </chakra.span>
      {toDo.length > 0 && (
        <chakra.span display="block" fontSize="t13" color="yellow" fontWeight="560">
          {toDo.join(' · ')}
        </chakra.span>
      )}
    </>
  );
}
