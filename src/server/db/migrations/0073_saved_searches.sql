-- Searches that workers keep. A new posting is matched against those with an alert: the terms are stored as the lists
-- compare them (features/job/list-scope.ts), and `anchor` is one of the letters that a matching posting's document has,
-- or nothing, so that a posting is compared with few searches.
create table saved_searches (
  member_id uuid not null references members on delete cascade,
  -- Chosen by the device, which may be offline.
  id uuid not null,
  name text not null,
  terms jsonb not null,
  alert_on boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  anchor text not null,
  region_ids int[] not null,
  products smallint[] not null,
  categories int not null,
  keywords int not null,
  pay_type smallint,
  min_pay_amount int,
  flags_wanted int not null,
  flags_unwanted int not null,
  words text[] not null,
  primary key (member_id, id)
);
create index saved_searches_alerts on saved_searches (anchor) where alert_on;
