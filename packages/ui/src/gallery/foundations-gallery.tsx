import { useState } from 'react';
import {
  Actions,
  Avatar,
  BigNumber,
  Button,
  chakra,
  colorVar,
  DownloadIcon,
  EyeIcon,
  Icon,
  IconButton,
  LevelMark,
  LevelPill,
  LinkButton,
  LinkLikeButton,
  Marked,
  Money,
  palette,
  Question,
  Spinner,
  Text,
  TextLink,
  Title,
  TrashIcon,
  type ColorName,
} from '../core/index.ts';
import { GalleryRow } from './gallery-row.tsx';

const NAMES: [ColorName, string][] = [
  ['ground', 'carta'],
  ['surface', 'foglio'],
  ['sunken', 'incavo'],
  ['line', 'filo'],
  ['text', 'testo'],
  ['text-2', 'secondario'],
  ['ink', 'petrolio'],
  ['accent', 'zafferano'],
  ['c1', 'serie 1'],
  ['c2', 'serie 2'],
  ['c3', 'serie 3'],
  ['c4', 'serie 4'],
  ['c5', 'serie 5'],
  ['c6', 'serie 6'],
];

export function FoundationsGallery() {
  return (
    <>
      <Colours />
      <Typefaces />
      <Buttons />
      <Levels />
      <Avatars />
    </>
  );
}

function Colours() {
  return (
    <GalleryRow
      title="Colori"
      note="Carta, inchiostro, un solo accento. I livelli non sono colori di marca."
    >
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(4, 1fr)', md: 'repeat(8, 1fr)' }}
        gap="3"
      >
        {NAMES.map(([name, word]) => (
          <li key={name}>
            <chakra.div
              height="56px"
              borderRadius="control"
              borderWidth="1px"
              borderColor="line"
              style={{ background: colorVar(name) }}
              title={`${palette.light[name]} · ${palette.dark[name]}`}
            />
            <chakra.b display="block" fontSize="t13" marginTop="1.5">
              {name}
            </chakra.b>
            <chakra.small textStyle="quiet">{word}</chakra.small>
          </li>
        ))}
      </chakra.ul>
    </GalleryRow>
  );
}

function Typefaces() {
  return (
    <GalleryRow
      title="Carattere"
      note="Fraunces per titoli e per il numero della pagina, Inter per il resto."
    >
      <chakra.div display="grid" gap="2.5">
        <BigNumber>
          <Money value={231400} />
        </BigNumber>
        <Title as="p" size={44}>
          Le basi sono solide
        </Title>
        <Title as="p" size={34}>
          Le basi sono solide
        </Title>
        <Title as="p" size={26}>
          Se mancasse il reddito di Anna
        </Title>
        <Question as="p">Che cosa facciamo per primo?</Question>
        <Title as="p" size={20}>
          Se mancasse il reddito di Anna
        </Title>
        <Text size="lead">
          <Marked>La famiglia avrebbe bisogno di circa **434.440 €** in più.</Marked>
        </Text>
        <Text>
          Bastano cifre approssimate. <TextLink href="#carattere">Un collegamento</TextLink>,{' '}
          <TextLink href="https://www.inps.it" external>
            uno che esce
          </TextLink>{' '}
          e <LinkLikeButton type="button">uno che agisce</LinkLikeButton>.
        </Text>
        <Text size="quiet">Costanti 2026.12 · Motore 1.4</Text>
      </chakra.div>
    </GalleryRow>
  );
}

function Buttons() {
  const [isBusy, setBusy] = useState(true);
  return (
    <GalleryRow title="Bottoni" note="Un verbo, sempre. Uno solo pieno per pagina.">
      <Actions>
        <Button variant="primary">Salva il reddito</Button>
        <Button>Genera il report</Button>
        <Button variant="tertiary">Annulla</Button>
        <Button variant="danger" icon={<Icon icon={TrashIcon} />}>
          Elimina documento
        </Button>
        <LinkButton href="#bottoni" icon={<Icon icon={DownloadIcon} />}>
          Scarica
        </LinkButton>
        <IconButton label="Mostra">
          <Icon icon={EyeIcon} />
        </IconButton>
        <Spinner />
      </Actions>
      <Actions marginTop="4">
        <Button variant="primary" busy={isBusy} busyLabel="Salvo…" onClick={() => setBusy(true)}>
          Salva
        </Button>
        <Button variant="tertiary" onClick={() => setBusy(!isBusy)}>
          {isBusy ? 'Ferma' : 'Riparti'}
        </Button>
        <Button disabledReason="Manca il 7% per arrivare a 100.">Salva la suddivisione</Button>
      </Actions>
      <Actions marginTop="4">
        <Button variant="primary" size="big">
          Comincia dalla prima
        </Button>
        <Button size="big">Continua dopo</Button>
      </Actions>
    </GalleryRow>
  );
}

function Levels() {
  return (
    <GalleryRow title="Livelli" note="Parola, forma e colore. Si distinguono anche in grigio.">
      <Actions gap="14px">
        <LevelPill level="red" />
        <LevelPill level="yellow" />
        <LevelPill level="green" />
        <LevelPill level="grey" />
        <LevelPill level="grey" notApplicable />
        <LevelPill level="yellow" direction="troppa liquidità" />
        <LevelPill level="yellow" direction="copertura scarsa" />
      </Actions>
      <Actions marginTop="5">
        {(['red', 'yellow', 'green', 'grey'] as const).map((level) => (
          <LevelMark key={level} level={level} size={28} label={level} />
        ))}
      </Actions>
    </GalleryRow>
  );
}

function Avatars() {
  return (
    <GalleryRow title="Persone" note="Le iniziali e un tono che resta lo stesso ovunque.">
      <Actions>
        {[
          'Anna Colombo',
          'Marco Bellini',
          'Sofia Bellini',
          'Tommaso Bellini',
          'Laura Bassi',
          'Élodie',
        ].map((name, tone) => (
          <Avatar key={name} name={name} tone={tone} />
        ))}
        <Avatar name="Anna Colombo" size="sm" />
        <Avatar name="Anna Colombo" size="lg" />
        <Avatar name="Marco Bellini" tone={1} off />
      </Actions>
    </GalleryRow>
  );
}
