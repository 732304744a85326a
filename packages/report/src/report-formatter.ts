import {
  legameDi,
  meseAnno,
  naturaDi,
  NOMI_SOLUZIONI,
  sceltaInParole,
  type InputUsato,
  type IsoMonth,
  type LevelOrGrey,
  type Membro as MembroDominio,
  type Motivo,
  type SoluzioneCode,
  type Unit,
  type Words,
} from '@bussola/domain';
import {
  formatAge,
  formatDate,
  formatEuro,
  formatList,
  formatNumber,
  formatPercent,
  MISSING,
  NBSP,
} from '@bussola/i18n/format';
import type { ReportInput } from './report-input.ts';
import { reportWords, type ReportWords } from './locales/report-locale.ts';

/** What stands for an amount that the person chose not to print. */
const HIDDEN = '•••';

/** An amount of euro inside a sentence of the engine, with its sign and its unit. */
const AMOUNT = /[−+-]?\d[\d.]*(?:,\d+)?(?=[\s\u00A0\u202F]*€)/g;

/** Any number that is not part of a date or of the number of a law. */
const ANY_NUMBER = /(?<![\d./])\d[\d.]*(?:,\d+)?(?![\d/])/g;

/** A column has room for a name, not for a sentence; the table of the people has it whole. */
const LONGEST_NAME = 34;
const shorten = (name = ''): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

const SPLITS = ['suddivisioneInvestimento', 'strumentiInvestimento', 'regimeInvestimento'] as const;
type SplitKey = (typeof SPLITS)[number];
const isSplit = (key: string): key is SplitKey => SPLITS.some((one) => one === key);

/**
 * Turns what the engine says into what this reader reads: their language, their formats, amounts
 * hidden when asked.
 */
export interface LevelShown {
  level: LevelOrGrey;
  motivo?: Motivo | undefined;
  code?: SoluzioneCode;
  memberId?: string;
}

export class ReportFormatter {
  readonly input: ReportInput;
  readonly words: ReportWords;
  private readonly people: Map<string, MembroDominio>;

  constructor(input: ReportInput) {
    this.input = input;
    this.words = reportWords[input.language];
    this.people = new Map(input.membri.map((membro) => [membro._id, membro]));
  }

  get language(): 'it' | 'en' {
    return this.input.language;
  }
  get hidden(): boolean {
    return this.input.hideAmounts;
  }
  /** One person alone: sentences lose their plural. */
  get isAlone(): boolean {
    return this.input.analisi.perimetro.length <= 1;
  }

  /**
   * A sentence of the engine: its language, without the general caution that the report carries
   * once, at its end and at every foot.
   */
  say(text: Words): string {
    const said = text[this.language]
      .replace(this.words.disclaimer, '')
      .replaceAll('  ', ' ')
      .trim();
    return this.hidden ? said.replace(AMOUNT, HIDDEN) : said;
  }

  /** Sentences on answers: their numbers have no sign of the euro beside them. */
  sayAnswer(text: Words): string {
    return this.hidden ? text[this.language].replace(ANY_NUMBER, HIDDEN) : text[this.language];
  }

  /** Words with no amount of this household in them: names, laws. */
  text(text: Words): string {
    return text[this.language];
  }

  /** A law or a statistic, by its name in the reader's language. */
  source({ testo, testoEn }: { testo: string; testoEn: string }): string {
    return this.language === 'it' ? testo : testoEn;
  }

  euro(value: number | null | undefined): string {
    return this.hidden ? `${HIDDEN}${NBSP}€` : formatEuro(value);
  }

  /** A difference: «+6.200 €», «−900 €». */
  signedEuro(value: number): string {
    return value > 0 && !this.hidden ? `+${this.euro(value)}` : this.euro(value);
  }

  percent(pct: number | null | undefined): string {
    return formatPercent(pct, { decimals: 1 });
  }
  /** Without decimals: in sentences. */
  wholePercent(pct: number): string {
    return formatPercent(pct, { decimals: 0 });
  }
  number(value: number, decimals = 0): string {
    return formatNumber(value, decimals, 0);
  }
  date(iso: string | undefined, style: 'short' | 'long' = 'long'): string {
    return formatDate(iso, this.language, style);
  }
  /** «marzo 2052». */
  month(month: IsoMonth): string {
    return this.say(meseAnno(month));
  }

  age(months: number | undefined): string {
    return formatAge(months, this.language);
  }
  list(items: readonly string[]): string {
    return formatList(items, this.language);
  }

  /** A figure with its unit: `434.440 €`, `583 € al mese`, `19 anni`. */
  amount(value: number, unit: Unit): string {
    const { per } = this.words;
    switch (unit) {
      case 'euro':
        return this.euro(value);
      case 'euroAnno':
        return `${this.euro(value)} ${per.year}`;
      case 'euroMese':
        return `${this.euro(value)} ${per.month}`;
      case 'pct':
        return this.percent(value);
      case 'anni':
        return per.years(this.number(value, 1), value === 1);
      case 'mesi':
        return per.months(this.number(value, 1), value === 1);
      case 'punti':
        return per.points(this.number(value, 1));
    }
  }

  /** The value of an input as the person would say it. */
  inputValue({ value, unit, key, memberId }: InputUsato): string {
    if (value === null || value === '') return MISSING;
    if (isSplit(key) && memberId) return this.splitValue(key, memberId);
    if (typeof value === 'boolean') return value ? this.words.yes : this.words.no;
    if (typeof value === 'number') return unit ? this.amount(value, unit) : this.number(value, 2);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return this.date(value, 'short');
    const answer = this.choice(key, value);
    return this.hidden ? answer.replace(AMOUNT, HIDDEN) : answer || key;
  }

  /** A choice in words: of the work those of this report, else those of the engine. */
  private choice(key: string, value: string): string {
    const work: Readonly<Record<string, string>> = this.words.work;
    return work[value] ?? sceltaInParole(key, value)?.[this.language] ?? value;
  }

  /**
   * First name, and the surname too when two people share the first; «Marito», «Figlia» for someone
   * without a name.
   */
  name(memberId: string): string {
    const person = this.people.get(memberId);
    if (!person) return this.words.someone;
    const first = shorten(person.firstName?.trim());
    if (!first) return this.words.kinship[legameDi(person)];
    const twin = [...this.people.values()].some(
      (other) =>
        other._id !== memberId &&
        shorten(other.firstName?.trim()).toLowerCase() === first.toLowerCase(),
    );
    return twin && person.lastName ? shorten(`${first} ${person.lastName.trim()}`) : first;
  }

  /** «Azioni 20%, Liquidità 80%»: the engine says only that the answer is there. */
  private splitValue(key: SplitKey, memberId: string): string {
    const { wealth } = this.words;
    const names: Record<string, string> = {
      suddivisioneInvestimento: wealth.classes,
      strumentiInvestimento: wealth.tools,
      regimeInvestimento: wealth.regimes,
    }[key];
    const shares = Object.entries(this.people.get(memberId)?.[key] ?? {}).filter(
      ([, pct]) => pct > 0,
    );
    return (
      shares.map(([part, pct]) => `${names[part] ?? part}\u00A0${this.percent(pct)}`).join(', ') ||
      this.words.yes
    );
  }

  person(memberId: string): MembroDominio | undefined {
    return this.people.get(memberId);
  }

  names(memberIds: readonly string[]): string {
    return this.list(memberIds.map((id) => this.name(id)));
  }

  nameOf(code: SoluzioneCode): string {
    return NOMI_SOLUZIONI[code][this.language];
  }

  /** The words of a level; `memberId`: whose it is, when the figure is a person's. */
  level({ level, motivo, code, memberId }: LevelShown, short = false): string {
    const { levels } = this.words;
    if (level === 'yellow' && code && naturaDi(code) === 'verifica') return levels.toCheck;
    if (level !== 'grey') return levels[level];
    if (motivo === 'non_applicabile') return this.notApplicable(memberId, short);
    return short ? levels.greyShort : levels.grey;
  }

  private notApplicable(memberId: string | undefined, short: boolean): string {
    const { levels } = this.words;
    if (memberId === undefined || this.person(memberId)?.gradoParentela === 'me')
      return short ? levels.notApplicableShort : levels.notApplicable;
    return short ? levels.notApplicableToShort : levels.notApplicableTo(this.name(memberId));
  }
}
