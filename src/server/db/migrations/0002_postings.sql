create table files (
  reference text primary key,
  type text not null,
  content_type text not null,
  size int not null,
  owner_id uuid references members on delete set null,
  is_public boolean not null,
  created_at timestamptz not null
);

create table companies (
  id uuid primary key,
  member_id uuid not null unique references members on delete cascade,
  name text not null,
  business_type text,
  business_number text,
  verified_at timestamptz,
  logo_file text references files on delete set null,
  created_at timestamptz not null
);

create table jobs (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  product_type text not null check (product_type in ('PREMIUM', 'GRAND', 'LOCAL', 'LIFE')),
  status text not null check (status in ('IN_REVIEW', 'PAYMENT_DUE', 'IN_PROGRESS', 'CLOSED')),
  closed_reason text check (closed_reason in ('EMPLOYER', 'EXPIRED', 'OPERATOR')),
  title text not null,
  company_name text not null,
  contact text not null,
  details text not null,
  address text not null,
  address_details text not null,
  address_code text,
  road_address_english text,
  bcode text,
  sigungu_code text not null,
  region_id int not null,
  -- Further regions a LOCAL posting is shown in; at most three.
  local_region_ids int[] not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  categories text[] not null,
  category_etc text,
  keywords text[] not null,
  gender text not null,
  number_of_persons int not null,
  nationality_unconcerned boolean not null,
  country_codes text[] not null default '{}',
  pay_type text not null,
  pay_amount int not null,
  -- contract/wage.ts; kept so that lists can be sorted by it.
  hourly_equivalent int not null,
  period_type text not null,
  number_of_work_days int not null,
  -- Minutes after midnight; null where the hours are negotiable.
  start_minutes int,
  end_minutes int,
  business_hour_negotiable boolean not null,
  on_the_way boolean not null,
  visa_available boolean not null,
  use_secure_payment boolean not null,
  image_file text references files on delete set null,
  period_start timestamptz,
  period_end timestamptz,
  -- Place in the lists: when the posting first became public.
  listed_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index jobs_company on jobs (company_id, created_at desc);
create index jobs_term on jobs (period_end) where status = 'IN_PROGRESS';

-- The open postings as the lists read them: one narrow row for each region a posting is found under (0 is the whole
-- country, then province, city and district), so that any region is one range of one index, already in the list's order.
-- Enumerations are small numbers and bit masks; features/job/listing.ts writes and reads them.
create table job_listings (
  region_id int not null,
  product_type smallint not null,
  listed_at timestamptz not null,
  job_id uuid not null references jobs on delete cascade,
  period_end timestamptz not null,
  hourly_equivalent int not null,
  pay_amount int not null,
  pay_type smallint not null,
  category_mask smallint not null,
  keyword_mask smallint not null,
  flags smallint not null,
  primary key (job_id, region_id)
);
create index job_listings_newest on job_listings (region_id, product_type, listed_at desc, job_id desc)
  include (period_end, hourly_equivalent, pay_amount, pay_type, category_mask, keyword_mask, flags);
create index job_listings_pay on job_listings (region_id, product_type, hourly_equivalent desc, listed_at desc, job_id desc)
  include (period_end, pay_amount, pay_type, category_mask, keyword_mask, flags);

-- Single characters and pairs of neighbours within words, as numbers: what a search for any part of a word can use.
-- Trigrams cannot serve Korean, whose words often have two syllables.
create function text_grams(document text) returns int[] language sql immutable strict parallel safe as $$
  select array_agg(ascii(letter)) || array_agg((ascii(letter) << 16) | ascii(next)) filter (where next <> ' ')
  from (select string_to_array(rtrim(document), null) as letters) split, unnest(letters, letters[2:]) as pair (letter, next)
  where letter <> ' '
$$;

-- One row for each open posting with the text a search looks at. The document lies out of line, so that the rows a search
-- visits stay narrow: PostgreSQL moves values out only from rows over 2 kB, whatever the target, so documents are padded
-- with spaces beyond that (compressed, the padding costs a few bytes).
create table job_searches (
  job_id uuid primary key references jobs on delete cascade,
  listed_at timestamptz not null,
  period_end timestamptz not null,
  hourly_equivalent int not null,
  pay_amount int not null,
  product_type smallint not null,
  pay_type smallint not null,
  category_mask smallint not null,
  keyword_mask smallint not null,
  flags smallint not null,
  region_ids int[] not null,
  -- Lower case, NFC, single spaces, padded at the end.
  document text not null
) with (toast_tuple_target = 128);
create index job_searches_newest on job_searches (listed_at desc, job_id desc);
create index job_searches_grams on job_searches using gin (text_grams(document));

-- Counts what changed the lists, so that a remembered count can tell whether it still holds.
create table job_listing_version (
  id int primary key check (id = 1),
  version bigint not null
);
insert into job_listing_version values (1, 0);
create function bump_job_listing_version() returns trigger language plpgsql as $$
begin
  update job_listing_version set version = version + 1 where id = 1;
  return null;
end $$;
create trigger job_listings_changed after insert or update or delete on job_listings
  for each statement execute function bump_job_listing_version();

create table favorites (
  member_id uuid not null references members on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, job_id)
);
create index favorites_latest on favorites (member_id, created_at desc, job_id desc);
create index favorites_job on favorites (job_id);

create table resumes (
  id uuid primary key,
  member_id uuid not null unique references members on delete cascade,
  name text not null,
  country_iso_code text not null,
  cellphone text not null,
  work_type text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table applications (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  resume_id uuid not null references resumes on delete cascade,
  status text not null check (status in ('SENT', 'READ', 'SHORTLISTED', 'REJECTED', 'WITHDRAWN')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One live application for each member and posting; withdrawn ones are kept.
create unique index applications_live on applications (member_id, job_id) where status <> 'WITHDRAWN';
create index applications_latest on applications (member_id, created_at desc, id desc);
create index applications_job on applications (job_id, created_at desc);
