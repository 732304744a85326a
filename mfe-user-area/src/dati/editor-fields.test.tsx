import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { chiOf, isAsked } from '@bussola/domain';
import { keysOf as keysOfRecord } from '@bussola/domain/records';
import type { Chiave, Membro } from '@bussola/domain';
import { WhoProvider } from '@bussola/forms';
import { Form, useForm } from '@bussola/forms/form';
import { areaServer, famigliaEsempio, TODAY } from '../testing/area-server.ts';
import { renderPage } from '../testing/render-page.tsx';
import { toDatoForm } from './dato-form.ts';
import { EditorFields } from './editor-fields.tsx';
import { EDITORS, keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';

const [anna, marco] = famigliaEsempio('bellini').famiglia.membri as [Membro, Membro];
/** Has something of everything, so that nearly every question is asked. */
const OWNER: Partial<Membro> = {
  statoResidenza: 'proprietà',
  mutuoResidenza: true,
  valorePatrimonioMobiliare: 50_000,
  valorePatrimonioImmobiliareSecondHomes: 100_000,
  imprenditore: true,
  titoloStudio: 'laurea magistrale',
  laureato: { stato: true },
  polizze: {
    casoMorte: true,
    previdenzaComplementare: true,
    rischioNonAutosufficienza: true,
    tipoLtcSottoscritta: 'rendita',
  },
};
const PEOPLE: readonly Membro[] = [
  { ...anna, ...OWNER, professione: 'Dipendente' },
  { ...anna, ...OWNER, professione: 'Imprenditore' },
  { ...anna, ...OWNER, professione: 'Autonomo/a', regimeFiscale: 'forfettario' },
  { ...marco, ...OWNER, gradoParentela: 'other' },
  { ...marco, gradoParentela: 'son', dataNascita: '2000-01-01' },
];

/** The editor of a person, with a fault at one answer. */
function Wrong({ editor, wrong, membro }: { editor: EditorId; wrong: string; membro: Membro }) {
  const form = useForm({
    initialValues: toDatoForm(keysOf(editor), membro),
    validate: () => Promise.resolve({ [wrong]: `fault of ${wrong}` }),
    onSubmit: () => undefined,
  });
  const chi = chiOf(membro, TODAY);
  return (
    <Form form={form}>
      <h1>{editor}</h1>
      <WhoProvider value={chi.who}>
        <EditorFields editor={editor} isMe={chi.who === 'me'} name="Anna" today={TODAY} />
      </WhoProvider>
      <button type="submit">{editor}</button>
    </Form>
  );
}

/** The total of all property has no field: it is the sum of its parts. */
const shownBy = (editor: EditorId): Chiave[] =>
  keysOf(editor).filter((key) => key !== 'valorePatrimonioImmobiliare');

it.each(
  keysOfRecord(EDITORS).flatMap((editor) => shownBy(editor).map((key) => [editor, key] as const)),
)('the editor «%s» has a field for %s, which says what is wrong with it', async (editor, key) => {
  const membro = PEOPLE.find((one) => isAsked(key, one, chiOf(one, TODAY)));
  if (!membro) throw new Error(`nobody of PEOPLE is asked for ${key}: add somebody who is`);
  const { user } = await renderPage(<Wrong editor={editor} wrong={key} membro={membro} />, {
    server: areaServer('bellini'),
  });
  await user.click(screen.getByRole('button', { name: editor }));
  expect(await screen.findByText(`fault of ${key}`)).toBeInTheDocument();
});
