/**
 * How long the texts of bodies may be: plain data, so that fields in browsers stop at the same
 * length. Those of answers are in the table of the domain.
 */
import { EMAIL_MAX, NAME_MAX } from '@bussola/domain/person-name';

export const MAX_LENGTH = {
  /** Of a person, a document, a report, a passkey. */
  name: NAME_MAX,
  email: EMAIL_MAX,
  /** Why staff does something to a client. */
  reason: 300,
  /** Why a build is moved. */
  moveReason: 200,
  /** What a grant is for. */
  purpose: 300,
  search: 100,
  tokenName: 60,
  /** Of a saved view. */
  viewName: 40,
  /** Whom a gift is for. */
  giftName: 60,
  /** Of a planned outflow. */
  outflow: 80,
  /** Of a will: the notary; where it is, and who knows. */
  notary: 120,
  willPlace: 200,
  note: 20_000,
  /** A place where an adviser receives, and the link of their video calls. */
  place: 80,
  link: 300,
  /** Of what somebody asked: in a line, who, and their own words or our answer. */
  requestSubject: 120,
  requestPerson: 160,
  requestWords: 4_000,
  faqQuestion: 120,
  /** What was missing in an answer, and a question to a person of the staff. */
  faqRemark: 200,
  question: 1_000,
  infoText: 400,
  solutionTitle: 80,
  solutionSentence: 220,
  solutionFact: 200,
  factSource: 120,
} as const;
/** Arguments of questions and answers, in their order. */
export const FAQ_CATEGORIES = [
  'primi-passi',
  'numeri',
  'pensione',
  'casa',
  'protezione',
  'privacy',
  'regali',
] as const;
export const FAQS = 200;
/** Of an area. */
export const SOLUTION_FACTS = 12;
/** Most signs of a rich text, as JSON. */
export const RICH_TEXT_BYTES = 20_000;
export const MIN_REASON = 10;
/** How many clients staff act on at once. */
export const CLIENTS_AT_ONCE = 200;
/** How often a day staff may have a letter sent again to one person. */
export const RESENT_A_DAY = 3;
/** For how long the owner may stop staff from taking a lost second factor off. */
export const FACTOR_RESET_HOURS = 24;
/** Looking together: minutes for an answer, minutes of a yes, how often a day one may ask. */
export const LOOK_ASK_MINUTES = 10;
export const LOOK_MINUTES = 15;
export const LOOKS_A_DAY = 3;
/** The address of a page of the area, as the log has it. */
export const LOOK_PAGE = /^\/app(?:\/[A-Za-z0-9-]{1,40}){1,6}$/;
/** What staff read of a client only with a reason that names it; in the order of the screen. */
export const CLIENT_TABS = [
  'sintesi',
  'famiglia',
  'dati',
  'report',
  'documenti',
  'accessi',
] as const;
/**
 * How many clients an adviser may follow, those who have not answered yet among them, until staff
 * say otherwise for one of them; and the most that they may say.
 */
export const ADVISER_CLIENTS = 50;
export const MOST_ADVISER_CLIENTS = 500;
/** How the two registers of advisers write a number. */
export const NUMERO_ALBO = { OCF: /^\d{4,6}$/, RUI: /^[A-F]\d{9}$/ } as const;
/** Days a client has to say whether an adviser may follow them; no answer is a no. */
export const ADVISER_ANSWER_DAYS = 14;

/** Who is in the list: households that began the checkup, or people without one. */
export const CLIENT_KINDS = ['client', 'never', 'partner', 'staff'] as const;

/** When somebody was last here, in days; the longest ago and never apart. */
export const LAST_LOGINS = ['7', '30', '90', 'older', 'never'] as const;
/** An area that became red is new for so many days, while it is red. */
export const NEW_RED_DAYS = 30;

/** Views of the list of clients that one person of the staff keeps. */
export const SAVED_VIEWS = 20;
/** Columns of the list of clients after the name, as it begins. */
export const LIST_COLUMNS = [
  'membri',
  'checkup',
  'reds',
  'consulente',
  'lastLogin',
  'updatedAt',
] as const;
/** What a row of the exported list says; who they are always stands first. */
export const EXPORT_COLUMNS = [
  'comune',
  'membri',
  'checkup',
  'levels',
  'consulente',
  'lastLogin',
  'updatedAt',
] as const;

/** What people ask, and how it came. */
export const REQUEST_KINDS = ['privacy', 'domanda', 'errore'] as const;
export const REQUEST_VIA = ['lettera', 'email', 'telefono', 'sito'] as const;
/** Days to answer a privacy request, from the day on which it arrived (GDPR, article 12). */
export const PRIVACY_DAYS = 30;

/** Days before a constant falls due on which whoever follows it is written. */
export const DUE_NOTICE_DAYS = 30;

/** What a letter is about; `other`: written before letters said so. */
export const LETTER_KINDS = [
  'verification',
  'already',
  'reset',
  'invitation',
  'notice',
  'sign-in',
  'access',
  'email-change',
  'account',
  'look',
  'adviser',
  'grant',
  'gift',
  'request',
  'constants',
  'other',
] as const;
/** The address is refused for good; nobody answered; the mail server wants it later. */
export const LETTER_FAILURES = ['refused', 'silent', 'later'] as const;

/** Whose rows of the log: groups of people, and the server by itself. */
export const LOG_WHO = ['staff', 'advisers', 'people', 'server'] as const;
/** What a row of the log is about. */
export const LOG_KINDS = [
  'reads',
  'writes',
  'exports',
  'access',
  'accounts',
  'grants',
  'advisers',
  'staff',
  'constants',
  'portals',
  'contents',
  'service',
] as const;
/** How the chain of the log can be broken. */
export const LOG_FAULTS = [
  'changed',
  'missing',
  'unlinked',
  'unsigned',
  'foreign',
  'unsealed',
] as const;
