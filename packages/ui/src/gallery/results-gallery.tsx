import { useState } from 'react';
import {
  Button,
  Card,
  chakra,
  DocumentIcon,
  Money,
  TextLink,
  type LevelLook,
} from '../core/index.ts';
import {
  DataTable,
  Explainer,
  HintList,
  HintRow,
  LevelCounts,
  LevelRows,
  Matrix,
  MemberCard,
  MemberGrid,
  ResultCard,
  ResultGrid,
  StepTrace,
  Tile,
  type PersonShown,
  type ResultCardProps,
  type Sort,
  type TraceStep,
} from '../results/index.ts';
import { GalleryRow } from './gallery-row.tsx';

const ANNA: PersonShown = { id: 'a', name: 'Anna', fullName: 'Anna Colombo', tone: 0 };
const MARCO: PersonShown = { id: 'm', name: 'Marco', fullName: 'Marco Bellini', tone: 1 };
const PEOPLE: PersonShown[] = [
  ANNA,
  MARCO,
  { id: 's', name: 'Sofia', fullName: 'Sofia Bellini', tone: 2 },
  { id: 't', name: 'Tommaso', fullName: 'Tommaso Bellini', tone: 3 },
];
const CARDS: ResultCardProps[] = [
  {
    variant: 'lead',
    ordinal: 1,
    people: [ANNA],
    level: 'red',
    title: 'Se mancasse il reddito di Anna',
    href: '#tcm',
    answer:
      'La famiglia avrebbe bisogno di circa **434.440 €** in più per 19 anni di sostegno, il mutuo e gli studi dei bambini.',
    gap: { have: 96800, need: 531240, haveLabel: 'Avete', needLabel: 'Servono' },
    confidence: 'high',
  },
  {
    ordinal: 2,
    people: [ANNA],
    level: 'red',
    title: 'Infortuni e malattie',
    href: '#inf',
    answer:
      'Con un’invalidità permanente ad Anna mancherebbero circa **15.960 €** l’anno: chi lavora in proprio ha poche tutele.',
    gap: { have: 36800, need: 319200, haveLabel: 'Avete', needLabel: 'Servono' },
    confidence: 'medium',
  },
  {
    ordinal: 3,
    people: [ANNA, MARCO],
    level: 'yellow',
    direction: 'copertura scarsa',
    title: 'Pensione',
    href: '#pen',
    answer:
      'Nel 2055 la pensione di Anna sarebbe il 65% dell’ultimo reddito: mancherebbero circa **583 €** al mese.',
    gap: {
      have: 29630,
      need: 36630,
      haveLabel: 'Stimata',
      needLabel: 'Obiettivo',
      gapSuffix: 'l’anno',
    },
    confidence: 'low',
  },
  {
    people: [],
    level: 'grey',
    notApplicable: true,
    title: 'Riscatto della laurea',
    answer: 'Nessuno in famiglia ha anni da riscattare.',
  },
];
const STEPS: TraceStep[] = [
  {
    label: 'Sostegno alla famiglia per 19 anni',
    formula: '70% di 34.800 € meno la pensione ai superstiti stimata (8.400 € l’anno).',
    value: '303.240 €',
  },
  { label: 'Mutuo residuo', formula: 'Dato di Anna, 20 novembre 2026', value: '148.000 €' },
  { label: 'Servono', value: '531.240 €', kind: 'sum' },
  { label: 'Risparmi utilizzabili', formula: '80% di 46.000 €', value: '−36.800 €' },
  { label: 'Mancano', value: '434.440 €', kind: 'result' },
];
const RISKS = [
  'Se mancasse un reddito',
  'Infortuni e malattie',
  'Non autosufficienza',
  'Pensione',
  'Cure mediche',
  'Casa e responsabilità',
  'Tutela legale',
].map((label, place) => ({ key: String(place), label }));
const LEVELS: LevelLook[] = ['red', 'yellow', 'green', 'grey'];
const ROWS = [
  { voce: 'Casa', anna: 140000, marco: 140000 },
  { voce: 'Risparmi', anna: 27000, marco: 19000 },
  { voce: 'Mutuo residuo', anna: -74000, marco: -74000 },
];

export function ResultsGallery() {
  return (
    <>
      <Results />
      <Steps />
      <PeopleAndRisks />
      <TablesAndRows />
    </>
  );
}

function Results() {
  const [open, setOpen] = useState(false);
  return (
    <GalleryRow title="Risultati" note="La prima priorità è più larga; le altre dividono la riga.">
      <chakra.div marginBottom="8">
        <LevelCounts
          counts={{ red: 3, yellow: 3, toCheck: 2, green: 3, missing: 1, notApplicable: 0 }}
        />
      </chakra.div>
      <ResultGrid>
        {CARDS.map((card) => (
          <ResultCard
            key={card.title}
            {...card}
            date="20 nov"
            onWhy={() => setOpen(true)}
            simulateHref="#simula"
          />
        ))}
      </ResultGrid>
      <Explainer
        open={open}
        onClose={() => setOpen(false)}
        title="Se mancasse il reddito di Anna"
        what="Quanto servirebbe alla famiglia per restare in piedi."
        steps={STEPS}
        why="Due figli dipendono da questo reddito."
        levels={[
          { level: 'red', text: 'coperto meno della metà' },
          { level: 'yellow', text: 'coperto meno del 90%' },
          { level: 'green', text: 'manca poco o nulla' },
        ]}
        inputs={[
          { label: 'Reddito di Anna', value: '34.800 €', href: '#reddito' },
          { label: 'Mutuo residuo', value: '148.000 €', note: 'stimato' },
        ]}
        sources={[{ text: 'Quote ai superstiti: L. 335/1995', date: '01/01/2026' }]}
        method="Costanti 2026.12 · motore 1.4"
      />
    </GalleryRow>
  );
}

function Steps() {
  return (
    <GalleryRow title="Passo per passo" note="Un numero come lo si farebbe su un foglio.">
      <StepTrace steps={STEPS} />
    </GalleryRow>
  );
}

function PeopleAndRisks() {
  const [on, setOn] = useState(true);
  return (
    <GalleryRow
      title="Persone e rischi"
      note="Chi ha bisogno di che cosa; sul telefono una scheda a persona."
    >
      <MemberGrid
        marginBottom="8"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <MemberCard
          fullName="Anna Colombo"
          tone={0}
          lines={['Tu · 40 anni', 'Autonoma, laureata']}
          on={on}
          onSwitch={setOn}
          status={{ complete: true, text: 'Dati completi' }}
          actions={
            <>
              <Button variant="tertiary">Modifica</Button>
              <Button variant="tertiary">Sospendi</Button>
            </>
          }
        />
        <MemberCard
          fullName="Marco Bellini"
          tone={1}
          lines={['Marito · 42 anni', 'Dipendente']}
          on
          onSwitch={() => undefined}
          status={{ complete: false, text: 'Manca l’estratto INPS' }}
          actions={<Button variant="tertiary">Modifica</Button>}
        />
        <MemberCard
          fullName="Maria Antonietta della Rovere Montefeltro"
          tone={4}
          lines={['Madre · 71 anni', 'Pensionata']}
          on
          onSwitch={() => undefined}
          lockedReason="L’ultima persona resta nell’analisi."
          status={{ complete: true, text: 'Dati completi' }}
        />
      </MemberGrid>
      <Matrix
        people={PEOPLE}
        risks={RISKS}
        cell={(person, risk) => {
          const level = LEVELS[(person.charCodeAt(0) + Number(risk)) % 4] ?? 'grey';
          return {
            level,
            notApplicable: level === 'grey',
            why: { of: 'Se mancasse un reddito', onClick: () => undefined },
          };
        }}
      />
      <chakra.div marginTop="8">
        <LevelRows
          rows={[
            { key: 'g', label: 'Gestione del patrimonio', level: 'yellow', href: '#gestione' },
            { key: 'c', label: 'Capitale garantito', level: 'green' },
            { key: 'p', label: 'Passaggio del patrimonio', level: 'grey', notApplicable: true },
          ]}
        />
      </chakra.div>
    </GalleryRow>
  );
}

function TablesAndRows() {
  const [sort, setSort] = useState<Sort>({ key: 'anna', descending: true });
  const [page, setPage] = useState(1);
  return (
    <GalleryRow
      title="Tabelle e righe"
      note="La prima colonna si legge ad alta voce, i numeri a destra."
    >
      <DataTable
        caption="Patrimonio per persona"
        rows={ROWS}
        rowKey={({ voce }) => voce}
        sort={sort}
        onSort={setSort}
        paging={{ page, pageSize: 3, total: 8, onPage: setPage }}
        columns={[
          { key: 'voce', label: 'Voce', render: ({ voce }) => voce },
          {
            key: 'anna',
            label: 'Anna',
            numeric: true,
            sortable: true,
            render: ({ anna }) => <Money value={anna} />,
          },
          {
            key: 'marco',
            label: 'Marco',
            numeric: true,
            sortable: true,
            render: ({ marco }) => <Money value={marco} />,
          },
          {
            key: 'fam',
            label: 'Famiglia',
            numeric: true,
            render: ({ anna, marco }) => <Money value={anna + marco} />,
          },
        ]}
        foot={[
          'Netto',
          <Money key="a" value={93000} />,
          <Money key="m" value={85000} />,
          <Money key="f" value={178000} />,
        ]}
      />
      <HintList marginTop="8">
        <HintRow level="red" end={<TextLink href="#perche">Perché</TextLink>}>
          <b>Gli immobili sono l’85% di ciò che possedete.</b> La media italiana è circa la metà:
          vendere una casa richiede mesi.
        </HintRow>
        <HintRow level="green" end={<TextLink href="#perche">Perché</TextLink>}>
          <b>Il mutuo è il 53% del valore della casa.</b> Sotto la soglia del 60%: c’è margine.
        </HintRow>
      </HintList>
      <chakra.div
        marginTop="8"
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
      >
        <Tile
          icon={DocumentIcon}
          title="Report famiglia Bellini"
          action={<Button>Genera il report</Button>}
        >
          3 maggio 2026. Da allora tre dati sono cambiati.
        </Tile>
        <Card padding="5">Una scheda.</Card>
      </chakra.div>
    </GalleryRow>
  );
}
