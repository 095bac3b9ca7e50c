-- Null for a member who signs in through a provider that told no address.
alter table members alter column email drop not null;

alter table sessions add column id uuid;
alter table sessions add column device text;
-- UUIDv7 of the time each began: random bytes, the milliseconds in front, the version's two bits set.
update sessions set id = encode(
  set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from created_at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid;
alter table sessions alter column id set not null;
alter table sessions add unique (id);

create table password_resets (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_member on password_resets (member_id);
create index password_resets_expiry on password_resets (expires_at);

-- Who a member is elsewhere.
create table social_accounts (
  provider text not null check (provider in ('kakao', 'facebook', 'naver')),
  provider_user_id text not null,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (provider, provider_user_id),
  unique (member_id, provider)
);

-- Sign-ins begun at a provider and not yet finished. Deleting the row uses it up.
create table social_attempts (
  state_hash bytea primary key,
  provider text not null,
  -- SHA-256 of what only the browser that began it keeps; the PKCE verifier comes from the same secret.
  browser_key_hash bytea not null,
  -- Of the member who connects a provider; null where somebody signs in.
  member_id uuid references members on delete cascade,
  role text not null check (role in ('EMPLOYEE', 'EMPLOYER')),
  keep_signed_in boolean not null,
  expires_at timestamptz not null
);
create index social_attempts_expiry on social_attempts (expires_at);
create index social_attempts_member on social_attempts (member_id);

-- Work that a transaction leaves to the background. Whoever moves `due_at` on has the task until then; done is deleted.
create table tasks (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index tasks_due on tasks (due_at);

-- Postings outlive their employer's account, closed and without a person behind them.
alter table companies alter column member_id drop not null;
alter table companies drop constraint companies_member_id_fkey;
alter table companies add foreign key (member_id) references members on delete set null;
