/**
 * The table of answers as yup schemas. Yup holds the bounds of a value; whether it is asked, is
 * required and fits the others is judged by the table.
 */
import {
  EMAIL,
  errorKey,
  errorOf,
  EURO_MAX,
  familyErrors,
  isAsked,
  isComuneKnown,
  isMissing,
  isRequired,
  RISPOSTE,
  shownAt,
  TAB,
} from '@bussola/domain';
import type {
  Answers,
  Cella,
  Chi,
  Chiave,
  Codice,
  Comune,
  IsoDate,
  Risposta,
  Tab,
  Who,
} from '@bussola/domain';
import { isPersonName } from '@bussola/domain/person-name';
import { PLAIN_LINE, withoutInvisible } from '@bussola/domain/plain-line';
import { array, boolean, lazy, mixed, number, object, string } from 'yup';
import type { Schema } from 'yup';

/** NaN, while what is written is not a number, is a wrong value and not a missing one. */
const amount = (min: number, max: number, tooMuch: Codice) =>
  number()
    .nullable()
    .typeError(errorKey('wrong'))
    .test(
      'finite',
      errorKey('wrong'),
      (value) => value === null || value === undefined || Number.isFinite(value),
    )
    .min(min, errorKey('wrong'))
    .max(max, errorKey(tooMuch));
const whole = (value: number | null | undefined) =>
  typeof value !== 'number' || !Number.isFinite(value) || Number.isInteger(value);

function boundsOf(risposta: Risposta | Cella): Schema {
  switch (risposta.kind) {
    case 'name':
      return string()
        .transform(withoutInvisible)
        .trim()
        .max(risposta.max, errorKey('tooLong'))
        .matches(PLAIN_LINE, errorKey('characters'))
        .test(
          'person-name',
          errorKey('nameAddress'),
          (value) => !value || !PLAIN_LINE.test(value) || isPersonName(value),
        );
    case 'date':
    case 'month':
      return string();
    case 'email':
      return string()
        .transform(withoutInvisible)
        .trim()
        .max(risposta.max, errorKey('email'))
        .matches(EMAIL, { message: errorKey('email'), excludeEmptyString: true });
    case 'choice':
      return string().oneOf(['', ...risposta.among], errorKey('wrong'));
    case 'euro':
      return risposta.whole
        ? amount(0, risposta.max, 'tooMuch').test('whole', errorKey('whole'), whole)
        : amount(0, risposta.max, 'tooMuch');
    case 'count':
      return amount(risposta.min, risposta.max, 'years').test('whole', errorKey('whole'), whole);
    case 'share':
      return amount(risposta.min, risposta.max, 'wrong');
    case 'yesNo':
    case 'consent':
      return boolean().nullable();
    case 'comune':
      return mixed<Comune>()
        .nullable()
        .test(
          'known',
          errorKey('comuneChoose'),
          (value, { parent }) =>
            !value ||
            isComuneKnown(value) ||
            (parent as { isComuneLibero?: boolean }).isComuneLibero === true,
        );
    case 'rows':
      return array()
        .nullable()
        .max(risposta.max, errorKey('tooMuch'))
        .of(
          object(
            Object.fromEntries(
              Object.entries(risposta.of).map(([key, cella]) => [key, cellOf(cella)]),
            ),
          ),
        );
    case 'split':
      return mixed();
  }
}

/** A row that was begun is finished: none of its answers may be missing. */
const cellOf = (cella: Cella): Schema =>
  boundsOf(cella).test('told', errorKey('required'), (value) => !isMissing(value));

interface Judge {
  chi: Chi;
  must: readonly Chiave[];
}
/** One field: the bounds, then the rules of the table. */
const fieldOf = (key: Chiave, values: Answers, { chi, must }: Judge): Schema =>
  boundsOf(RISPOSTE[key]).test('answer', function answer() {
    const code = errorOf(key, values, chi, must.includes(key) && isRequired(key, chi.who));
    return code === undefined || this.createError({ message: errorKey(code) });
  });

/** Only what is asked of this person is a field: the rest is neither judged nor required. */
function shapeOf(keys: readonly Chiave[], values: object, judge: Judge): Record<string, Schema> {
  const shape: Record<string, Schema> = {};
  const groups: Record<string, Record<string, Schema>> = {};
  for (const key of keys) {
    if (!isAsked(key, values, judge.chi)) continue;
    const [group = '', inner] = key.split('.');
    if (inner === undefined) shape[key] = fieldOf(key, values, judge);
    else (groups[group] ??= {})[inner] = fieldOf(key, values, judge);
  }
  for (const [group, fields] of Object.entries(groups)) shape[group] = object(fields);
  return shape;
}

/** The day of the form, given with each validation: schemas have no clock. */
const todayOf = (context: unknown): IsoDate => (context as { today: IsoDate }).today;

interface Options {
  /**
   * Those that may not stay empty where the table wants them: all, unless the screen also shows
   * what may wait.
   */
  must?: readonly Chiave[];
  /** Fields that only the screen has, or has its own rule for. */
  more?: Record<string, Schema>;
}
/** These answers of one person. */
export const answersSchema = (
  keys: readonly Chiave[],
  who: Who,
  { must = keys, more = {} }: Options = {},
) =>
  lazy((values: object, { context }) =>
    object({
      ...shapeOf(keys, values, { chi: { who, today: todayOf(context) }, must }),
      ...more,
    }),
  );

/**
 * Everything that a tab of the checkup asks: of the first person, and of the members its form
 * shows. What is saved as a whole (`altriImmobili`) is a field of the screen.
 */
export const tabSchema = (tab: Tab) => {
  const membri = array()
    .of(answersSchema(shownAt(tab, 'membro'), 'membro'))
    .test('family', function family(shown: readonly Answers[] = [], { options }) {
      const chi = { who: 'membro', today: todayOf(options.context) } as const;
      // What is not asked is not sent: a minor is nobody's partner.
      const [wrong] =
        tab === TAB.famiglia
          ? familyErrors(
              shown.map((one) =>
                isAsked('convivente', one, chi) ? one : { ...one, convivente: false },
              ),
            )
          : [];
      return (
        wrong === undefined ||
        this.createError({ path: wrong.field, message: errorKey(wrong.code) })
      );
    });
  return answersSchema(shownAt(tab, 'me'), 'me', {
    more: {
      membri,
      ...(tab === TAB.casa ? { altriImmobili: amount(0, EURO_MAX, 'tooMuch') } : {}),
    },
  });
};
