-- What happened to the ways in which a member signs in, so that it can be told and undone.
create table factor_changes (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  kind text not null,
  -- What the notice names: a provider, or what a reset has dropped.
  detail jsonb not null,
  -- E-mail, cellphone and providers as they were before.
  former jsonb not null,
  -- The address of before, which is told; null where there was none.
  told_email text,
  -- Whether that address may undo it: not one that is itself younger than the time to undo.
  is_undoable boolean not null,
  -- SHA-256 of the token in the mail.
  undo_hash bytea unique,
  undone_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index factor_changes_member on factor_changes (member_id, id);
create index factor_changes_expiry on factor_changes (expires_at);
-- Nobody can sign up with an address while it may still be put back.
create index factor_changes_email on factor_changes (told_email) where kind = 'EMAIL';

create table email_changes (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_member on email_changes (member_id);
create index email_changes_expiry on email_changes (expires_at);

-- The address for which the provider vouched when it was connected; null where it was not the account's.
alter table social_accounts add column confirmed_email text;
update social_accounts set confirmed_email = members.email from members
where members.id = social_accounts.member_id and members.created_at = social_accounts.created_at;

-- A reset that follows an undo sets the password alone: what was put back stays.
alter table password_resets add column keeps_factors boolean not null default false;
