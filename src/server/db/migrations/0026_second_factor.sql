-- What an operator signs in with beside the password (RFC 6238).
create table operator_factors (
  member_id uuid primary key references members on delete cascade,
  -- The TOTP key, encrypted.
  key bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the operator's device has the key.
  confirmed_at timestamptz,
  -- Time step of the last code that was accepted: it and older ones are used up.
  last_step bigint
);
create table operator_recovery_codes (
  member_id uuid not null references operator_factors on delete cascade,
  -- HMAC of the code.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- True between password and second factor: such a session may do nothing else.
alter table sessions add column awaits_second_factor boolean not null default false;
-- Operators who are signed in have not shown one yet.
delete from sessions where member_id in (select id from members where role = 'OPERATOR');
