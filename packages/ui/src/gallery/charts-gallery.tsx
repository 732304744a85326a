import { chakra, Card, Title, Text, type LevelLook } from '../core/index.ts';
import {
  BandChart,
  BarRows,
  Dial,
  DialAtRest,
  Donut,
  ExampleDial,
  GapBar,
  LadderChart,
  PeersStrip,
  StackedBar,
  type DialMark,
} from '../charts/index.ts';
import { GalleryRow } from './gallery-row.tsx';

const MARKS: DialMark[] = (
  [
    ['Se mancasse un reddito', 'red'],
    ['Infortuni e malattie', 'red'],
    ['Pensione', 'red'],
    ['Gestione del patrimonio', 'yellow'],
    ['Non autosufficienza', 'yellow'],
    ['Casa e responsabilità', 'yellow'],
    ['Cure mediche', 'green'],
    ['Tutela legale', 'yellow'],
    ['Riscatto della laurea', 'yellow'],
    ['Passaggio del patrimonio', 'grey'],
    ['Capitale garantito', 'green'],
    ['Polizze d’investimento', 'green'],
  ] satisfies [string, LevelLook][]
).map(([name, level], place) => ({ key: String(place), name, level, href: `#area-${place}` }));
const LABEL = 'Le dodici aree: 3 da affrontare, 5 da valutare, 3 a posto, 1 non vi riguarda.';

const EURO = (value: number) => `${Math.round(value).toLocaleString('it-IT')}\u00A0€`;
const BAND_WORDS = {
  plan: 'Il piano',
  low: '10 su 100 sotto',
  mid: 'A metà',
  high: '10 su 100 sopra',
  band: 'Otto volte su dieci qui dentro',
  worst: 'Decimo peggiore',
  year: 'Anno',
  chart: 'Grafico',
  table: 'Tabella',
};
const YEARS = Array.from({ length: 41 }, (_, year) => ({
  at: 2026 + year,
  plan: Math.max(0, 46000 + 5200 * Math.min(year, 29) - 9800 * Math.max(0, year - 29)),
}));
const BAND = YEARS.map(({ at, plan }, year) => ({
  at,
  plan,
  low: plan * Math.max(0.1, 1 - year * 0.022),
  mid: plan * (1 + year * 0.004),
  high: plan * (1 + year * 0.035),
  worst: plan * Math.max(0, 1 - year * 0.03),
}));
const LADDER = [
  [9000, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [6000, 4000, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [2000, 8000, 5000, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 3000, 9000],
  [0, 0, 0, 0],
  [1500, 0, 0, 0],
].map(([cash = 0, short = 0, swings = 0, missing = 0], place) => ({
  key: String(place),
  label: `${['nov', 'feb', 'mag', 'ago'][place % 4]} ${2026 + Math.floor((place + 3) / 4)}`,
  values: [cash, short, swings],
  missing,
}));
const LADDER_WORDS = {
  missing: 'Non coperto',
  need: 'Serve',
  when: 'Da',
  chart: 'Grafico',
  table: 'Tabella',
  none: 'Nessuna uscita',
};

export function ChartsGallery() {
  return (
    <>
      <Dials />
      <Bars />
      <YearsAndQuarters />
      <Donuts />
    </>
  );
}

function Dials() {
  return (
    <GalleryRow
      title="La bussola"
      note="Dodici aree, la prima priorità sotto l’ago. A riposo e senza colore quando un portale non risponde."
    >
      <chakra.div maxWidth="490px">
        <Dial marks={MARKS} pointsTo="0" label={LABEL} />
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: '230px 260px' }}
        gap="8"
        marginTop="6"
        alignItems="center"
      >
        <Dial marks={MARKS} pointsTo="0" label={LABEL} names={false} />
        <DialAtRest />
      </chakra.div>
      <chakra.div
        className="dark"
        bg="night"
        css={{ '--b-colors-ground': '{colors.night}', '--b-colors-line': '{colors.night-line}' }}
        padding={{ base: '6', md: '12' }}
        marginTop="6"
        borderRadius="card"
      >
        <ExampleDial
          marks={MARKS.map(({ href: _href, ...mark }) => mark)}
          pointsTo="0"
          label={LABEL}
          caption="Un esempio: la famiglia Bellini"
        />
      </chakra.div>
    </GalleryRow>
  );
}

function Bars() {
  return (
    <GalleryRow
      title="Barre"
      note="Ciò che c’è è pieno, ciò che manca è tratteggiato; i debiti sono creta."
    >
      <chakra.div display="grid" gap="8" maxWidth="560px">
        <GapBar have={96800} need={531240} haveLabel="Avete" needLabel="Servono" />
        <GapBar
          have={29630}
          need={36630}
          haveLabel="Stimata"
          needLabel="Obiettivo"
          gapSuffix="l’anno"
          size="big"
        />
        <GapBar have={50000} need={40000} haveLabel="Avete" needLabel="Servono" />
        <StackedBar
          rows={[
            {
              key: 'have',
              label: 'Possedete',
              parts: [
                { key: 'casa', label: 'Casa', value: 280000, series: 1 },
                { key: 'altri', label: 'Altri immobili', value: 42000, series: 2 },
                { key: 'risparmi', label: 'Risparmi', value: 46000, series: 3 },
                { key: 'fondo', label: 'Fondo pensione', value: 11400, series: 5 },
              ],
            },
            {
              key: 'owe',
              label: 'Dovete',
              parts: [{ key: 'mutuo', label: 'Mutuo residuo', value: 148000, series: 'debt' }],
            },
          ]}
        />
        <BarRows
          label="Reddito per persona"
          rows={[
            { key: 'a', label: 'Anna', value: 34800 },
            { key: 'm', label: 'Marco', value: 24000 },
          ]}
        />
        <PeersStrip
          own={{ key: 'v', label: 'voi', value: 58800 }}
          peers={[
            { key: 'me', label: 'mediana', value: 30039 },
            { key: 'av', label: 'media', value: 37511 },
          ]}
          label="Il vostro reddito, 58.800 euro, è sopra la mediana di 30.039 e la media di 37.511."
        />
      </chakra.div>
    </GalleryRow>
  );
}

function YearsAndQuarters() {
  return (
    <GalleryRow
      title="Anni e trimestri"
      note="Il piano è una linea; i futuri provati sono una fascia, con il decimo peggiore accanto. La scala delle uscite: ogni colonna dice che cosa la paga."
    >
      <chakra.div display="grid" gap="10" maxWidth="720px">
        <BandChart label="Risparmi, il piano" points={YEARS} format={EURO} words={BAND_WORDS} />
        <BandChart
          label="Risparmi, diecimila futuri"
          points={BAND}
          format={EURO}
          words={BAND_WORDS}
        />
        <LadderChart
          label="Uscite dei prossimi tre anni"
          steps={LADDER}
          parts={['Liquidi', 'Obbligazioni', 'Da vendere']}
          format={EURO}
          words={LADDER_WORDS}
        />
      </chakra.div>
    </GalleryRow>
  );
}

function Donuts() {
  return (
    <GalleryRow
      title="Ciambelle"
      note="Quote di un solo totale, sei fette al più; sotto l’8% il nome sta solo nell’elenco."
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 340px))' }}
        gap="5"
        alignItems="start"
      >
        <Card padding="6">
          <Title as="h3" size={20}>
            In che cosa
          </Title>
          <Text marginBottom="4">
            Quasi metà è liquida: comoda per gli imprevisti, ferma quando i prezzi salgono.
          </Text>
          <Donut
            label="In che cosa"
            whole={46000}
            centreNote="in tutto"
            parts={[
              ['Azioni', 18],
              ['Obbligazioni', 22],
              ['Crypto', 4],
              ['Materie prime', 3],
              ['Liquidi', 48],
              ['Altro', 5],
            ].map(([label, value]) => ({
              key: String(label),
              label: String(label),
              value: Number(value),
            }))}
          />
        </Card>
        <Card padding="6">
          <Title as="h3" size={20}>
            Molte voci
          </Title>
          <Text marginBottom="4">Oltre la quinta diventano «Altro».</Text>
          <Donut
            label="Molte voci"
            parts={[40, 20, 12, 10, 8, 5, 3, 2].map((value, place) => ({
              key: String(place),
              label: `Voce ${place + 1}`,
              value,
            }))}
          />
        </Card>
      </chakra.div>
    </GalleryRow>
  );
}
