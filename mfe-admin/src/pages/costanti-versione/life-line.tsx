import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { chakra } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Names } from '../../costanti/use-names.ts';
import type { Release } from '../../costanti/release.ts';

const STEPS = ['draft', 'submitted', 'approved', 'inForce'] as const;
type Step = (typeof STEPS)[number];

/** The order of the areas is put in force by one person: nobody is asked to sign. */
const stepsOf = ({ origin }: Release): readonly Step[] =>
  origin === 'presentation' ? ['submitted', 'inForce'] : STEPS;

/** How far a release has come, by its state. */
const REACHED: Readonly<Record<Release['state'], number>> = {
  draft: 0,
  submitted: 1,
  scheduled: 2,
  'in-force': 3,
  superseded: 3,
  withdrawn: -1,
  discarded: -1,
};

/** The life of a release in one quiet line, in days. */
export function LifeLine({ release, names }: { release: Release; names: Names }) {
  const t = useT(adminNamespace);
  const reached = REACHED[release.state];
  const told = useTold(release, names);
  const isOrder = release.origin === 'presentation';
  if (reached < 0) return null;
  return (
    <chakra.ol
      aria-label={t('costanti.vita.life')}
      listStyle="none"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(4, 1fr)' }}
      gap={{ base: '14px', md: '20px' }}
      borderBlockWidth="1px"
      borderColor="line"
      paddingBlock="4"
      marginTop="6"
    >
      {stepsOf(release).map((step) => {
        const place = STEPS.indexOf(step);
        return (
          <chakra.li
            key={step}
            display="flex"
            gap="3"
            aria-current={place === reached ? 'step' : undefined}
          >
            <chakra.span
              flex="none"
              aria-hidden="true"
              width="11px"
              height="11px"
              marginTop="6px"
              borderRadius="full"
              borderWidth="1.5px"
              borderColor={place <= reached ? 'ink' : 'line-strong'}
              bg={place === reached ? 'accent' : place < reached ? 'ink' : 'transparent'}
            />
            <chakra.span minWidth="0">
              <chakra.b display="block" fontWeight={place === reached ? 640 : 500}>
                {t(`costanti.vita.steps.${step === 'submitted' && isOrder ? 'ordered' : step}`)}
              </chakra.b>
              <chakra.span textStyle="quiet">{told(step)}</chakra.span>
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

function useTold(release: Release, names: Names): (step: Step) => string {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { state, contributors, submittedBy, approvedBy, createdAt, history } = release;
  const day = (moment: string) => formatDate(moment, language, 'long');
  const at = (...actions: string[]) =>
    history.findLast(({ action }) => actions.includes(action))?.at;
  const by = (who: string | null, moment: string | undefined) =>
    moment === undefined ? names.of(who) : `${names.of(who)}, ${day(moment)}`;
  const signers = names.supers.filter(({ id }) => !contributors.includes(id) && id !== submittedBy);
  return (step) => {
    switch (step) {
      case 'draft':
        return contributors.length === 0
          ? by(null, createdAt)
          : t('costanti.vita.told.since', {
              who: formatList(contributors.map(names.of), language),
              date: day(createdAt),
            });
      case 'submitted':
        return state === 'draft'
          ? t('costanti.vita.told.notYet')
          : by(submittedBy, at('costanti.submitted', 'costanti.rollback', 'costanti.ordered'));
      case 'approved':
        if (state !== 'draft' && state !== 'submitted')
          return by(approvedBy, at('costanti.approved'));
        return signers.length === 0
          ? t('costanti.vita.told.nobody')
          : t('costanti.vita.told.turn', {
              who: formatList(
                signers.map(({ id, name }) => (id === names.ownId ? t('costanti.vita.you') : name)),
                language,
                'or',
              ),
            });
      case 'inForce': {
        const from = release.effectiveFrom ?? release.validFrom;
        return from === null ? t('costanti.vita.told.noDay') : day(from);
      }
    }
  };
}
