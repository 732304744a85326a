import { searchComuni } from '@bussola/client';
import type { Professione } from '@bussola/domain';
import {
  AltriImmobiliFields,
  AttivitaFields,
  CasaFields,
  ClassiField,
  ComuneField,
  CoperturaFields,
  Domande,
  firstFormsNamespace,
  FondoFields,
  formsNamespace,
  RedditoField,
  RegimiField,
  RisparmiFields,
  StrumentiField,
  useAnswers,
} from '@bussola/forms';
import { useT } from '@bussola/i18n';
import type { ComponentType } from 'react';
import { ContributiFields, LaureaFields } from './detail-fields.tsx';
import { keysOf, PATRIMONIO } from './editors.ts';
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

/** Editors with more than the drawn questions. */
const OWN: Readonly<Partial<Record<EditorId, ComponentType<EditorProps>>>> = {
  comune: ComuneEditor,
  reddito: RedditoEditor,
  casa: ({ isMe }) => <CasaFields alone={isMe} />,
  altriImmobili: ({ isMe }) => <AltriImmobiliFields alone={isMe} />,
  risparmi: ({ isMe }) => <RisparmiFields alone={isMe} />,
  suddivisione: ClassiField,
  strumenti: StrumentiField,
  regimi: RegimiField,
  attivita: ({ isMe, name }) => <AttivitaFields prefix="" {...(isMe ? {} : { name })} />,
  fondo: (props) => <FondoFields prefix="" {...props} />,
  debiti: DebitiFields,
  casoMorte: (props) => <CoperturaFields prefix="" copertura="casoMorte" {...props} />,
  invalidita: (props) => <CoperturaFields prefix="" copertura="invaliditaPermanente" {...props} />,
  ltc: (props) => <CoperturaFields prefix="" copertura="rischioNonAutosufficienza" {...props} />,
  salute: (props) => <CoperturaFields prefix="" copertura="coperturaSanitaria" {...props} />,
  contributi: ContributiFields,
  laurea: LaureaFields,
  figliFuori: FigliFuoriFields,
  patrimonio: (props) =>
    PATRIMONIO.map((editor) => <EditorFields key={editor} editor={editor} {...props} />),
};

/** The questions of an editor: those of the checkup where it asks them. */
export function EditorFields({ editor, ...props }: EditorProps & { editor: EditorId }) {
  const Own = OWN[editor];
  return Own ? <Own {...props} /> : <Domande keys={keysOf(editor)} today={props.today} />;
}
