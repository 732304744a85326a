import { SOLUZIONI } from '@bussola/domain';
import type { LevelOrGrey, SoluzioneCode } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatPercent, numberWord } from '@bussola/i18n/format';
import {
  Avatar,
  BigNumber,
  Box,
  EstimateTag,
  LevelMark,
  Marked,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
  Title,
  useLevelWords,
  useMoney,
} from '@bussola/ui/core';
import { GapBar } from '@bussola/ui/charts';
import { AREE } from '../../aree.ts';
import type { Area } from '../../area/area.ts';
import { paths, soluzionePath } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import type { Earner } from './earners.ts';
import { MonthSquares } from './month-squares.tsx';
import { lastingOf, monthsDrawn, withoutOf } from './without.ts';
import type { Without } from './without.ts';

/** *E se un'entrata mancasse?* Earner by earner: what would be left, and how long it lasts. */
export function WithoutSection({ area, earners }: { area: Area; earners: readonly Earner[] }) {
  const t = useT(dashboardsNamespace);
  const all = earners.map((earner) => ({
    earner,
    without: withoutOf(area.analisi, earner.netto),
  }));
  const hasMonth = all.some(({ without }) => without.month);
  const hasSquares = all.some(({ without }) => monthsDrawn(without) !== undefined);
  const { speseStimate, rateStimate } = area.analisi.bilancio;
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('entrate.without.question')}</Question>
        <TextLink href={soluzionePath('TCM')}>{t('entrate.without.link')}</TextLink>
      </SectionHead>
      <Box
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: all.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 560px)',
        }}
        gap={{ base: '40px', lg: '48px 96px' }}
      >
        {all.map(({ earner, without }) => (
          <WithoutOne key={earner.person.id} area={area} earner={earner} without={without} />
        ))}
      </Box>
      <Text size="quiet" marginTop="5">
        {hasMonth && (speseStimate || rateStimate) && (
          <>
            <EstimateTag /> <span>{t('entrate.without.estimated')}</span>{' '}
          </>
        )}
        {hasMonth ? (
          <span>{t(hasSquares ? 'entrate.without.note' : 'entrate.without.noteShort')}</span>
        ) : (
          <span>{t('entrate.without.incomplete')}</span>
        )}{' '}
        <WhyFigure figura="patrimonio.liquidita" of={t('patrimonio.reach.title')} />
      </Text>
    </Section>
  );
}

function WithoutOne({
  area: { analisi },
  earner: { person, kind },
  without,
}: {
  area: Area;
  earner: Earner;
  without: Without;
}) {
  const t = useT(dashboardsNamespace);
  const { month, lostPct } = without;
  const months = monthsDrawn(without);
  const isMe = person.kinship === 'me';
  const title = isMe
    ? t(kind === 'pensione' ? 'entrate.without.yourPension' : 'entrate.without.yours')
    : t(kind === 'pensione' ? 'entrate.without.pensionOf' : 'entrate.without.of', {
        name: person.name,
      });
  return (
    <article aria-label={title}>
      <Box display="flex" alignItems="center" gap="12px" marginBottom="4">
        <Avatar name={person.fullName} tone={person.tone} />
        <Title as="h3" size={20} flex="1" overflowWrap="anywhere">
          {title}
        </Title>
        <BigNumber as="span" size={34} fontSize="26px">
          {formatPercent(-lostPct, { decimals: 0 })}
        </BigNumber>
      </Box>
      {month && (
        <GapBar
          have={month.remains}
          need={month.out}
          haveLabel={t('entrate.without.remains')}
          needLabel={t('entrate.without.out')}
          gapLabel={t('entrate.without.gap')}
          gapSuffix={t('entrate.without.perMonth')}
        />
      )}
      {months !== undefined && <MonthSquares months={months} />}
      <Lasts without={without} />
      <Links analisi={analisi} memberId={person.id} />
    </article>
  );
}

/** How many months the money at hand covers the missing income. */
function Lasts({ without }: { without: Without }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const money = useMoney();
  const lasting = lastingOf(without);
  if (!lasting) return null;
  const sum = money.format(without.reach ?? 0);
  switch (lasting.say) {
    case 'months':
    case 'years':
      return (
        <Text marginTop="3">
          <Marked>
            {t(`entrate.without.${lasting.say}`, {
              sum,
              count: lasting.count,
              number: numberWord(lasting.count, language),
            })}
          </Marked>
        </Text>
      );
    case 'unknown':
      return (
        <Text marginTop="3">
          <span>{t('entrate.without.unknown')}</span>{' '}
          <TextLink href={paths.profiloSuddivisione}>{t('entrate.without.complete')}</TextLink>
        </Text>
      );
    default:
      return (
        <Text marginTop="3">
          <Marked>{t(`entrate.without.${lasting.say}`, { sum })}</Marked>
        </Text>
      );
  }
}

const PROTECTS: readonly SoluzioneCode[] = ['TCM', 'infortuni-malattie'];

/** The areas that protect this income, each with its level for the person. */
function Links({ analisi, memberId }: { analisi: Area['analisi']; memberId: string }) {
  const language = useLanguage();
  const words = useLevelWords();
  const shown = SOLUZIONI.filter((code) => PROTECTS.includes(code)).flatMap((code) => {
    const own = analisi.soluzioni
      .find((one) => one.code === code)
      ?.perMembro.find((one) => one.memberId === memberId);
    const level: LevelOrGrey | undefined = own?.level;
    return level && level !== 'grey' ? [{ code, level }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="8px 24px" marginTop="4">
      {shown.map(({ code, level }) => (
        <Box as="li" key={code} display="inline-flex" alignItems="center" gap="8px">
          <LevelMark level={level} label={words({ level })} />
          <TextLink href={soluzionePath(code)}>{AREE[code][language]}</TextLink>
        </Box>
      ))}
    </Box>
  );
}
