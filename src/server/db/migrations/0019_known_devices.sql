-- Devices that have signed in: wrong passwords from elsewhere do not close an account to them.
create table known_devices (
  -- SHA-256 of a random token that the device keeps, also after a sign-out; it opens nothing.
  token_hash bytea not null,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, member_id)
);
create index known_devices_member on known_devices (member_id);
create index known_devices_age on known_devices (last_used_at);

-- Codes lived for three minutes and counts for an hour: neither is worth moving.
drop table certifications;

-- One code for each requester of a number: nobody's request voids another's code, or uses up its tries.
create table certification_codes (
  number_hash bytea not null,
  requester_hash bytea not null,
  code_hash bytea not null,
  tries int not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (number_hash, requester_hash)
);
create index certification_codes_expiry on certification_codes (expires_at);

-- The latest sends to a number, counted for each share: strangers together, the owner, an address, a requester.
create table certification_sends (
  number_hash bytea not null,
  share_hash bytea not null,
  recent_sends timestamptz[] not null,
  primary key (number_hash, share_hash)
);
