import type { Problem, ProblemCode } from '@bussola/contract';

/** One status for each code, so that a refusal is the same wherever it comes from. */
const STATUS: Readonly<Record<ProblemCode, number>> = {
  VALIDATION: 422,
  MALFORMED: 400,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNAUTHENTICATED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  // Not 401: the page answers a 401 with a refresh and a repeat, which cannot make a wrong password
  // right.
  BAD_CREDENTIALS: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  SIGN_IN_REQUIRED: 403,
  LAST_FACTOR: 409,
  PASSKEY_REFUSED: 403,
  SOCIAL_REFUSED: 403,
  SOCIAL_UNVERIFIED: 403,
  SOCIAL_LINK_REQUIRED: 403,
  EMAIL_UNVERIFIED: 403,
  TOO_MANY_REQUESTS: 429,
  SIGN_IN_LIMITED: 429,
  BUSY: 503,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  CONFLICT: 409,
  CHECKUP_COMPLETED: 409,
  TOKEN_INVALID: 422,
  TOKEN_EXPIRED: 422,
  CODE_WRONG: 422,
  CODE_LOCKED: 423,
  WEAK_PASSWORD: 422,
  CHECKUP_INCOMPLETE: 422,
  UNDERAGE: 422,
  LAST_ENABLED_MEMBER: 422,
  OWNER_MEMBER: 422,
  SECOND_SPOUSE: 422,
  ADVISER_FULL: 409,
  ADVISER_UNREGISTERED: 409,
  CLIENT_SAID_NO: 409,
  OWN_RELEASE: 403,
  RELEASE_ORDER: 409,
  RELEASE_REFUSED: 422,
  ONLY_AT_BACK_OFFICE: 403,
  ONLY_AT_SITE: 403,
  REPORT_FAILED: 503,
  INTERNAL: 500,
};

/** Italian titles for a bare answer; pages write their own text by code. */
const TITLE: Readonly<Partial<Record<number, string>>> = {
  400: 'Richiesta non leggibile',
  401: 'Accesso necessario',
  403: 'Non consentito',
  404: 'Non trovato',
  405: 'Metodo non previsto',
  409: 'Dati cambiati nel frattempo',
  413: 'Richiesta troppo grande',
  415: 'Tipo di contenuto non previsto',
  422: 'Dati da correggere',
  423: 'Codice bloccato',
  429: 'Troppe richieste',
  500: 'Errore interno',
  503: 'Servizio momentaneamente non disponibile',
  507: 'Spazio esaurito',
};

type FieldError = NonNullable<Problem['errors']>[number];
interface Details {
  detail?: string;
  errors?: FieldError[];
  /** The state on the server, with 409. */
  current?: unknown;
  /** The specification's `error` of a refused checkup submit. */
  error?: string;
  retryAfterSeconds?: number;
  /** The way to the second step of signing in. */
  secondFactor?: NonNullable<Problem['secondFactor']>;
  /** The address where this person works. */
  goTo?: string;
  /** The way from another site to an account that is there already. */
  social?: NonNullable<Problem['social']>;
}

/** A refusal that the caller can understand; anything else that is thrown is a fault of ours. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: Details;
  constructor(code: ProblemCode, details: Details = {}) {
    super(details.detail ?? code);
    this.name = 'ProblemError';
    this.code = code;
    this.status = STATUS[code];
    this.details = details;
  }
  toProblem(requestId: string): Problem {
    const { detail, errors, current, error, secondFactor, goTo, social } = this.details;
    return {
      type: `urn:bussola:problem:${this.code}`,
      title: TITLE[this.status] ?? 'Errore',
      status: this.status,
      code: this.code,
      requestId,
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors }),
      ...(current === undefined ? {} : { current }),
      ...(error === undefined ? {} : { error }),
      ...(secondFactor === undefined ? {} : { secondFactor }),
      ...(goTo === undefined ? {} : { goTo }),
      ...(social === undefined ? {} : { social }),
    };
  }
}
