import { searchComuni } from '@bussola/client';
import type { Professione } from '@bussola/domain';
import {
  AltriImmobiliFields,
  AttivitaFields,
  CasaFields,
  ClassiField,
  ComuneField,
  CoperturaFields,
  firstFormsNamespace,
  FondoFields,
  formsNamespace,
  MutuoFields,
  PolizzaCasaField,
  RedditoField,
  RegimiField,
  RisparmiFields,
  StrumentiField,
  useAnswers,
} from '@bussola/forms';
import { useT } from '@bussola/i18n';
import type { ComponentType } from 'react';
import { ContributiFields, details, LaureaFields, LavoroFields } from './detail-fields.tsx';
import { PATRIMONIO } from './editors.ts';
import type { EditorId } from './editors.ts';
import { DebitiFields, FigliFuoriFields } from './row-fields.tsx';

export interface EditorProps {
  /** The first person, whom the questions speak to. */
  isMe: boolean;
  name: string;
  today: string;
}

function ComuneEditor() {
  const t = useT(firstFormsNamespace);
  return (
    <ComuneField
      name="comuneResidenza"
      label={t('anagrafica.comune')}
      help={t('anagrafica.comuneHelp')}
      search={searchComuni}
    />
  );
}

function RedditoEditor({ isMe }: EditorProps) {
  const t = useT(firstFormsNamespace);
  const words = useT(formsNamespace);
  const professione = useAnswers().get<Professione | ''>('professione');
  return isMe ? (
    <RedditoField
      name="redditoNettoAnnuo"
      label={t('anagrafica.reddito')}
      help={t('anagrafica.redditoHelp')}
      dontKnow={t('anagrafica.redditoDontKnow')}
      professione={professione}
    />
  ) : (
    <RedditoField
      name="redditoNettoAnnuo"
      label={words('famiglia.reddito')}
      help={words('famiglia.redditoHelp')}
      dontKnow={words('famiglia.redditoDontKnow')}
      professione={professione}
    />
  );
}

/** The questions of each editor: those of the checkup where it asks them. */
const ONE_BY_ONE: Readonly<Record<Exclude<EditorId, 'patrimonio'>, ComponentType<EditorProps>>> = {
  comune: ComuneEditor,
  reddito: RedditoEditor,
  spese: details('speseMensili'),
  casa: ({ isMe }) => <CasaFields alone={isMe} />,
  altriImmobili: ({ isMe }) => <AltriImmobiliFields alone={isMe} />,
  risparmi: ({ isMe }) => <RisparmiFields alone={isMe} />,
  suddivisione: ClassiField,
  strumenti: StrumentiField,
  regimi: RegimiField,
  attivita: ({ isMe, name }) => <AttivitaFields prefix="" {...(isMe ? {} : { name })} />,
  fondo: (props) => <FondoFields prefix="" {...props} />,
  mutuo: MutuoFields,
  rata: details('rataMutuo'),
  debiti: DebitiFields,
  casoMorte: (props) => <CoperturaFields prefix="" copertura="casoMorte" {...props} />,
  invalidita: (props) => <CoperturaFields prefix="" copertura="invaliditaPermanente" {...props} />,
  ltc: (props) => <CoperturaFields prefix="" copertura="rischioNonAutosufficienza" {...props} />,
  salute: (props) => <CoperturaFields prefix="" copertura="coperturaSanitaria" {...props} />,
  polizzaCasa: PolizzaCasaField,
  contributi: ContributiFields,
  uscita: details('uscita'),
  lavoro: LavoroFields,
  tfr: details('tfrMaturato', 'tfrDestinazione', 'contributoDatore'),
  laurea: LaureaFields,
  legami: details('convivente', 'figlioDi', 'aCarico'),
  figliFuori: FigliFuoriFields,
  altreCase: details('mutuoSecondeCase', 'secondeCaseAssicurate'),
  catasto: details('catastoAbitazione'),
  legale: details('polizze.tutelaLegale'),
  garanzie: details('garanziePersonali'),
  testamento: details('haTestamento'),
};
export const EDITOR_FIELDS: Readonly<Record<EditorId, ComponentType<EditorProps>>> = {
  ...ONE_BY_ONE,
  patrimonio: (props) =>
    PATRIMONIO.map((id) => {
      const Fields = ONE_BY_ONE[id];
      return <Fields key={id} {...props} />;
    }),
};
