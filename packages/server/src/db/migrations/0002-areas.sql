-- What belongs to one account: the checkup, the household, its analysis, its reports.
create table areas (
  user_id uuid primary key references users on delete cascade,
  -- Grows at every change of the household; reports and analyses remember the one they were made from.
  version integer not null default 0,
  -- Grows also when something else that allInfo shows changes.
  revision integer not null default 0,
  analisi_familiare text not null default 'perNucleo' check (analisi_familiare in ('perMe', 'perNucleo')),
  uscite_pianificate numeric(14,2) check (uscite_pianificate between 0 and 1000000000),
  updated_at timestamptz not null
);

create table drafts (
  user_id uuid primary key references users on delete cascade,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  reached integer not null check (reached between 0 and 6),
  version integer not null default 0,
  completed_at timestamptz,
  updated_at timestamptz not null
);

-- A true answer when the amount is absent or inside the bounds of the contract.
create function is_amount(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is null or (jsonb_typeof(value) = 'number' and value::numeric between 0 and 1000000000)
$$;
create function is_split(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is null or (jsonb_typeof(value) = 'object' and not exists (
    select 1 from jsonb_each(value) part where jsonb_typeof(part.value) <> 'number' or part.value::numeric not between 0 and 100))
$$;

create table membri (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  seq integer not null,
  grado text not null check (grado in ('me', 'wife', 'husband', 'son', 'daughter', 'mother', 'father', 'other')),
  enabled boolean not null default true,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null,
  unique (user_id, seq),
  check (is_amount(data->'redditoNettoAnnuo') and is_amount(data->'valoreResidenza') and is_amount(data->'valoreResiduoMutuo')
    and is_amount(data->'valorePatrimonioImmobiliare') and is_amount(data->'valorePatrimonioImmobiliareSecondHomes')
    and is_amount(data->'valorePatrimonioMobiliare') and is_amount(data->'valoreAttivita') and is_amount(data->'montanteFondo')
    and is_amount(data->'polizze'->'renditaLtcMensile') and is_amount(data->'polizze'->'capitaleCasoMorte')),
  check (is_split(data->'suddivisioneInvestimento') and is_split(data->'strumentiInvestimento') and is_split(data->'regimeInvestimento'))
);
create unique index membri_one_me on membri (user_id) where grado = 'me';
create unique index membri_one_spouse on membri (user_id) where grado in ('wife', 'husband');

-- The last analysis of each area, as the text that is sent. Anybody may throw rows away: they are computed again.
create table analyses (
  user_id uuid primary key references users on delete cascade,
  version integer not null,
  motore text not null,
  costanti text not null,
  ref_day date not null,
  body text not null,
  red integer not null, yellow integer not null, green integer not null, grey integer not null
);

create table reports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  created_at timestamptz not null,
  costanti text not null,
  motore text not null,
  membri text[] not null,
  language text not null check (language in ('it', 'en')),
  hide_amounts boolean not null,
  state text not null check (state in ('queued', 'running', 'ready', 'failed')),
  area_version integer not null,
  blob_key text,
  size_bytes integer,
  check (state <> 'ready' or (blob_key is not null and size_bytes is not null))
);
create index reports_user on reports (user_id, created_at desc);
create index reports_blob on reports (blob_key);

create table sintesi_links (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  day date not null,
  expires_on date not null,
  family_name text not null,
  areas jsonb not null
);

create table idempotency (
  user_id uuid not null references users on delete cascade,
  key text not null,
  fingerprint text not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create table comuni (
  codice_istat text primary key check (codice_istat ~ '^\d{6}$'),
  comune text not null,
  provincia text not null,
  regione text not null,
  -- Without accents and case, apostrophes and hyphens as spaces.
  chiave text not null
);
create index comuni_chiave on comuni (chiave text_pattern_ops);

create table vix (
  day date primary key,
  value numeric(8,2) not null,
  noted_at timestamptz not null
);
