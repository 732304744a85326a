import { ESTERO, nomeComune } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Actions,
  ArrowRightIcon,
  Box,
  Icon,
  LetterLine,
  LinkButton,
  Title,
  useMoney,
} from '@bussola/ui/core';
import { Dial } from '@bussola/ui/charts';
import { LevelCounts } from '@bussola/ui/results';
import {
  afterName,
  alone,
  compassOf,
  countGroups,
  firstThings,
  greetingOf,
  maskAmounts,
} from '@bussola/results';
import { AREE } from '../../aree.ts';
import type { Area } from '../../area/area.ts';
import { paths, soluzionePath } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { isAside } from '../../segni/segno-of.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** Place and date, one sentence to the person, the counts and the compass. */
export function Letter({ area }: { area: Area }) {
  const { info, analisi } = area;
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const me = info.nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me');
  const name = me?.firstName?.trim() || info.user.firstName.trim();
  const comune = me?.comuneResidenza?.comune ?? info.user.comuneResidenza?.comune;
  // Nobody dates a letter from «abroad».
  const place = comune && comune !== ESTERO ? nomeComune(comune) : undefined;
  const date = formatDate(analisi.refDate, language, 'letter');
  const sentence = maskAmounts(analisi.sintesi[language], hidden);
  // The compass ignores marks. The letter begins with the first area that is not marked.
  const [first] = firstThings(analisi, isAside(area.segni));
  const { marks, pointsTo } = compassOf(analisi.soluzioni, (code) => AREE[code][language]);
  const label = t('home.letter.dial');
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
      alignItems="center"
      paddingTop={{ base: '4', md: '9' }}
    >
      <Box>
        <LetterLine>
          {place ? t('home.letter.placeAndDate', { place, date }) : alone(date)}
        </LetterLine>
        <Title size={44} marginTop="3" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          {name
            ? t(`home.letter.${greetingOf(me?.sesso)}`, { name, sentence: afterName(sentence) })
            : alone(sentence)}
        </Title>
        <Box
          display={{ base: 'grid', md: 'block' }}
          gridTemplateColumns="minmax(120px, 1fr) minmax(0, 1.2fr)"
          gap="5"
          alignItems="center"
          marginTop={{ base: '4', md: '6' }}
        >
          {/* On phones the compass stands beside the counts, without its names. */}
          <Box display={{ base: 'block', md: 'none' }}>
            <Dial marks={marks} pointsTo={pointsTo} label={label} names={false} />
          </Box>
          <LevelCounts counts={countGroups(analisi.soluzioni)} />
        </Box>
        <Box marginTop={{ base: '1', md: '3' }}>
          <WhyFigure figura="sintesi" of={t('perche.of.sintesi')} />
        </Box>
        <Actions marginTop={{ base: '4', md: '8' }}>
          {first && (
            <LinkButton
              variant="primary"
              size="big"
              wide="phone"
              href={soluzionePath(first.code)}
              iconEnd={<Icon icon={ArrowRightIcon} />}
            >
              {t('home.letter.begin')}
            </LinkButton>
          )}
          <LinkButton variant="tertiary" wide="phone" href={paths.priorita}>
            {t('home.letter.all')}
          </LinkButton>
        </Actions>
      </Box>
      <Box
        display={{ base: 'none', md: 'block' }}
        width="100%"
        maxWidth="560px"
        marginInline="auto"
      >
        <Dial
          marks={marks.map((mark) => ({ ...mark, href: soluzionePath(mark.key) }))}
          pointsTo={pointsTo}
          label={label}
        />
      </Box>
    </Box>
  );
}
