create table members (
  id uuid primary key,
  -- Lower case: one mailbox is one member.
  email text not null unique,
  name text not null,
  role text not null check (role in ('EMPLOYEE', 'EMPLOYER', 'OPERATOR')),
  -- Null for members who only sign in through a provider.
  password_hash text,
  lang_code text not null default 'ko',
  cellphone text,
  cellphone_verified_at timestamptz,
  alarm_on boolean not null default true,
  alarm_expected_job_on boolean not null default true,
  alarm_news_on boolean not null default true,
  created_at timestamptz not null
);

create table sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  keep_signed_in boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_member on sessions (member_id);
create index sessions_expiry on sessions (expires_at);

create table idempotency_keys (
  member_id uuid not null references members on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The table of rate-limiter-flexible: counters that all processes share.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
