import type {
  GradoParentela,
  IsoDate,
  Membro,
  Persona,
  Polizze,
  Professione,
  Sesso,
  TitoloStudio,
} from '@bussola/domain';
import { asksContributi, asksLavoro, isAdult, isLaurea, isSame } from '@bussola/forms';
import type { PersonaPatch } from '@bussola/forms';

export type Parentela = Exclude<GradoParentela, 'me'>;
/** Covers asked here with a yes or a no. */
export const TUTELE = [
  'casoMorte',
  'invaliditaPermanente',
  'rischioNonAutosufficienza',
  'coperturaSanitaria',
  'tutelaLegale',
] as const satisfies readonly (keyof Polizze)[];
export type Tutela = (typeof TUTELE)[number];

/** One person as the screen asks for them. `null` is "not answered". */
export interface MembroForm {
  isOwner: boolean;
  gradoParentela: Parentela | '';
  firstName: string;
  lastName: string;
  dataNascita: string;
  sesso: Sesso | '';
  professione: Professione | '';
  titoloStudio: TitoloStudio | '';
  redditoNettoAnnuo: number | null;
  anniContributi: number | null;
  garanziePersonali: boolean | null;
  haTestamento: boolean | null;
  polizze: Record<Tutela, boolean | null> & { capitaleCasoMorte: number | null };
}

export function toMembroForm(membro?: Membro): MembroForm {
  const polizze = membro?.polizze ?? {};
  return {
    isOwner: membro?.gradoParentela === 'me',
    gradoParentela:
      membro === undefined || membro.gradoParentela === 'me' ? '' : membro.gradoParentela,
    firstName: membro?.firstName ?? '',
    lastName: membro?.lastName ?? '',
    dataNascita: membro?.dataNascita ?? '',
    sesso: membro?.sesso ?? '',
    professione: membro?.professione ?? '',
    titoloStudio: membro?.titoloStudio ?? '',
    redditoNettoAnnuo: membro?.redditoNettoAnnuo ?? null,
    anniContributi: membro?.anniContributi ?? null,
    garanziePersonali: membro?.garanziePersonali ?? null,
    haTestamento: membro?.haTestamento ?? null,
    polizze: {
      casoMorte: polizze.casoMorte ?? null,
      invaliditaPermanente: polizze.invaliditaPermanente ?? null,
      rischioNonAutosufficienza: polizze.rischioNonAutosufficienza ?? null,
      coperturaSanitaria: polizze.coperturaSanitaria ?? null,
      tutelaLegale: polizze.tutelaLegale ?? null,
      capitaleCasoMorte: polizze.capitaleCasoMorte ?? null,
    },
  };
}

/**
 * What changed against what is saved: absent is left alone, `null` takes an answer back. A question
 * that is not asked takes its answer back too, and what is typed stops being an estimate.
 */
export function membroPatch(
  form: MembroForm,
  saved: Membro | undefined,
  today: IsoDate,
): PersonaPatch {
  const works = asksLavoro(form.dataNascita, today);
  const asked = <V>(value: V): V | null => (works ? value : null);
  const wanted: PersonaPatch = {
    firstName: form.firstName.trim() || null,
    lastName: form.lastName.trim() || null,
    dataNascita: form.dataNascita || null,
    sesso: form.sesso || null,
    professione: asked(form.professione || null),
    titoloStudio: asked(form.titoloStudio || null),
    redditoNettoAnnuo: asked(form.redditoNettoAnnuo),
    anniContributi: asked(asksContributi(form.professione) ? form.anniContributi : null),
    garanziePersonali: isAdult(form.dataNascita, today) ? form.garanziePersonali : null,
    haTestamento: isAdult(form.dataNascita, today) ? form.haTestamento : null,
    polizze: polizzeOf(form, saved?.polizze, works),
    ...(saved?.titoloStudio === (form.titoloStudio || undefined) && works
      ? {}
      : {
          laureato:
            works && form.titoloStudio
              ? { ...saved?.laureato, stato: isLaurea(form.titoloStudio) }
              : null,
        }),
  };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => !isSame(value, saved?.[key as keyof Persona])),
  ) as PersonaPatch;
  const next = { ...saved, ...changed };
  const stimati = (saved?.stimati ?? []).filter((key) => isSame(at(saved, key), at(next, key)));
  return stimati.length === (saved?.stimati ?? []).length ? changed : { ...changed, stimati };
}

/**
 * What the person wrote, over what somebody else has saved meanwhile: a field they did not touch
 * takes the newer value, so that saving again never undoes the other's change.
 */
export function rebaseForm(values: MembroForm, before: MembroForm, latest: MembroForm): MembroForm {
  const polizze = { ...latest.polizze, ...touched(values.polizze, before.polizze) };
  return { ...latest, ...touched(values, before), polizze };
}

const touched = <T extends object>(values: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !isSame(value, (before as Record<string, unknown>)[key]),
    ),
  ) as Partial<T>;

function polizzeOf(
  { polizze }: MembroForm,
  saved: Polizze | undefined,
  works: boolean,
): Polizze | null {
  if (!works) return null;
  const { capitaleCasoMorte, ...answers } = polizze;
  const known = Object.fromEntries(
    Object.entries({
      // What this screen does not ask of a policy must not be lost.
      ...saved,
      ...answers,
      capitaleCasoMorte: answers.casoMorte ? capitaleCasoMorte : null,
    }).filter(([, value]) => value !== null && value !== undefined),
  ) as Polizze;
  return Object.keys(known).length > 0 ? known : null;
}

/** `polizze.casoMorte` of a person. */
const at = (persona: object | undefined, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null
          ? (part as Record<string, unknown>)[name]
          : undefined,
      persona,
    );
