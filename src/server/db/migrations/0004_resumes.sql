-- A replay of a command repeats the ETag of its answer too.
alter table idempotency_keys add column etag text;

-- Since when nothing refers to an uploaded file; null while something does. Drawn and seeded files are never swept.
alter table files add column unused_since timestamptz;
create index files_unused on files (unused_since) where unused_since is not null;
-- What refers to a file has to be found when one is swept.
create index files_owner on files (owner_id) where owner_id is not null;
create index jobs_image on jobs (image_file) where image_file is not null;
create index companies_logo on companies (logo_file) where logo_file is not null;
create index news_image on news (image_file) where image_file is not null;

alter table resumes
  add column version int not null default 1,
  add column birth_date date,
  add column details text not null default '',
  add column introduction text not null default '',
  -- The nationality in words where country_iso_code is 'etc'.
  add column country_etc_text text not null default '',
  add column gender text check (gender in ('NONE', 'MAN', 'WOMAN')),
  add column korean_capability text check (korean_capability in ('VERY_BAD', 'BAD', 'NORMAL', 'GOOD', 'VERY_GOOD')),
  -- Sector to how long.
  add column career jsonb not null default '{}',
  add column profile_image text references files on delete set null;
create index resumes_image on resumes (profile_image) where profile_image is not null;
create index applications_resume on applications (resume_id);

-- The desired job belongs to the member: it can be there before any resume.
create table expected_jobs (
  id uuid primary key,
  member_id uuid not null unique references members on delete cascade,
  version int not null,
  region_id int,
  any_region boolean not null,
  category text,
  any_category boolean not null,
  pay_type text check (pay_type in ('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY')),
  min_pay_amount bigint,
  max_pay_amount bigint,
  any_pay boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The latest code of a number; a new one takes its place.
create table certifications (
  -- HMAC of the number, so that the table is no list of telephone numbers.
  number_hash bytea primary key,
  -- HMAC of number and code.
  code_hash bytea not null,
  tries int not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Newest first, five at most: what the limits look at.
  recent_sends timestamptz[] not null
);
create index certifications_expiry on certifications (expires_at);

-- One number is certified for one member at a time.
create unique index members_certified_number on members (cellphone) where cellphone_verified_at is not null;
