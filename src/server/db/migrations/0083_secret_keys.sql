-- Which secret keys this site has used, without the keys: the newest row is the one in use.
create table secret_keys (
  id bigint generated always as identity primary key,
  key_id text not null,
  used_since timestamptz not null
);

-- What the recovery codes are hashed with, encrypted, once the secret key that hashed them was replaced. Null: that key.
alter table operator_factors add column code_key bytea;
