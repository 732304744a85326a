import type { Analisi, FiguraId, Membro } from '@bussola/domain';
import { formsNamespace } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList, formatPercent } from '@bussola/i18n/format';
import {
  Box,
  Card,
  LinkButton,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
  Title,
} from '@bussola/ui/core';
import { Donut, DonutOutline } from '@bussola/ui/charts';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { paths, soluzionePath } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { notTold, topOf } from './split-words.ts';
import type { Split } from './split-words.ts';

const FIGURA: FiguraId = 'patrimonio.composizione';
const ANSWER = {
  classi: 'suddivisioneInvestimento',
  strumenti: 'strumentiInvestimento',
  regimi: 'regimeInvestimento',
} as const satisfies Record<Split, string>;
const EDITOR = {
  classi: paths.profiloSuddivisione,
  strumenti: paths.profiloStrumenti,
  regimi: paths.profiloRegimi,
} as const satisfies Record<Split, string>;

interface Props {
  area: Area;
  people: readonly Person[];
}

/** *Come sono divisi i risparmi?* By class, by instrument, by tax regime. */
export function Splits({ area: { analisi, info }, people }: Props) {
  const t = useT(dashboardsNamespace);
  const membri = info.nucleoFamiliare.filter(({ _id }) => analisi.perimetro.includes(_id));
  const isOff = !info.sezioni.investimenti.enabled;
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('patrimonio.splits.question')}</Question>
        <TextLink href={soluzionePath('gestione-patrimonio')}>
          {t('patrimonio.splits.link')}
        </TextLink>
      </SectionHead>
      <Box
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="5"
        alignItems="start"
      >
        {(['classi', 'strumenti', 'regimi'] as const).map((split) => (
          <SplitCard key={split} {...{ split, analisi, membri, people }} isOff={isOff} />
        ))}
      </Box>
    </Section>
  );
}

interface CardProps extends Omit<Props, 'area'> {
  split: Split;
  analisi: Analisi;
  /** Whose wealth is shown. */ membri: readonly Membro[];
  /** The household leaves its splits out of the results. */ isOff: boolean;
}

function SplitCard({ split, analisi, membri, people, isOff }: CardProps) {
  const t = useT(dashboardsNamespace);
  const formWords = useT(formsNamespace);
  const labels = useLabels(split);
  const title = formWords(`finanza.${split}.title`);
  const { voci, ...patrimonio } = analisi.patrimonio;
  const shares = patrimonio[split].map(({ key, pct }) => ({
    key,
    label: labels[key] ?? key,
    value: pct,
  }));
  if (shares.length === 0)
    return (
      <Card ghost padding={{ base: '5', md: '6' }}>
        <Title as="h3" size={20}>
          {title}
        </Title>
        <Text size="small" marginTop="1">
          {t(isOff ? 'patrimonio.splits.off' : 'patrimonio.splits.missing')}
        </Text>
        <DonutOutline />
        {!isOff && (
          <LinkButton
            href={EDITOR[split]}
            aria-label={t('patrimonio.splits.completeOf', { title })}
          >
            {t('patrimonio.splits.complete')}
          </LinkButton>
        )}
      </Card>
    );
  return (
    <Card padding={{ base: '5', md: '6' }}>
      <Title as="h3" size={20}>
        {title}
      </Title>
      <Text size="small" marginTop="1">
        <Sentence split={split} shares={shares} /> <WhyFigure figura={FIGURA} of={title} />
      </Text>
      <NotTold {...{ split, membri, people, title }} />
      <Donut
        label={title}
        parts={shares}
        whole={voci.mobiliare}
        centreNote={t('patrimonio.splits.whole')}
      />
    </Card>
  );
}

/** Names the people who gave no split; the split of the others is used for them. */
function NotTold({
  split,
  membri,
  people,
  title,
}: Pick<CardProps, 'split' | 'membri' | 'people'> & { title: string }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const ids = notTold(membri, ANSWER[split]);
  const names = people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Text size="quiet" marginTop="1">
      <span>{t('patrimonio.splits.part', { list: formatList(names, language) })}</span>{' '}
      <TextLink href={EDITOR[split]} aria-label={t('patrimonio.splits.completeOf', { title })}>
        {t('patrimonio.splits.complete')}
      </TextLink>
    </Text>
  );
}

function Sentence({
  split,
  shares,
}: {
  split: Split;
  shares: readonly { key: string; label: string; value: number }[];
}) {
  const t = useT(dashboardsNamespace);
  const said = topOf(split, shares);
  switch (said.say) {
    case 'only':
      return t('patrimonio.splits.only', { label: said.label });
    case 'top':
      return t('patrimonio.splits.top', { label: said.label, pct: formatPercent(said.pct) });
    case 'allUnknownRegime':
      return t('patrimonio.splits.allUnknownRegime');
    case 'unknownRegime':
      return t(
        said.hasVowel ? 'patrimonio.splits.unknownRegimeVowel' : 'patrimonio.splits.unknownRegime',
        { pct: formatPercent(said.pct, { decimals: 0 }) },
      );
  }
}

/** The words of the forms in which the shares are written. */
function useLabels(split: Split): Readonly<Record<string, string>> {
  const t = useT(formsNamespace);
  switch (split) {
    case 'classi':
      return {
        azioni: t('finanza.classi.azioni'),
        obbligazioni: t('finanza.classi.obbligazioni'),
        gestioneSeparate: t('finanza.classi.gestioneSeparate'),
        oro: t('finanza.classi.oro'),
        liquidi: t('finanza.classi.liquidi'),
        altro: t('finanza.classi.altro'),
      };
    case 'strumenti':
      return {
        fondi: t('finanza.strumenti.fondi'),
        etf: t('finanza.strumenti.etf'),
        assicurativi: t('finanza.strumenti.assicurativi'),
        singoliTitoli: t('finanza.strumenti.singoliTitoli'),
        altro: `${t('finanza.strumenti.altro')}, ${t('finanza.strumenti.altroNote')}`,
      };
    case 'regimi':
      return {
        amministrato: t('finanza.regimi.amministrato'),
        gestito: t('finanza.regimi.gestito'),
        dichiarativo: t('finanza.regimi.dichiarativo'),
        nonso: t('finanza.regimi.nonso'),
      };
  }
}
