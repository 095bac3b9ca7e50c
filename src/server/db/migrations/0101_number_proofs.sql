-- Issued for a right code that opened no account at once: makes an account with the number, or opens the one that has it
-- with one more thing that its member knows.
create table number_proofs (
  -- SHA-256 of token and number.
  token_hash bytea primary key,
  -- The account that it has made or opened: a repeat opens that one and no other.
  member_id uuid references members on delete cascade,
  expires_at timestamptz not null
);
create index number_proofs_member on number_proofs (member_id) where member_id is not null;
create index number_proofs_expiry on number_proofs (expires_at);
