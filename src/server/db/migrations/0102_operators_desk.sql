-- What operators look members up by and note about them (features/operator).

-- A name as it is compared: lower case, without marks and apostrophes, single blanks. `Nguyễn` is `nguyen`.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(translate(
    normalize(regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f''`ʻʼ‘’]', '', 'g'), nfc), 'đøłı', 'doli'), '\s+', ' ', 'g'))
$$;
-- Stored, as a search for a common name compares many rows.
alter table members add column name_key text generated always as (name_key(name)) stored;
alter table resumes add column name_key text generated always as (name_key(name)) stored;
alter table companies add column name_key text generated always as (name_key(name)) stored;
create index members_name_grams on members using gin (text_grams(name_key));
create index resumes_name_grams on resumes using gin (text_grams(name_key));
create index companies_name_grams on companies using gin (text_grams(name_key));
-- No list is searched by the beginning of a member's name any more.
drop index members_name;

create function last_digits(number text) returns text language sql immutable strict parallel safe as $$
  select right(regexp_replace(number, '\D', '', 'g'), 4)
$$;
create index members_last_digits on members (last_digits(cellphone));
create index resumes_last_digits on resumes (last_digits(cellphone));
create index resumes_cellphone on resumes (cellphone);
create index jobs_last_digits on jobs (last_digits(contact));

-- What operators note about a member, such as a call; for operators only.
create table member_notes (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  -- Not a reference: as with the acts, the id stays when the account is removed.
  operator_id uuid not null,
  text text not null,
  created_at timestamptz not null
);
create index member_notes_member on member_notes (member_id, created_at desc, id desc);
