-- The ministry's published list of employers with wage arrears, as it was imported last; no row before the first import.
create table arrears_lists (
  is_only boolean primary key default true check (is_only),
  -- The day of the list, in Seoul.
  listed_on date not null,
  file_hash bytea not null,
  entries integer not null,
  imported_at timestamptz not null
);

-- Age and home address of the published persons are not kept: nothing is decided by them.
create table arrears_entries (
  id uuid primary key,
  -- Names and address without blanks, case and legal form: the same entry of the next list keeps its id.
  key bytea not null unique,
  business_name text not null,
  person_name text not null,
  person_key text not null,
  address text not null,
  -- Province and district as they are compared; empty where the address names none.
  district text not null,
  amount bigint check (amount >= 0)
);
create index arrears_entries_name on arrears_entries (company_name_key(business_name));
create index arrears_entries_person on arrears_entries (person_key);

-- Entries that may mean a verified business. Only what an operator has confirmed is told to readers.
create table arrears_matches (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  entry_id uuid not null references arrears_entries on delete cascade,
  same_name boolean not null,
  same_person boolean not null,
  same_district boolean not null,
  status text not null check (status in ('OPEN', 'CONFIRMED', 'DIFFERENT')),
  found_at timestamptz not null,
  decided_at timestamptz,
  unique (company_id, entry_id),
  check ((status = 'OPEN') = (decided_at is null))
);
create index arrears_matches_entry on arrears_matches (entry_id);
create index arrears_matches_queue on arrears_matches (status, found_at);
