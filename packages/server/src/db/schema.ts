/** Written by `pnpm schema --write` from the migrations. Changed there only. */
import type {
  Bozza,
  ClientView,
  Grant,
  Notice,
  FaqBody,
  FaqRow,
  ProfiloConsulente,
  ResponseOf,
  SolutionBody,
  TextBody,
  User,
} from '@bussola/contract';
import type {
  Cambi,
  IsoDate,
  LevelOrGrey,
  Soluzione,
  SoluzioneCode,
  UscitaDatata,
} from '@bussola/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as the value, written as its JSON text. */
type Json<T> = ColumnType<T, string, string>;
type FilledJson<T> = ColumnType<T, string | undefined, string>;
/** Read as text: no float on the way. */
type Numeric = ColumnType<string, number | string, number | string>;
type List<T = string> = ColumnType<T[], readonly T[], readonly T[]>;

export interface Schema {
  analyses: {
    user_id: string;
    version: number;
    motore: string;
    costanti: string;
    ref_day: IsoDate;
    body: string;
    earlier: string | null;
    frasi: Generated<string>;
  };
  answer_history: {
    id: GeneratedAlways<number>;
    user_id: string;
    member_id: string | null;
    key: string;
    value: Json<unknown> | null;
    estimated: boolean;
    author_id: string | null;
    at: Date;
  };
  areas: {
    user_id: string;
    version: Generated<number>;
    revision: Generated<number>;
    analisi_familiare: Generated<'perMe' | 'perNucleo'>;
    uscite_pianificate: Numeric | null;
    updated_at: Date;
    uscite: Json<UscitaDatata[]> | null;
    uscite_scritte_il: IsoDate | null;
    investimenti: Generated<boolean>;
    investimenti_dal: IsoDate | null;
    personaldata: Generated<boolean>;
    personaldata_dal: IsoDate | null;
  };
  audit: {
    id: GeneratedAlways<number>;
    at: Date;
    action: string;
    request_id: string | null;
    detail: string | null;
    who: string | null;
    about: string | null;
    via: string | null;
    grant_id: string | null;
    reason: string | null;
    fields: List | null;
  };
  audit_chain: {
    seq: number;
    audit_id: number;
    about: string | null;
    place: number;
    canonical: string;
    row_hash: string;
    hash: string;
  };
  audit_checks: {
    id: GeneratedAlways<number>;
    at: Date;
    checked_by: string | null;
    nightly: boolean;
    from_seq: number;
    head_seq: number | null;
    through_seq: number;
    took_ms: number;
    fault: 'changed' | 'missing' | 'unlinked' | 'unsigned' | 'foreign' | 'unsealed' | null;
    fault_seq: number | null;
  };
  audit_pseudonyms: {
    user_id: string;
    pseudonym: Generated<string>;
  };
  avatars: {
    member_id: string;
    user_id: string;
    blob_key: string;
    updated_at: Date;
    size_bytes: Generated<number>;
  };
  challenges: {
    ticket_hash: string;
    kind: 'passkey' | 'passkey-new' | 'second-factor' | 'social' | 'social-link';
    user_id: string | null;
    data: Json<object>;
    attempts: Generated<number>;
    expires_at: Date;
  };
  client_index: {
    user_id: string;
    kind: 'client' | 'never' | 'partner' | 'staff';
    checkup: 'none' | 'started' | 'completed';
    state: 'to-verify' | 'active' | 'disabled';
    first_name: string;
    last_name: string;
    email: string;
    comune: string | null;
    name_key: string;
    words: string;
    membri: number;
    red: number | null;
    yellow: number | null;
    green: number | null;
    grey: number | null;
    reds: number;
    new_red_on: IsoDate | null;
    has_adviser: boolean;
    updated_at: Date;
    last_login_at: Date;
  };
  client_views: {
    user_id: string;
    views: Json<ClientView[]>;
    version: Generated<number>;
  };
  comuni: {
    codice_istat: string;
    comune: string;
    provincia: string;
    regione: string;
    chiave: string;
    cessato_il: IsoDate | null;
    catastale: string | null;
    successore: string | null;
  };
  comuni_nomi: {
    chiave: string;
    codice_istat: string;
    nome: string;
    kind: 'lingua' | 'precedente';
  };
  consent_proofs: {
    id: GeneratedAlways<number>;
    who: string;
    kind: string;
    granted: boolean;
    text_version: string;
    at: Date;
    keep_until: Date;
  };
  consents: {
    id: GeneratedAlways<number>;
    user_id: string;
    kind: 'privacy' | 'terms' | 'marketing' | 'profiling';
    granted: boolean;
    text_version: string;
    at: Date;
  };
  consulente_clienti: {
    consulente_id: string;
    client_id: string;
    since: Date;
  };
  consulente_profili: {
    consulente_id: string;
    albo: 'OCF' | 'RUI' | null;
    numero: string | null;
    checked_by: string | null;
    checked_at: Date | null;
    luoghi: List;
    lingue: List<ProfiloConsulente['lingue'][number]>;
    canali: List<ProfiloConsulente['canali'][number]>;
    video: string | null;
    orari: Json<ProfiloConsulente['orari']>;
    eccezioni: Json<ProfiloConsulente['eccezioni']>;
    version: Generated<number>;
    limite: number | null;
  };
  consulente_proposte: {
    client_id: string;
    consulente_id: string | null;
    proposed_by: string | null;
    reason: string | null;
    proposed_at: Date;
    expires_at: Date;
    refused_at: Date | null;
  };
  content_versions: {
    content_id: string;
    n: number;
    body: Json<FaqBody | TextBody | SolutionBody>;
    published_by: string | null;
    published_at: Date;
    in_force_on: IsoDate;
  };
  content_writers: {
    content_id: string;
    user_id: string;
    seen_at: Date;
  };
  contents: {
    id: string;
    kind: 'faq' | 'text' | 'solution';
    category: FaqRow['category'] | null;
    place: number;
    version: Generated<number>;
    draft: Json<FaqBody | TextBody | SolutionBody> | null;
    draft_by: string | null;
    draft_at: Date | null;
    created_at: Date;
    key: string | null;
  };
  costanti_owners: {
    key: string;
    owner: string;
    set_at: Date;
    told_due: IsoDate | null;
  };
  costanti_releases: {
    id: string;
    seq: GeneratedAlways<number>;
    release: string | null;
    state: 'draft' | 'submitted' | 'approved' | 'withdrawn' | 'discarded';
    origin: 'shipped' | 'draft' | 'rollback' | 'completion' | 'presentation';
    why: string;
    base: string | null;
    changes: Json<Cambi>;
    version: Generated<number>;
    contributors: List;
    submitted_by: string | null;
    approved_by: string | null;
    valid_from: IsoDate | null;
    effective_day: IsoDate | null;
    place: number | null;
    body: string | null;
    hash: string | null;
    created_at: Date;
    updated_at: Date;
  };
  costanti_shipped: {
    seq: GeneratedAlways<number>;
    hash: string;
    body: string;
    seen_at: Date;
  };
  dev_mail: {
    id: string;
    seq: GeneratedAlways<number>;
    recipient: string;
    subject: string;
    html: string;
    body: string;
    sent_at: Date;
  };
  drafts: {
    user_id: string;
    data: Json<Bozza>;
    reached: number;
    version: Generated<number>;
    completed_at: Date | null;
    updated_at: Date;
  };
  email_changes: {
    user_id: string;
    email: string;
    email_folded: string;
    token_hash: string;
    code_hash: string;
    attempts: Generated<number>;
    asked_at: Date;
    expires_at: Date;
  };
  factor_resets: {
    client_id: string;
    asked_by: string | null;
    at: Date;
    due_at: Date;
    stopped_at: Date | null;
  };
  faq_reads: {
    content_id: string;
    month: IsoDate;
    reads: number;
  };
  faq_remarks: {
    id: string;
    content_id: string;
    text: string;
    written_on: IsoDate;
  };
  faq_votes: {
    content_id: string;
    user_id: string;
    useful: boolean;
    voted_on: IsoDate;
    remarked: Generated<boolean>;
  };
  files: {
    id: string;
    user_id: string;
    name: string;
    type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
    size_bytes: number;
    blob_key: string;
    uploaded_by: string;
    created_at: Date;
  };
  grants: {
    id: string;
    owner_id: string;
    holder_id: string | null;
    scopes: List<Grant['scopes'][number]>;
    purpose: string;
    from_day: IsoDate;
    to_day: IsoDate;
    state: 'pending' | 'active' | 'expired' | 'revoked' | 'refused';
    last_access_at: Date | null;
    created_at: Date;
    holder_email: string | null;
    members: List | null;
    hide_amounts: Generated<boolean>;
    version: Generated<number>;
    ended_at: Date | null;
  };
  handoffs: {
    code_hash: string;
    kind: 'handle' | 'enter' | 'leave';
    session_id: string;
    via: 'grant' | 'placeholder' | 'look' | null;
    grant_id: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    look_id: string | null;
  };
  household_levels: {
    user_id: string;
    version: number;
    motore: string;
    costanti: string;
    ref_day: IsoDate;
    computed_at: Date;
    levels: Json<Partial<Record<SoluzioneCode, LevelOrGrey>>>;
    red: number;
    yellow: number;
    green: number;
    grey: number;
    since: IsoDate;
  };
  idempotency: {
    user_id: string;
    key: string;
    fingerprint: string;
    response: Json<unknown> | null;
    created_at: Date;
  };
  installation: {
    only_row: Generated<boolean>;
    for_demo: boolean;
    keys: FilledJson<Readonly<Record<string, string>>>;
    for_production: Generated<boolean>;
  };
  invitations: {
    id: string;
    email: string;
    email_folded: string;
    role: 'Consulente' | 'Admin' | 'SuperAdmin';
    first_name: string;
    last_name: string;
    language: 'it' | 'en';
    token_hash: string;
    invited_by: string | null;
    created_at: Date;
    expires_at: Date;
  };
  joint_looks: {
    id: string;
    client_id: string;
    staff_id: string;
    reason: string;
    asked_at: Date;
    due_at: Date;
    answer: 'yes' | 'no' | 'withdrawn' | null;
    answered_at: Date | null;
    until: Date | null;
    ended_at: Date | null;
    seen_at: Date | null;
    calls_read: Generated<List>;
  };
  level_history: {
    id: GeneratedAlways<number>;
    user_id: string;
    day: IsoDate;
    area: SoluzioneCode;
    before: 'red' | 'yellow' | 'green' | 'grey';
    after: string;
    cause: Json<Readonly<Record<string, string | readonly string[]>>>;
  };
  looks: {
    staff_id: string;
    client_id: string;
    kind: 'card' | 'sintesi' | 'famiglia' | 'dati' | 'report' | 'documenti' | 'accessi';
    until: Date;
  };
  mail_sent: {
    kind: string;
    hour: Date;
    n: number;
  };
  membri: {
    id: string;
    user_id: string;
    seq: number;
    grado: 'me' | 'wife' | 'husband' | 'son' | 'daughter' | 'mother' | 'father' | 'other';
    enabled: Generated<boolean>;
    data: Json<Record<string, unknown>>;
    created_at: Date;
  };
  notes: {
    user_id: string;
    text: string;
    version: Generated<number>;
    updated_at: Date;
  };
  notices: {
    id: string;
    user_id: string;
    kind: Notice['kind'];
    detail: Json<Notice['detail']>;
    at: Date;
    dismissed_at: Date | null;
  };
  one_use_tokens: {
    token_hash: string;
    user_id: string;
    kind: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    detail: string | null;
  };
  outbox: {
    id: string;
    seq: GeneratedAlways<number>;
    dedupe_key: string | null;
    recipient: string;
    subject: string;
    html: string;
    body: string;
    run_at: Date;
    attempts: Generated<number>;
    locked_until: Date | null;
    done_at: Date | null;
    dead_at: Date | null;
    kind: string | null;
    written_at: Date | null;
    tried_at: Date | null;
    failure: 'refused' | 'silent' | 'later' | null;
    failure_words: string | null;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: List;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
    domain: string | null;
  };
  personal_keys: {
    user_id: string;
    wrapped: string;
  };
  portal_channels: {
    portal: string;
    channel: 'stable' | 'canary';
    line: List;
    percent: number;
  };
  portal_events: {
    hour: Date;
    portal: string;
    build_id: string;
    channel: 'stable' | 'canary' | 'override';
    phase: string;
    outcome: string;
    code: Generated<string>;
    fallback_to: Generated<string>;
    n: number;
    asset: Generated<string>;
  };
  portal_history: {
    serial: number;
    at: Date;
    portal: string;
    action: 'publish' | 'rollback' | 'promote' | 'percent' | 'kill' | 'withdraw';
    channel: 'stable' | 'canary' | null;
    build_id: string | null;
    previous: string | null;
    percent: number | null;
    reason: string | null;
    author_kind: 'installation' | 'token' | 'person';
    author: string;
  };
  portal_loads: {
    hour: Date;
    portal: string;
    build_id: string;
    upto_ms: number;
    n: number;
  };
  portal_overrides: {
    id: string;
    portal: string;
    build_id: string;
    user_id: string;
    created_by: string | null;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  portal_registry: {
    single: Generated<boolean>;
    serial: number;
    changed_at: Date;
  };
  portal_releases: {
    portal: string;
    build_id: string;
    state: 'uploading' | 'available' | 'killed' | 'removed';
    manifest: string;
    manifest_integrity: string;
    wire: Json<Record<string, number>>;
    author_kind: 'installation' | 'token' | 'person';
    author: string;
    begun_at: Date;
    published_at: Date | null;
    left_at: Date | null;
  };
  portal_tokens: {
    id: string;
    name: string;
    token_hash: string;
    portals: List;
    created_by: string | null;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  portal_violations: {
    hour: Date;
    portal: string;
    directive: string;
    blocked: string;
    n: number;
  };
  rate_limit: {
    k: string;
    n: number;
    reset_at: Date;
  };
  recovery_codes: {
    user_id: string;
    code_hash: string;
    used_at: Date | null;
    created_at: Date;
  };
  refused_addresses: {
    address_hash: string;
    refused_at: Date;
  };
  regali: {
    id: string;
    user_id: string;
    regalo: string;
    nome: string;
    address_hash: string | null;
    sent_at: Date;
  };
  reports: {
    id: string;
    user_id: string;
    name: string;
    created_at: Date;
    costanti: string;
    motore: string;
    membri: List;
    language: 'it' | 'en';
    hide_amounts: boolean;
    state: 'queued' | 'running' | 'ready' | 'failed';
    area_version: number;
    blob_key: string | null;
    size_bytes: number | null;
    input: string | null;
    analisi_hash: string | null;
    analisi: string | null;
    has_reserved: Generated<boolean>;
  };
  richieste: {
    id: string;
    kind: 'domanda' | 'errore' | 'privacy';
    via: 'lettera' | 'telefono' | 'email' | 'sito';
    client_id: string | null;
    body: string | null;
    sealed: boolean;
    arrived_on: IsoDate;
    due_on: IsoDate | null;
    entered_by: string | null;
    entered_at: Date;
    owner: string | null;
    owner_since: Date | null;
    recognised_by: string | null;
    recognised_at: Date | null;
    exported_at: Date | null;
    erased_at: Date | null;
    outcome: 'answered' | 'closed' | null;
    closed_at: Date | null;
    closed_by: string | null;
  };
  schema_functions: {
    serial: GeneratedAlways<number>;
    name: string;
    hash: string;
    applied_at: Generated<Date>;
  };
  schema_migrations: {
    name: string;
    hash: string;
    applied_at: Generated<Date>;
  };
  segni: {
    user_id: string;
    code: SoluzioneCode;
    stato: 'primo_passo' | 'fatto' | 'non_ora';
    data: IsoDate;
    file_id: string | null;
    visto: Json<Pick<Soluzione, 'level' | 'numeri'>>;
    visto_il: IsoDate;
  };
  sessions: {
    id: string;
    user_id: string;
    provisional: boolean;
    counter: Generated<number>;
    confirmed: Generated<boolean>;
    rotated_at: Date;
    created_at: Date;
    expires_at: Date;
    remember: boolean;
    revoked_at: Date | null;
    revoked_why: string | null;
    proved_at: Date | null;
    via: Generated<'own' | 'grant' | 'placeholder' | 'look'>;
    area_id: string | null;
    grant_id: string | null;
    parent_id: string | null;
    limited_to: 'enrol' | 'report' | null;
    report_id: string | null;
    browser: string | null;
    system: string | null;
    last_seen_at: Date;
    look_id: string | null;
  };
  sintesi_links: {
    token_hash: string;
    user_id: string;
    day: IsoDate;
    expires_on: IsoDate;
    family_name: string;
    areas: Json<ResponseOf<'reportSintesi'>['areas']>;
  };
  social_identities: {
    provider: string;
    subject: string;
    user_id: string;
    created_at: Date;
  };
  testamenti: {
    member_id: string;
    user_id: string;
    body: string;
    version: Generated<number>;
    updated_at: Date;
  };
  totp: {
    user_id: string;
    sealed: string;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    created_at: Date;
  };
  users: {
    id: string;
    email: string | null;
    email_folded: string | null;
    password_hash: string | null;
    role: Generated<'User' | 'Consulente' | 'Admin' | 'SuperAdmin'>;
    state: 'provisional' | 'to-verify' | 'active' | 'disabled';
    first_name: Generated<string>;
    last_name: Generated<string>;
    comune: Json<NonNullable<User['comuneResidenza']>> | null;
    language: Generated<'it' | 'en'>;
    checkup: Generated<boolean>;
    created_at: Date;
    last_login_at: Date | null;
    expires_at: Date | null;
    deleted_at: Date | null;
    placeholder: Generated<boolean>;
    demo: Generated<boolean>;
    inactive_notice_at: Date | null;
    corrections_seen_on: IsoDate | null;
    suspended_at: Date | null;
  };
  verifications: {
    user_id: string;
    token_hash: string;
    code_hash: string;
    attempts: Generated<number>;
    sent_at: Date;
    expires_at: Date;
  };
  visitor_keys: {
    key_mac: string;
    response: Json<{ boundTo: string }> | null;
    created_at: Date;
  };
  vix: {
    day: IsoDate;
    value: Numeric;
    noted_at: Date;
    source: Generated<'typed' | 'csv' | 'url'>;
    noted_by: string | null;
  };
}
