-- When the owner of the mailbox confirmed the address, by a link or through a provider that vouches for it.
alter table members add column email_verified_at timestamptz;
-- An account without a password has its address from such a provider.
update members set email_verified_at = created_at
where email is not null and password_hash is null
  and exists (select from social_accounts where social_accounts.member_id = members.id);

create table email_verifications (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  -- The address the link was sent to: it confirms no other.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_verifications_member on email_verifications (member_id);
create index email_verifications_expiry on email_verifications (expires_at);
