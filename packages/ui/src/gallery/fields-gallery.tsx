import { useState } from 'react';
import {
  chakra,
  Checkbox,
  LinkLikeButton,
  PasswordField,
  RadioCards,
  Switch,
  TextField,
} from '../core/index.ts';
import {
  CodeBoxes,
  ComboField,
  DateField,
  ErrorSummary,
  FieldPair,
  FieldStack,
  IntegerField,
  MoneyField,
  RevealIndent,
  SelectField,
  SliderField,
  SplitEditor,
  Stepper,
  YesNo,
  type ComboOption,
} from '../forms/index.ts';
import { GalleryRow } from './gallery-row.tsx';

const TOWNS = [
  ['Reggio nell’Emilia', 'RE, Emilia-Romagna'],
  ['Reggio di Calabria', 'RC, Calabria'],
  ['Reggiolo', 'RE, Emilia-Romagna'],
  ['Roma', 'RM, Lazio'],
  ['Rovereto', 'TN, Trentino-Alto Adige'],
] as const;

export function FieldsGallery() {
  return (
    <>
      <Fields />
      <Choices />
      <Splits />
      <Steps />
    </>
  );
}

function Fields() {
  return (
    <GalleryRow title="Campi" note="Etichetta sopra, aiuto sotto, errore in parole.">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <TypedFields />
        <ChosenFields />
      </chakra.div>
    </GalleryRow>
  );
}

function TypedFields() {
  const [income, setIncome] = useState<number | null>(34800);
  const [town, setTown] = useState('');
  const [password, setPassword] = useState('bussola-123');
  const [mail, setMail] = useState('anna.colombo@esempio.it');
  return (
    <>
      <MoneyField
        label="Reddito netto annuo"
        value={income}
        onChange={setIncome}
        wide
        links={
          <LinkLikeButton type="button" quiet>
            Non lo so
          </LinkLikeButton>
        }
      />
      <ComboField<string>
        label="Comune di residenza"
        text={town}
        onSelect={(option: ComboOption<string>) => setTown(option.value)}
        onFreeText={setTown}
        onClear={() => setTown('')}
        help="Comincia a scrivere il nome."
        search={async (text) =>
          TOWNS.filter(([name]) => name.toLowerCase().startsWith(text.toLowerCase())).map(
            ([name, note]) => ({ key: name, label: name, note, value: name }),
          )
        }
      />
      <PasswordField
        label="Conferma password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error="La password di conferma non coincide."
      />
      <TextField
        label="E-mail"
        type="email"
        value={mail}
        onChange={setMail}
        labelEnd={<LinkLikeButton type="button">L’hai dimenticata?</LinkLikeButton>}
      />
      <TextField
        label="Cognome"
        value="Bellini"
        onChange={() => undefined}
        disabled
        help="Si cambia dalla pagina dell’account."
      />
    </>
  );
}

function ChosenFields() {
  const [years, setYears] = useState<number | null>(12);
  const [birth, setBirth] = useState('1986-05-12');
  const [school, setSchool] = useState<'diploma' | 'laurea' | ''>('');
  const [age, setAge] = useState(68);
  const [consent, setConsent] = useState(true);
  const [news, setNews] = useState(false);
  const [notify, setNotify] = useState(true);
  const [code, setCode] = useState('48');
  return (
    <>
      <SelectField
        label="Titolo di studio"
        value={school}
        onChange={setSchool}
        options={[
          { value: 'diploma', label: 'Diploma' },
          { value: 'laurea', label: 'Laurea magistrale' },
        ]}
        reason="Serve a sapere se il riscatto della laurea ti riguarda."
      />
      <DateField label="Data di nascita" value={birth} onChange={setBirth} />
      <IntegerField label="Anni di contributi" value={years} onChange={setYears} unit="anni" />
      <SliderField
        label="Età di pensione"
        value={age}
        onChange={setAge}
        min={62}
        max={73}
        format={(value) => `${value} anni`}
      />
      <div>
        <Checkbox label="Ho letto l’informativa privacy" checked={consent} onChange={setConsent} />
        <Checkbox label="Scrivetemi per le novità" checked={news} onChange={setNews} />
        <Checkbox
          label="Accetto i termini"
          checked={false}
          onChange={() => undefined}
          error="Serve per proseguire."
        />
      </div>
      <div>
        <Switch label="Avvisami per e-mail" checked={notify} onChange={setNotify} />
        <br />
        <Switch label="Non si può cambiare" checked disabled onChange={() => undefined} />
      </div>
      <CodeBoxes label="Codice ricevuto per e-mail" value={code} onChange={setCode} />
    </>
  );
}

function Choices() {
  const [residual, setResidual] = useState<number | null>(298000);
  const [title, setTitle] = useState<'a' | 'b' | 'c' | 'd'>('a');
  const [hasLoan, setLoan] = useState<boolean | null>(true);
  return (
    <GalleryRow
      title="Scelte"
      note="Poche risposte: schede che si premono intere. Ciò che ne nasce rientra su una linea."
    >
      <FieldStack>
        <RadioCards
          label="A che titolo ci vivete?"
          value={title}
          onChange={setTitle}
          options={[
            { value: 'a', label: 'Proprietà' },
            { value: 'b', label: 'Comproprietà' },
            { value: 'c', label: 'Affitto' },
            { value: 'd', label: 'Uso gratuito' },
          ]}
        />
        <YesNo label="C’è un mutuo su questa casa?" value={hasLoan} onChange={setLoan} />
        {hasLoan && (
          <RevealIndent>
            <MoneyField
              name="mutuo"
              label="Quanto resta da restituire?"
              value={residual}
              onChange={setResidual}
              error="Il mutuo supera il valore dell'immobile."
              help="Guarda il «debito residuo» sull’ultima comunicazione della banca."
            />
          </RevealIndent>
        )}
        <FieldPair>
          <MoneyField
            label="Seconde case, la tua quota"
            value={42000}
            onChange={() => undefined}
            help="Casa al mare, 1/3 con i fratelli."
            wide
          />
          <YesNo
            label="La casa è assicurata?"
            value={null}
            onChange={() => undefined}
            error="forms:errors.required"
          />
        </FieldPair>
      </FieldStack>
      <ErrorSummary
        attempt={0}
        errors={[
          {
            name: 'mutuo',
            label: 'Mutuo residuo',
            message: "Il mutuo supera il valore dell'immobile.",
          },
        ]}
      />
    </GalleryRow>
  );
}

function Splits() {
  const [split, setSplit] = useState({
    fondi: 18,
    etf: 9,
    assicurativi: 15,
    singoliTitoli: 10,
    altro: 41,
  });
  const [full, setFull] = useState({ amministrato: 62, gestito: 10, dichiarativo: 4, nonso: 24 });
  return (
    <GalleryRow
      title="Suddivisioni"
      note="Cento da dividere: la parte che manca resta tratteggiata."
    >
      <chakra.div maxWidth="640px" display="grid" gap="12">
        <SplitEditor
          name="strumenti"
          title="Con quali strumenti"
          value={split}
          amount={46_000}
          onChange={setSplit}
          restKey="altro"
          messages={{
            under: 'Le percentuali assegnate sono inferiori del 100%',
            over: 'Le percentuali assegnate sono superiori del 100%',
          }}
          presets={[
            {
              label: 'Non lo so',
              value: { fondi: 30, etf: 10, assicurativi: 20, singoliTitoli: 10, altro: 30 },
            },
          ]}
          parts={[
            { key: 'fondi', label: 'Fondi comuni' },
            { key: 'etf', label: 'ETF', note: 'fondi quotati in borsa' },
            { key: 'assicurativi', label: 'Prodotti assicurativi' },
            { key: 'singoliTitoli', label: 'Singoli titoli' },
            { key: 'altro', label: 'Altro', note: 'conti e depositi' },
          ]}
        />
        <SplitEditor
          name="regimi"
          title="Con quale regime fiscale"
          value={full}
          onChange={setFull}
          restKey="nonso"
          messages={{
            under: 'Le percentuali assegnate sono inferiori del 100%',
            over: 'Le percentuali assegnate sono superiori del 100%',
          }}
          parts={[
            { key: 'amministrato', label: 'Amministrato', note: 'le tasse le calcola la banca' },
            { key: 'gestito', label: 'Gestito' },
            { key: 'dichiarativo', label: 'Dichiarativo' },
            { key: 'nonso', label: 'Non so' },
          ]}
        />
      </chakra.div>
    </GalleryRow>
  );
}

function Steps() {
  return (
    <GalleryRow title="Passi" note="Dove si è, che cosa è fatto, che cosa resta.">
      <Stepper
        note="circa 2 minuti"
        steps={[
          { label: 'Introduzione', state: 'done', href: '#passi' },
          { label: 'Dati personali', state: 'done', href: '#passi' },
          { label: 'Casa e immobili', state: 'current', href: '#passi' },
          { label: 'Area finanziaria', state: 'todo' },
          { label: 'Riepilogo', state: 'todo' },
        ]}
      />
    </GalleryRow>
  );
}
