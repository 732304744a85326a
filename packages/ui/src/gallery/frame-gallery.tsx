import { useState } from 'react';
import {
  ActingBar,
  BottomBar,
  Breadcrumbs,
  BriefcaseIcon,
  Button,
  Card,
  chakra,
  Dialog,
  DisclosureList,
  DocumentIcon,
  EmptyState,
  ErrorState,
  FactList,
  FamilyStrip,
  FlagIcon,
  HelpIcon,
  HomeIcon,
  Logo,
  MoreIcon,
  Notice,
  OutlineRows,
  PageHead,
  PeopleIcon,
  PersonIcon,
  RailNav,
  SideNav,
  SignOutIcon,
  Skeleton,
  Text,
  TextField,
  TextLink,
  type MenuItem,
} from '../core/index.ts';
import { GalleryRow } from './gallery-row.tsx';

const MENU: MenuItem[] = [
  { label: 'Home', icon: HomeIcon, href: '#home', current: true },
  { label: 'Priorità', icon: FlagIcon, href: '#priorita', badge: 3 },
  { label: 'Servizi', icon: BriefcaseIcon, href: '#servizi' },
  { label: 'Documenti', icon: DocumentIcon, href: '#documenti' },
  { label: 'I miei dati', icon: PeopleIcon, href: '#dati' },
  { label: 'Account', icon: PersonIcon, href: '#account' },
];
const FOOT: MenuItem[] = [
  { label: 'Guida', icon: HelpIcon, href: 'https://guida.bussola.example', external: true },
  { label: 'Esci', icon: SignOutIcon, onPress: () => undefined },
];

export function FrameGallery() {
  return (
    <>
      <MenusAndHead />
      <Family />
      <Notices />
      <EmptyFailedWaiting />
      <DialogAndQuestions />
    </>
  );
}

function MenusAndHead() {
  return (
    <GalleryRow
      title="Cornice"
      note="Menu a lato, a binario, in basso; percorso; apertura di una pagina; barra di chi agisce per altri."
    >
      <ActingBar label="Area aperta" action={<Button variant="acting">Esci</Button>}>
        <b>Stai guardando l’area di Anna Colombo</b> come Studio Ferri, partner. Puoi leggere
        patrimonio e protezione, fino al 18 febbraio 2027.
      </ActingBar>
      <chakra.div display="flex" gap="6" marginTop="6" height="520px" overflow="hidden">
        <SideNav items={MENU} foot={FOOT} logo={<Logo />} label="Menu a lato" />
        <RailNav items={MENU} foot={FOOT} logo={<Logo small />} label="Menu a binario" />
        <chakra.div flex="1" minWidth="0">
          <Breadcrumbs
            items={[
              { label: 'Home', href: '#home' },
              { label: 'Servizi', href: '#servizi' },
              { label: 'I miei report' },
            ]}
          />
          <PageHead
            title="Su cento euro che possedete, ottantacinque sono muri."
            over="Patrimonio"
            actions={<Button>Genera il report</Button>}
          >
            Il resto si può usare in pochi giorni.
          </PageHead>
        </chakra.div>
      </chakra.div>
      <chakra.div position="relative" minHeight="80px" css={{ '& nav': { position: 'static' } }}>
        <BottomBar
          label="Menu in basso"
          items={[
            ...MENU.slice(0, 3),
            ...MENU.slice(4, 5),
            { label: 'Altro', icon: MoreIcon, onPress: () => undefined },
          ]}
        />
      </chakra.div>
    </GalleryRow>
  );
}

function Family() {
  const [off, setOff] = useState<string[]>(['t']);
  const people = [
    ['a', 'Anna', 'Anna Colombo', 'tu, 40 anni'],
    ['m', 'Marco', 'Marco Bellini', 'marito, 42'],
    ['s', 'Sofia', 'Sofia Bellini', 'figlia, 9'],
    ['t', 'Tommaso', 'Tommaso Bellini', 'figlio, 6'],
  ] as const;
  return (
    <GalleryRow
      title="Famiglia"
      note="La striscia sopra i quattro cruscotti, con una persona fuori."
    >
      <FamilyStrip
        people={people.map(([id, short, fullName, note], tone) => ({
          id,
          name: short,
          fullName,
          note,
          tone,
          on: !off.includes(id),
        }))}
        onSwitch={(id, on) => setOff(on ? off.filter((one) => one !== id) : [...off, id])}
        summary={
          off.length ? `Analisi su ${4 - off.length} persone su 4` : 'Analisi su tutta la famiglia'
        }
        onReset={off.length ? () => setOff([]) : undefined}
      />
    </GalleryRow>
  );
}

function Notices() {
  return (
    <GalleryRow
      title="Avvisi"
      note="Quattro. Le conferme vanno via dopo 2 secondi, il resto aspetta."
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Notice kind="success" title="Reddito salvato" onClose={() => undefined}>
          Abbiamo aggiornato tre aree.
        </Notice>
        <Notice
          kind="info"
          title="I dati sono cambiati"
          onClose={() => undefined}
          action={<Button variant="tertiary">Genera</Button>}
        >
          Il report del 3 maggio non li contiene ancora.
        </Notice>
        <Notice kind="warning" title="Sei senza connessione" onClose={() => undefined}>
          Le risposte restano in questo browser e partono appena torni in linea.
        </Notice>
        <Notice
          kind="error"
          title="Non siamo riusciti a salvare"
          onClose={() => undefined}
          action={<Button variant="tertiary">Riprova</Button>}
        >
          Quello che hai scritto è ancora qui. Codice R-2041.
        </Notice>
      </chakra.div>
    </GalleryRow>
  );
}

function EmptyFailedWaiting() {
  return (
    <GalleryRow
      title="Vuoto, errore, attesa"
      note="Prima si sospende, poi si elimina. Lo scheletro ha la forma di ciò che arriva."
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="6"
        alignItems="start"
      >
        <EmptyState title="Ancora nessun report" action={<Button>Genera il primo report</Button>}>
          Il primo raccoglie tutto in quattordici pagine da leggere con calma.
        </EmptyState>
        <ErrorState
          title="Le priorità non si sono caricate"
          code="UNAVAILABLE"
          action={<Button>Riprova</Button>}
        >
          I dati sono al sicuro. Intanto puoi rileggere l’ultimo report.
        </ErrorState>
        <Skeleton
          label="Carico la scheda"
          slowAfterMs={1500}
          exit={<TextLink href="#senza">Continua senza</TextLink>}
        />
        <OutlineRows />
        <FactList
          facts={[
            { label: 'Che cosa non va', value: 'Documenti, report, consulenza e testamento' },
            { label: 'Che cosa è al sicuro', value: 'Tutto: nessun dato è andato perso' },
            { label: 'Codice', value: 'PORTALE-503' },
          ]}
        />
        <Card>
          <Text>Una scheda: solo per ciò su cui si può agire.</Text>
        </Card>
      </chakra.div>
    </GalleryRow>
  );
}

function DialogAndQuestions() {
  const [open, setOpen] = useState<'middle' | 'end' | null>(null);
  const [name, setName] = useState('');
  return (
    <GalleryRow title="Dialogo e domande" note="Il resto della pagina aspetta; Esc chiude.">
      <chakra.div display="flex" gap="4" flexWrap="wrap" marginBottom="6">
        <Button onClick={() => setOpen('middle')}>Apri il dialogo</Button>
        <Button onClick={() => setOpen('end')}>Apri il cassetto</Button>
      </chakra.div>
      <Dialog
        open={open !== null}
        side={open ?? 'middle'}
        onClose={() => setOpen(null)}
        title="Vuoi togliere Tommaso dalla famiglia?"
        actions={
          <>
            <Button onClick={() => setOpen(null)}>Sospendi soltanto</Button>
            <Button
              variant="danger"
              {...(name === 'Tommaso' ? {} : { disabled: true })}
              onClick={() => setOpen(null)}
            >
              Togli Tommaso
            </Button>
            <Button variant="tertiary" onClick={() => setOpen(null)}>
              Annulla
            </Button>
          </>
        }
      >
        <Text marginBottom="5">
          Spariscono i suoi dati e l’avatar. I documenti restano. Se vuoi solo escluderlo dai conti,
          basta sospenderlo.
        </Text>
        <TextField label="Scrivi «Tommaso» per confermare" value={name} onChange={setName} />
      </Dialog>
      <DisclosureList
        items={[
          {
            id: 'a',
            title: 'Chi vede queste risposte?',
            children: (
              <Text>
                Tu, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un
                motivo scritto che trovi nel registro.
              </Text>
            ),
          },
          { id: 'b', title: 'Quanto tempo serve?', children: <Text>Tre minuti.</Text> },
        ]}
      />
    </GalleryRow>
  );
}
