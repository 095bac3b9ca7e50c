-- The schema as of migration 0091, in place of the 70 files that made it (docs/decisions/0065-migrations-as-one-baseline.md).


-- == Members, and how they sign in ==

create table members (
  id uuid primary key,
  -- Lower case: one mailbox is one member. Null for a member who signs in through a provider that told no address.
  email text unique,
  name text not null,
  role text not null check (role in ('EMPLOYEE', 'EMPLOYER', 'OPERATOR')),
  -- Null for members who only sign in through a provider.
  password_hash text,
  lang_code text not null default 'ko',
  cellphone text,
  cellphone_verified_at timestamptz,
  alarm_on boolean not null default true,
  alarm_expected_job_on boolean not null default true,
  alarm_news_on boolean not null default true,
  created_at timestamptz not null,
  -- Members of the demonstration content, whose password everybody knows: they sign in only while it is OPEN. Null for
  -- everybody else. The start of a server sets it from its configuration.
  demonstration text check (demonstration in ('OPEN', 'CLOSED')),
  -- When the owner of the mailbox confirmed the address, by a link or through a provider that vouches for it.
  email_verified_at timestamptz,
  -- Whether verified businesses may find the member among the candidates, propose to them and open their resume. Members
  -- are asked before companies can find them.
  talent_visible boolean not null default false,
  -- Since when a member is suspended by an operator, and what they may read about why; null for everybody else.
  suspended_at timestamptz,
  suspension_note text,
  -- When a member was last seen in a session that has ended; running sessions say it themselves.
  last_seen_at timestamptz
);
-- One number is certified for one member at a time.
create unique index members_certified_number on members (cellphone) where cellphone_verified_at is not null;
-- Members are looked up by the beginning of their name or company's.
create index members_name on members (lower(name) text_pattern_ops);
create index members_cellphone on members (cellphone) where cellphone is not null;
create index members_demonstration on members (demonstration) where demonstration is not null;
-- The few who are: every public read of a posting looks here.
create index members_suspended on members (id) where suspended_at is not null;
-- The operators' lists, newest first. What they filter by is in the index, so that a filter that few rows match is still
-- one scan of the index.
create index members_listed on members (created_at desc, id desc) include (role, suspended_at);
-- Searches by a beginning. The index of unique addresses serves only equality where the database has a collation.
create index members_email on members (email text_pattern_ops);
create index members_by_role on members (role, created_at desc, id desc);

-- Which version of the terms of use and of the privacy policy a member agreed to, and when. Former versions stay, as
-- proof of what held at the time.
create table member_consents (
  member_id uuid not null references members on delete cascade,
  legal_text text not null check (legal_text in ('TERMS', 'PRIVACY')),
  version text not null,
  -- Where the text was published.
  url text not null,
  consented_at timestamptz not null,
  primary key (member_id, legal_text, version)
);

create table sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  keep_signed_in boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  id uuid not null unique,
  device text,
  -- True between password and second factor: such a session may do nothing else.
  awaits_second_factor boolean not null default false
);
create index sessions_member on sessions (member_id);
create index sessions_expiry on sessions (expires_at);

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

create table password_resets (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A reset that follows an undo sets the password alone: what was put back stays.
  keeps_factors boolean not null default false
);
create index password_resets_member on password_resets (member_id);
create index password_resets_expiry on password_resets (expires_at);

create table email_verifications (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  -- The address the link was sent to: it confirms no other.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Keyed hash of the six digits in the mail; null for links that were mailed without them.
  code_hash bytea,
  -- How often digits were compared with this mail's.
  code_tries integer not null default 0
);
create index email_verifications_member on email_verifications (member_id);
create index email_verifications_expiry on email_verifications (expires_at);

create table email_changes (
  -- SHA-256 of the token in the mail.
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_member on email_changes (member_id);
create index email_changes_expiry on email_changes (expires_at);

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

-- Who a member is elsewhere.
create table social_accounts (
  provider text not null check (provider in ('kakao', 'facebook', 'naver')),
  provider_user_id text not null,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  -- The address for which the provider vouched when it was connected; null where it was not the account's.
  confirmed_email text,
  primary key (provider, provider_user_id),
  unique (member_id, provider)
);

-- Sign-ins begun at a provider and not yet finished. Deleting the row uses it up.
create table social_attempts (
  state_hash bytea primary key,
  provider text not null,
  -- SHA-256 of what only the browser that began it keeps; the PKCE verifier comes from the same secret.
  browser_key_hash bytea not null,
  -- Of the member who connects a provider; null where somebody signs in.
  member_id uuid references members on delete cascade,
  role text not null check (role in ('EMPLOYEE', 'EMPLOYER')),
  keep_signed_in boolean not null,
  expires_at timestamptz not null
);
create index social_attempts_expiry on social_attempts (expires_at);
create index social_attempts_member on social_attempts (member_id);

-- What happened to the ways in which a member signs in, so that it can be told and undone.
create table factor_changes (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  kind text not null,
  -- What the notice names: a provider, or what a reset has dropped.
  detail jsonb not null,
  -- E-mail, cellphone and providers as they were before.
  former jsonb not null,
  -- The address of before, which is told; null where there was none.
  told_email text,
  -- Whether that address may undo it: not one that is itself younger than the time to undo.
  is_undoable boolean not null,
  -- SHA-256 of the token in the mail.
  undo_hash bytea unique,
  undone_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index factor_changes_member on factor_changes (member_id, id);
create index factor_changes_expiry on factor_changes (expires_at);
-- Nobody can sign up with an address while it may still be put back.
create index factor_changes_email on factor_changes (told_email) where kind = 'EMAIL';

-- What an operator signs in with beside the password (RFC 6238).
create table operator_factors (
  member_id uuid primary key references members on delete cascade,
  -- The TOTP key, encrypted.
  key bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the operator's device has the key.
  confirmed_at timestamptz,
  -- Time step of the last code that was accepted: it and older ones are used up.
  last_step bigint,
  -- What the recovery codes are hashed with, encrypted, once the secret key that hashed them was replaced. Null: that key.
  code_key bytea
);

create table operator_recovery_codes (
  member_id uuid not null references operator_factors on delete cascade,
  -- HMAC of the code.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);


-- == Commands and their limits ==

create table idempotency_keys (
  member_id uuid not null references members on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  -- A replay of a command repeats the ETag of its answer too.
  etag text,
  primary key (member_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The table of rate-limiter-flexible: counters that all processes share.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
-- The sweep looks every minute for counts that are over.
create index rate_limits_expire on rate_limits (expire);


-- == Uploaded files ==

create table files (
  reference text primary key,
  type text not null,
  content_type text not null,
  size int not null,
  owner_id uuid references members on delete set null,
  is_public boolean not null,
  created_at timestamptz not null,
  -- Since when nothing refers to an uploaded file; null while something does. Drawn and seeded files are never swept.
  unused_since timestamptz
);
create index files_unused on files (unused_since) where unused_since is not null;
-- What refers to a file has to be found when one is swept.
create index files_owner on files (owner_id) where owner_id is not null;

-- The names of pictures that a command is about to store. Its transaction forgets them; what has none in the end is found
-- by them.
create table begun_uploads (
  reference text primary key,
  begun_at timestamptz not null
);
create index begun_uploads_begun_at on begun_uploads (begun_at);


-- == Companies ==

-- Names that look alike have one key: compatible forms, case, blanks, invisible characters and the legal form apart.
create function company_name_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(normalize(name, nfkc)),
    '\(주\)|주식회사|\(유\)|유한회사|[\s\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g')
$$;

create table companies (
  id uuid primary key,
  -- Postings outlive their employer's account, closed and without a person behind them.
  member_id uuid unique references members on delete set null,
  name text not null,
  business_type text,
  business_number text,
  verified_at timestamptz,
  logo_file text references files on delete set null,
  created_at timestamptz not null,
  -- When the free announcement of seven days was last registered. One row that two requests cannot both move on.
  life_registered_at timestamptz,
  -- Whether an operator has decided what the company is called in public: with its verification, or with a name it asked
  -- for. From then on `name` changes by such decisions alone.
  is_name_decided boolean not null default false
);
create index companies_logo on companies (logo_file) where logo_file is not null;
create index companies_name on companies (lower(name) text_pattern_ops);
create index companies_name_key on companies (company_name_key(name)) where is_name_decided;
-- Whether another verified business has a number.
create index companies_business_number on companies (business_number) where verified_at is not null;

create table business_verifications (
  company_id uuid primary key references companies on delete cascade,
  status text not null check (status in ('REQUESTED', 'VERIFIED', 'REFUSED')),
  business_name text not null,
  business_number text not null,
  person_name text not null,
  -- Front of the representative's resident number, encrypted; gone once it is decided.
  person_number bytea check (person_number is null or status = 'REQUESTED'),
  certificate_file text references files on delete set null,
  -- OPEN or UNREACHABLE; null where no tax office is asked.
  tax_office text,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- What an operator read on the photo of the business registration, shown beside the day of the verification.
  address text,
  since_year int check (since_year between 1900 and 2200)
);
create index business_verifications_waiting on business_verifications (requested_at) where status = 'REQUESTED';
-- What refers to a file has to be found when one is swept.
create index business_verifications_certificate on business_verifications (certificate_file)
  where certificate_file is not null;
create index business_verifications_decided on business_verifications (status, decided_at desc);
create index business_verifications_name_key on business_verifications (company_name_key(business_name))
  where status = 'VERIFIED';

-- The other name a company asked for last; absent if it never did, or took it back.
create table company_names (
  company_id uuid primary key references companies on delete cascade,
  name text not null,
  status text not null check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  -- The other name that an operator approved and that is public.
  approved_name text,
  -- The operator's, for the company.
  reason text check (reason is null or status = 'REFUSED'),
  requested_at timestamptz not null,
  decided_at timestamptz
);
create index company_names_waiting on company_names (requested_at) where status = 'WAITING';


-- == Jobs ==

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
  updated_at timestamptz not null,
  -- Goes up with every change that the employer or an operator makes: the announcement's ETag.
  revision int not null default 1,
  -- Days paid for that have not begun, as the employer is not verified yet.
  paid_days int check (paid_days > 0),
  -- What a posting is for, and what it states: codes of src/reference/occupations.json and phrases.json. Codes outlive a
  -- release and are checked by the server, so that a new one needs no migration.
  occupations text[] not null default '{}',
  -- [{"code": "PAID_ON_DAY", "parameters": {"day": 10}}]
  phrases jsonb not null default '[]',
  -- Who decided: found in the text, chosen by the employer, or mended by an operator. Null until the text was read, which
  -- happens in the background for postings from before.
  work_source text check (work_source in ('MATCHED', 'EMPLOYER', 'OPERATOR')),
  -- How many people work there, as the labour law asks: below five, premiums and the limit of 52 hours do not apply.
  -- Null while the employer has not said.
  workplace_size text check (workplace_size in ('UNDER_FIVE', 'FIVE_OR_MORE')),
  -- Copied from the grant while it holds, for cards and lists. `use_secure_payment` is only the employer's request.
  guaranteed_until date,
  guarantee_kind text,
  -- The days of the week that a posting names, in their order. Null where they are to be agreed.
  work_days text[] check (
    work_days <@ array['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] and cardinality(work_days) = number_of_work_days
  )
);
create index jobs_company on jobs (company_id, created_at desc);
create index jobs_term on jobs (period_end) where status = 'IN_PROGRESS';
create index jobs_image on jobs (image_file) where image_file is not null;
create index jobs_waiting on jobs (company_id) where status = 'IN_REVIEW';
-- The sitemap goes through the open postings in the order of their ids, without looking at any of them.
create index jobs_open on jobs (id) include (updated_at) where status = 'IN_PROGRESS';
create index jobs_listed on jobs (created_at desc, id desc) include (status, product_type, region_id);
create index jobs_title on jobs (lower(title) text_pattern_ops);
create index jobs_company_name on jobs (lower(company_name) text_pattern_ops);
-- The latest days are counted when they are asked for; members have an index by time already.
create index jobs_published on jobs (listed_at) where listed_at is not null;
create index jobs_by_status on jobs (status, created_at desc, id desc) include (product_type, region_id);
create index jobs_unread on jobs (id) where work_source is null;
-- Operators look for these.
create index jobs_unmatched on jobs (created_at desc, id desc)
  where occupations = '{}' and status in ('IN_PROGRESS', 'IN_REVIEW', 'PAYMENT_DUE');
create index jobs_guaranteed on jobs (company_id) where guaranteed_until is not null;
-- Postings of other companies with the same number.
create index jobs_contact_digits on jobs (regexp_replace(contact, '\D', '', 'g'));

-- Each visitor once a day; the hashes go when the day's salt is gone, the counts stay.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (job_id, day, visitor)
);
create index job_views_day on job_views (day);

create table job_view_days (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  views int not null,
  primary key (job_id, day)
);

create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  reason text not null,
  details text not null,
  visitor bytea not null,
  day date not null,
  -- Null for a visitor.
  member_id uuid references members on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('CLOSED', 'DISMISSED')),
  -- What a job said when it was reported: its employer may change it before an operator looks. Null for older reports, and
  -- once the employer's account is removed.
  job_text text,
  -- The act that settled it: closing a job settles all of its reports with one act.
  decision_id uuid,
  unique (job_id, day, visitor)
);
create index job_reports_open on job_reports (created_at) where settled_at is null;
create index job_reports_visitor on job_reports (visitor, day);
create index job_reports_settled on job_reports (settled_at desc) where settled_at is not null;
create index job_reports_decision on job_reports (decision_id) where decision_id is not null;
-- A reporter looks their own report up.
create index job_reports_member on job_reports (member_id, job_id) where member_id is not null;

-- What looks like a known fraud in a posting, found when it was published or edited last.
create table job_signals (
  job_id uuid primary key references jobs on delete cascade,
  signals text[] not null check (signals <> '{}'),
  -- Of title and text: a posting that was found harmless is looked at again once it says something else.
  text_hash bytea not null,
  status text not null check (status in ('OPEN', 'CLOSED', 'DISMISSED')),
  found_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'OPEN') = (decided_at is null))
);
create index job_signals_queue on job_signals (status, found_at);

-- How far stored postings were matched by which version of the matcher (MATCHER_VERSION in features/work). Here and not
-- with each posting, so that loading and writing postings stay as they are.
create table work_matching (
  id int primary key check (id = 1),
  version int not null,
  -- The last posting that was compared; null once all were.
  after uuid
);
insert into work_matching values (1, 0, null);


-- == Lists and search of jobs ==

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
  -- Where the posting is, in metres on the plane of contract/place/distance.ts, to sort by distance and to count postings
  -- on a map: built-in points and a GiST index, because not every PostgreSQL has PostGIS. Every region and tier has its
  -- own copy of the plane, 10,000 km beside the next, so that the nearest jobs of any region and tier are the head of one
  -- search of one index, as with the other orders (features/job/lanes.ts).
  place point not null,
  primary key (job_id, region_id)
);
create index job_listings_newest on job_listings (region_id, product_type, listed_at desc, job_id desc)
  include (period_end, hourly_equivalent, pay_amount, pay_type, category_mask, keyword_mask, flags);
create index job_listings_pay on job_listings (region_id, product_type, hourly_equivalent desc, listed_at desc, job_id desc)
  include (period_end, pay_amount, pay_type, category_mask, keyword_mask, flags);
create index job_listings_place on job_listings using gist (place)
  include (job_id, period_end, pay_amount, pay_type, category_mask, keyword_mask, flags);

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
  document text not null,
  -- On the plane itself.
  place point not null
) with (toast_tuple_target = 128);
create index job_searches_newest on job_searches (listed_at desc, job_id desc);
create index job_searches_grams on job_searches using gin (text_grams(document));

create table favorites (
  member_id uuid not null references members on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, job_id)
);
create index favorites_latest on favorites (member_id, created_at desc, job_id desc);
create index favorites_job on favorites (job_id);

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


-- == Resumes and desired jobs ==

create table resumes (
  id uuid primary key,
  member_id uuid not null unique references members on delete cascade,
  name text not null,
  country_iso_code text not null,
  cellphone text not null,
  work_type text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  birth_date date,
  details text not null default '',
  introduction text not null default '',
  -- The nationality in words where country_iso_code is 'etc'.
  country_etc_text text not null default '',
  gender text check (gender in ('NONE', 'MAN', 'WOMAN')),
  korean_capability text check (korean_capability in ('VERY_BAD', 'BAD', 'NORMAL', 'GOOD', 'VERY_GOOD')),
  -- Sector to how long.
  career jsonb not null default '{}',
  profile_image text references files on delete set null,
  -- What a worker states in a resume, as codes of src/reference/resume-phrases.json with their values:
  -- [{"code": "TOPIK", "parameters": {"count": 4}}]
  phrases jsonb not null default '[]'
);
create index resumes_image on resumes (profile_image) where profile_image is not null;
-- The landing page tells how many people are here and from how many countries, without reading their resumes.
create index resumes_country on resumes (country_iso_code);
-- Candidates of a country or with a residence type, the latest first: their filter must not walk through everybody.
create index resumes_country_residence on resumes (country_iso_code, work_type, updated_at desc, member_id);
create index resumes_residence on resumes (work_type, updated_at desc, member_id);

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
  updated_at timestamptz not null,
  -- Codes of src/reference/occupations.json.
  occupations text[] not null default '{}'
);
-- A wish is found by place and sector of a posting; 0 is anywhere and '' is any sector, as for the listings. Who has
-- chosen nothing at all wishes for nothing.
create index expected_jobs_wish on expected_jobs (coalesce(region_id, 0), coalesce(category, ''))
  where region_id is not null or any_region or category is not null or any_category or pay_type is not null
    or min_pay_amount is not null or any_pay;
-- Candidates of a posting: wishes by place and sector, the latest first. 0 is anywhere or nowhere named, '' any sector.
create index expected_jobs_candidates on expected_jobs
  (coalesce(region_id, 0), coalesce(category, ''), updated_at desc, member_id)
  where region_id is not null or any_region or category is not null or any_category or pay_type is not null
    or min_pay_amount is not null or any_pay;
-- The same wherever they look: where few live near, somebody may move.
create index expected_jobs_sector on expected_jobs (coalesce(category, ''), updated_at desc, member_id)
  where region_id is not null or any_region or category is not null or any_category or pay_type is not null
    or min_pay_amount is not null or any_pay;
create index expected_jobs_occupations on expected_jobs using gin (occupations) where occupations <> '{}';

-- What workers say of their stay (status of residence, its end, level of Korean, studies), encrypted for the member.
-- The only readable part is when the next reminder is due, which the background work needs.
create table stays (
  member_id uuid primary key references members on delete cascade,
  sealed bytea not null,
  next_reminder_at timestamptz,
  updated_at timestamptz not null
);
create index stays_due on stays (next_reminder_at) where next_reminder_at is not null;

-- Resumes an employer has opened; the first opening is paid for unless the resume was sent to them.
create table resume_views (
  company_id uuid not null references companies on delete cascade,
  resume_id uuid not null references resumes on delete cascade,
  points int not null,
  created_at timestamptz not null,
  primary key (company_id, resume_id)
);
create index resume_views_resume on resume_views (resume_id);


-- == Applications ==

create table applications (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  resume_id uuid not null references resumes on delete cascade,
  status text not null check (status in ('SENT', 'READ', 'SHORTLISTED', 'REJECTED', 'WITHDRAWN')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- How far a shortlisted application has come. The status is the same for both stages.
  stage text check (stage in ('INTERVIEW', 'HIRED')),
  -- When the company and the applicant have agreed to meet, by a message or by a reply to a proposal.
  interview_at timestamptz,
  constraint applications_stage check (stage is null or status = 'SHORTLISTED')
);
-- One live application for each member and posting; withdrawn ones are kept.
create unique index applications_live on applications (member_id, job_id) where status <> 'WITHDRAWN';
create index applications_latest on applications (member_id, created_at desc, id desc);
create index applications_job on applications (job_id, created_at desc);
create index applications_resume on applications (resume_id);
create index applications_created on applications (created_at);

-- When an application reached each stage after it was sent. The latest stage of older applications is dated by their
-- updated_at.
create table application_steps (
  application_id uuid not null references applications on delete cascade,
  stage text not null,
  reached_at timestamptz not null,
  primary key (application_id, stage)
);

-- What an employer notes about an application, for nobody else: a table of its own, because the applicant's export
-- contains the row of the application.
create table applicant_notes (
  application_id uuid primary key references applications on delete cascade,
  member_id uuid not null references members on delete cascade,
  text text not null,
  updated_at timestamptz not null
);
create index applicant_notes_member on applicant_notes (member_id);


-- == Proposals ==

create table proposals (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- The candidate.
  member_id uuid not null references members on delete cascade,
  resume_id uuid references resumes on delete set null,
  job_id uuid references jobs on delete set null,
  status text not null check (status in ('SENT', 'ACCEPTED', 'DECLINED')),
  title text not null,
  company_name text not null,
  contact text not null,
  category text not null,
  pay_type text not null,
  pay_amount int not null,
  address text not null,
  hours text not null,
  period_type text not null,
  number_of_work_days int not null,
  details text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  -- A withdrawn proposal is a declined one that nobody answered: its status keeps its three values.
  withdrawn_at timestamptz,
  constraint proposals_withdrawn check (withdrawn_at is null or status = 'DECLINED')
);
-- One open proposal for each employer and candidate.
create unique index proposals_open on proposals (company_id, member_id) where status = 'SENT';
create index proposals_sent on proposals (company_id, created_at desc, id desc);
create index proposals_received on proposals (member_id, created_at desc, id desc);
create index proposals_resume on proposals (resume_id);
create index proposals_job on proposals (job_id);

-- What a candidate and a company ask and reply about a proposal. Codes, times and days only: no text, so that each side
-- reads it in their language and nothing needs to be searched when a member leaves.
create table proposal_replies (
  id uuid primary key,
  proposal_id uuid not null references proposals on delete cascade,
  side text not null check (side in ('WORKER', 'EMPLOYER')),
  code text not null,
  -- The reply that it answers.
  about_id uuid,
  times timestamptz[] not null default '{}' check (cardinality(times) <= 3),
  -- A day in Asia/Seoul.
  day date,
  created_at timestamptz not null
);
create index proposal_replies_proposal on proposal_replies (proposal_id, created_at, id);

-- Reports of proposals by the candidates who received them, once per proposal. A proposal never changes, so that it is
-- its own evidence; with the candidate's account both disappear.
create table proposal_reports (
  id uuid primary key,
  proposal_id uuid not null unique references proposals on delete cascade,
  reason text not null,
  details text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('UPHELD', 'DISMISSED')),
  -- The act that settled it; null for earlier ones.
  decision_id uuid
);
create index proposal_reports_open on proposal_reports (created_at, id) where settled_at is null;
create index proposal_reports_settled on proposal_reports (settled_at desc, id desc) where settled_at is not null;


-- == Conversations ==

-- Conversations of a worker and an employer, one per application or proposal, which say by their state whether both may
-- still write. Title and company are copies, so that a conversation can be read after the posting is gone.
create table conversations (
  id uuid primary key,
  application_id uuid unique references applications on delete set null,
  proposal_id uuid unique references proposals on delete set null,
  job_id uuid references jobs on delete set null,
  title text not null,
  company_name text not null,
  created_at timestamptz not null,
  -- Of the last message, or the creation: the order of lists.
  active_at timestamptz not null,
  -- Of any change that its members see; the event stream looks for recent ones.
  changed_at timestamptz not null,
  revision int not null default 0,
  -- Of the last message. Taken under the row's lock, so that readers find no gap below it.
  last_sequence int not null default 0,
  -- When one of both left; the application may be gone with them.
  ended_at timestamptz,
  -- When both were told that it will be deleted.
  told_at timestamptz
);
create index conversations_job on conversations (job_id);
create index conversations_changed on conversations (changed_at);

create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  side text not null check (side in ('WORKER', 'EMPLOYER')),
  -- Null once the account is removed.
  member_id uuid references members on delete set null,
  delivered_sequence int not null default 0,
  read_sequence int not null default 0,
  -- Messages of the other side beyond read_sequence that are not removed.
  unread_count int not null default 0,
  muted_at timestamptz,
  -- Of the member's own last message.
  wrote_at timestamptz,
  push_due_at timestamptz,
  pushed_at timestamptz,
  primary key (conversation_id, side)
);
create index conversation_members_member on conversation_members (member_id, conversation_id);
create index conversation_members_unread on conversation_members (member_id) where unread_count > 0;
create index conversation_members_push on conversation_members (push_due_at) where push_due_at is not null;

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  sequence int not null,
  -- Made by the sender's device.
  id uuid not null,
  side text not null check (side in ('WORKER', 'EMPLOYER')),
  kind text not null,
  lang_code text not null,
  text text not null default '',
  -- Of kinds other than TEXT.
  content jsonb,
  resume_id uuid references resumes on delete set null,
  warning text,
  -- SHA-256 of what was posted; null once removed.
  fingerprint bytea,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (conversation_id, sequence),
  unique (conversation_id, id)
);
create index messages_resume on messages (resume_id) where resume_id is not null;
create index messages_removed on messages (conversation_id, sequence desc) where removed_at is not null;

create table message_files (
  file text not null references files on delete cascade,
  conversation_id uuid not null,
  sequence int not null,
  position int not null,
  primary key (conversation_id, sequence, position),
  foreign key (conversation_id, sequence) references messages on delete cascade
);
create index message_files_file on message_files (file);

-- A message is its own evidence: what was read cannot be withdrawn.
create table conversation_reports (
  id uuid primary key,
  conversation_id uuid not null,
  sequence int not null,
  reason text not null,
  details text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('UPHELD', 'DISMISSED')),
  unique (conversation_id, sequence),
  foreign key (conversation_id, sequence) references messages on delete cascade
);
create index conversation_reports_open on conversation_reports (created_at, id) where settled_at is null;
create index conversation_reports_settled on conversation_reports (settled_at desc, id desc) where settled_at is not null;

-- Whoever is blocked by the other side can write in none of their conversations.
create table member_blocks (
  member_id uuid not null references members on delete cascade,
  blocked_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, blocked_id)
);
create index member_blocks_blocked on member_blocks (blocked_id);

create table conversation_settings (
  member_id uuid primary key references members on delete cascade,
  shows_reading boolean not null default true,
  pushes_at_night boolean not null default false,
  shows_previews boolean not null default false
);


-- == Guaranteed pay and wage arrears ==

-- "Pay guaranteed": what an employer applies with, and what an operator grants for a period of days in Seoul.
create table pay_guarantees (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  kind text not null check (kind in ('INSURANCE', 'DEPOSIT', 'CONTRACT')),
  evidence_file text references files on delete set null,
  wanted_from date not null,
  wanted_until date not null check (wanted_until >= wanted_from),
  status text not null check (status in ('WAITING', 'GRANTED', 'REFUSED')),
  granted_from date,
  granted_until date check (granted_until >= granted_from),
  -- The operator's, for the company.
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'GRANTED') = (granted_from is not null and granted_until is not null))
);
create unique index pay_guarantees_waiting on pay_guarantees (company_id) where status = 'WAITING';
create index pay_guarantees_company on pay_guarantees (company_id, granted_until);
create index pay_guarantees_queue on pay_guarantees (status, requested_at);

-- A worker says that their pay was late, from an application to a guaranteed job.
create table late_pay_cases (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  member_id uuid not null references members on delete cascade,
  company_id uuid not null references companies on delete cascade,
  due_on date not null,
  details text not null,
  status text not null check (status in ('OPEN', 'ASKED', 'ANSWERED', 'SETTLED')),
  opened_at timestamptz not null,
  asked_at timestamptz,
  -- The company's.
  answer text,
  answered_at timestamptz,
  settled_at timestamptz,
  outcome text check (outcome in ('PAID', 'COVERED', 'NOT_PROVEN', 'REFERRED')),
  -- The operator's, for the worker.
  note text,
  check ((status = 'SETTLED') = (settled_at is not null and outcome is not null))
);
create unique index late_pay_cases_unsettled on late_pay_cases (application_id) where status <> 'SETTLED';
create index late_pay_cases_member on late_pay_cases (member_id, opened_at desc);
create index late_pay_cases_company on late_pay_cases (company_id, opened_at desc);
create index late_pay_cases_queue on late_pay_cases (status, opened_at);

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


-- == Points ==

-- Points of employers. The balance is one row, so that spending is one conditional update; the ledger beside it only
-- grows, and every movement in it adds up to nothing.
create table point_accounts (
  member_id uuid primary key references members on delete cascade,
  -- What an employer was given and has bought over the years may be more than an int holds.
  paid bigint not null default 0 check (paid >= 0),
  free bigint not null default 0 check (free >= 0)
);

create table point_entries (
  id uuid primary key,
  movement_id uuid not null,
  -- PAID and FREE are the member's; what they gain, one of the others gives.
  account text not null check (account in ('PAID', 'FREE', 'SALES', 'GRANTS', 'VIEWS')),
  -- Of either side, so that a member's movements can be read; null once the account is removed.
  member_id uuid references members on delete set null,
  points int not null,
  reason text not null check (reason in ('PURCHASE', 'GRANT', 'VIEW', 'REFUND')),
  -- Resume, order or act that caused it.
  reference text,
  created_at timestamptz not null
);
create index point_entries_member on point_entries (member_id, created_at desc, movement_id desc);
create index point_entries_movement on point_entries (movement_id);
-- An order's points come once and are taken back once, whatever else goes wrong.
create unique index point_entries_order on point_entries (reference, reason)
  where account = 'PAID' and reason in ('PURCHASE', 'REFUND');

create function check_point_movement() returns trigger language plpgsql as $$
begin
  if (select sum(points) from point_entries where movement_id = new.movement_id) <> 0 then
    raise exception 'the entries of movement % do not add up', new.movement_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger point_entries_add_up after insert on point_entries
  deferrable initially deferred for each row execute function check_point_movement();

-- Nothing is taken back or changed; only the person behind an entry may be forgotten.
create function keep_point_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.member_id is null and to_jsonb(new) - 'member_id' = to_jsonb(old) - 'member_id' then
      return new;
    end if;
  end if;
  raise exception 'the ledger of points only grows' using errcode = 'restrict_violation';
end $$;
create trigger point_entries_kept before update or delete on point_entries
  for each row execute function keep_point_entry();

-- The balance is what the ledger says, at every commit. Both are written under the lock of the account's row.
create function check_point_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from point_accounts a cross join (
      select coalesce(sum(points) filter (where account = 'PAID'), 0) as paid,
        coalesce(sum(points) filter (where account = 'FREE'), 0) as free
      from point_entries where point_entries.member_id = new.member_id) l
    where a.member_id = new.member_id and (a.paid <> l.paid or a.free <> l.free)
  ) then
    raise exception 'the balance of % is not what the ledger says', new.member_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger point_accounts_balance after insert or update on point_accounts
  deferrable initially deferred for each row execute function check_point_balance();


-- == Orders and payments ==

-- Operator's data; the rows are the defaults (specification, section 9, and decisions, payment).
create table products (
  id text primary key,
  kind text not null check (kind in ('TICKET', 'LOCAL_PASS', 'GRAND_PASS', 'PREMIUM_PASS', 'REGION_SURCHARGE')),
  days int,
  points int,
  price int not null check (price >= 0),
  place int not null,
  is_sold boolean not null default true
);
insert into products (id, kind, days, points, price, place) values
  ('ticket-10000', 'TICKET', null, 10000, 10000, 1),
  ('ticket-30000', 'TICKET', null, 30000, 30000, 2),
  ('ticket-50000', 'TICKET', null, 50000, 50000, 3),
  ('ticket-100000', 'TICKET', null, 100000, 100000, 4),
  ('local-3', 'LOCAL_PASS', 3, null, 15000, 5),
  ('local-7', 'LOCAL_PASS', 7, null, 26000, 6),
  ('local-15', 'LOCAL_PASS', 15, null, 36000, 7),
  ('local-30', 'LOCAL_PASS', 30, null, 56000, 8),
  ('grand-30', 'GRAND_PASS', 30, null, 90000, 9),
  ('premium-30', 'PREMIUM_PASS', 30, null, 190000, 10),
  ('region-surcharge', 'REGION_SURCHARGE', null, null, 9900, 11);

-- Reductions. A use is taken when the order is placed and given back if it is not paid: conditional updates of one row
-- here and one in member_coupons, so that of many orders at once only as many have it as may.
create table coupons (
  id uuid primary key,
  -- As it is compared: upper case, without blanks and hyphens.
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('PERCENT', 'WON')),
  amount int not null check (amount > 0 and (kind = 'WON' or amount <= 100)),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  -- Null: as often as anybody likes.
  total_limit int check (total_limit > 0),
  member_limit int not null check (member_limit > 0),
  used int not null default 0 check (used >= 0 and used <= coalesce(total_limit, used)),
  created_at timestamptz not null
);

create table member_coupons (
  member_id uuid not null references members on delete cascade,
  coupon_id uuid not null references coupons on delete cascade,
  used int not null default 0 check (used >= 0),
  registered_at timestamptz not null,
  primary key (member_id, coupon_id)
);
create index member_coupons_coupon on member_coupons (coupon_id);

create table orders (
  id uuid primary key,
  -- Null once the account is removed.
  member_id uuid references members on delete set null,
  product_id text not null references products,
  job_id uuid references jobs on delete set null,
  region_ids int[] not null default '{}',
  status text not null check
    (status in ('PENDING', 'WAITING_DEPOSIT', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED')),
  -- Whole won, reckoned by the server alone.
  product_amount int not null check (product_amount >= 0),
  surcharge_amount int not null check (surcharge_amount >= 0),
  discount_amount int not null check (discount_amount >= 0),
  total_amount int not null check (total_amount = product_amount + surcharge_amount - discount_amount and total_amount >= 0),
  created_at timestamptz not null,
  -- Until when it can be paid.
  expires_at timestamptz not null,
  updated_at timestamptz not null,
  coupon_id uuid references coupons on delete set null,
  -- What was bought stays as it was bought, whatever becomes of product and announcement.
  kind text not null,
  days int,
  points int,
  title text,
  paid_at timestamptz,
  -- When the days of a pass began or will begin; null while they wait for the verification of the employer.
  starts_at timestamptz
);
create index orders_member on orders (member_id, created_at desc, id desc);
create index orders_job on orders (job_id);
create index orders_product on orders (product_id);
create index orders_coupon on orders (coupon_id);
create index orders_over on orders (expires_at) where status in ('PENDING', 'WAITING_DEPOSIT');
create index orders_listed on orders (created_at desc, id desc) include (status, kind);
create index orders_paid on orders (paid_at) include (total_amount) where paid_at is not null;
-- A status or role that few or none have: without a row to stop at, the index in order of time is read to its end.
create index orders_by_status on orders (status, created_at desc, id desc);
-- Not partial: the planner knows how common a beginning is only from an index of all rows.
create index orders_title on orders (lower(title) text_pattern_ops);

-- What happens at the provider, where a payment bears the id of its order: however often it is begun, it can be paid once.
create table payments (
  order_id uuid primary key references orders,
  -- 'none': an order that a coupon covers whole is paid where no payment provider is set up, too.
  provider text not null check (provider in ('sandbox', 'portone', 'none')),
  method text not null,
  card_company text,
  instalment int not null,
  account_bank text,
  account_number text,
  account_holder text,
  begun_at timestamptz not null,
  -- When the provider is asked next how it stands; null once nothing can change any more.
  look_at timestamptz,
  looks int not null default 0,
  -- Money to give back: refunds, and what was paid for an order that was over or could not be carried out.
  return_at timestamptz,
  return_reason text,
  returned_at timestamptz,
  -- The provider's slip of a payment, and who made a deposit.
  slip_url text,
  depositor text
);
create index payments_look on payments (look_at) where look_at is not null;
create index payments_return on payments (return_at) where return_at is not null and returned_at is null;
create index payments_begun on payments (begun_at);
create index payments_returned on payments (returned_at) where returned_at is not null;

-- A cash receipt or tax invoice that an employer asked for; one of them for an order, as both would be claimed.
create table receipt_requests (
  order_id uuid primary key references orders on delete cascade,
  kind text not null check (kind in ('CASH_RECEIPT', 'TAX_INVOICE')),
  -- Of a cash receipt.
  purpose text check (purpose in ('INCOME_DEDUCTION', 'EXPENSE_PROOF')),
  -- Cellphone, business number or e-mail address, encrypted; gone once issued.
  recipient bytea,
  -- What of it may be shown.
  recipient_hint text not null,
  status text not null check (status in ('REQUESTED', 'ISSUED')),
  approval_number text check ((approval_number is not null) = (status = 'ISSUED')),
  url text,
  requested_at timestamptz not null,
  issued_at timestamptz,
  -- When an operator has cancelled what was issued for an order that was refunded.
  cancelled_at timestamptz check (cancelled_at is null or status = 'ISSUED')
);
create index receipt_requests_waiting on receipt_requests (requested_at) where status = 'REQUESTED';

-- The embedded provider's own books: written in its own transactions, as another company would.
create table sandbox_payments (
  id text primary key,
  name text not null,
  amount int not null check (amount > 0),
  status text not null check (status in ('READY', 'WAITING_DEPOSIT', 'PAID', 'FAILED', 'CANCELLED')),
  return_url text not null,
  bank text,
  account_number text,
  due_at timestamptz,
  -- Until then it does not answer.
  silent_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sandbox_payments_created on sandbox_payments (created_at);

create table sandbox_webhooks (
  id uuid primary key,
  -- Two deliveries of one event have one id (Standard Webhooks).
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  attempts int not null default 0
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at);


-- == News, banners and advertisements ==

-- One row for each visitor and day; the visitor is a hash salted anew every day, so that no address can be found again
-- once the day's salt is gone.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);

create table news (
  id uuid primary key,
  title text not null,
  company text not null,
  contents text not null,
  image_file text references files on delete set null,
  image_caption text,
  link_url text,
  hit_count int not null default 0,
  -- Main news have a place, the first being the main item of the day; others have none.
  main_place int,
  -- When it was or will be published; null for a draft.
  published_at timestamptz,
  -- Goes up with every change an operator makes: the item's ETag.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index news_latest on news (published_at desc, id desc);
create index news_main on news (main_place) where main_place is not null;
create index news_image on news (image_file) where image_file is not null;
create index news_changed on news (updated_at desc, id desc);

-- Items of feeds that were imported, by what tells them apart; kept when the item is deleted, so that it does not come back.
create table news_imports (
  -- SHA-256 of the item's id or address.
  source_key bytea primary key,
  news_id uuid references news on delete set null,
  imported_at timestamptz not null
);
create index news_imports_news on news_imports (news_id);

-- As with clicks on banners: one row for each visitor and day, until the day is over; the counts stay.
create table news_views (
  news_id uuid not null references news on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (news_id, day, visitor)
);
create index news_views_day on news_views (day);

create table banners (
  id uuid primary key,
  news_id uuid not null references news on delete cascade,
  title text not null,
  image_file text not null references files,
  place int not null,
  click_count int not null default 0,
  -- Null: at once, and without an end.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- The language of a banner or advertisement, which only its readers see. Null: shown to readers of every language.
  lang_code text
);
create index banners_news on banners (news_id);

create table banner_clicks (
  banner_id uuid not null references banners on delete cascade,
  visitor bytea not null,
  day date not null,
  primary key (banner_id, day, visitor)
);
create index banner_clicks_day on banner_clicks (day);

-- The visitors' hashes go with the day's salt, the counts of the days stay.
create table banner_days (
  banner_id uuid not null references banners on delete cascade,
  day date not null,
  clicks int not null,
  primary key (banner_id, day)
);

create table advertisements (
  id uuid primary key,
  title text not null,
  image_file text not null references files,
  link_url text not null,
  place int not null,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  click_count int not null default 0,
  lang_code text
);

create table advertisement_clicks (
  advertisement_id uuid not null references advertisements on delete cascade,
  visitor bytea not null,
  day date not null,
  primary key (advertisement_id, day, visitor)
);
create index advertisement_clicks_day on advertisement_clicks (day);

create table advertisement_days (
  advertisement_id uuid not null references advertisements on delete cascade,
  day date not null,
  clicks int not null,
  primary key (advertisement_id, day)
);


-- == Notifications and pushes ==

-- UUIDv7 of a time: for rows that one statement makes by the thousand.
create function uuid_of_time(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
    'hex')::uuid
$$;

create table notifications (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  kind text not null,
  subject text not null,
  actor text,
  -- Posting, news or proposal.
  target_id text,
  -- What happened, once: the same occasion is told to a member one time, however often it is reported.
  occasion text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Waits to be part of a push.
  push_pending boolean not null,
  unique (member_id, occasion)
);
create index notifications_latest on notifications (member_id, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create index notifications_to_push on notifications (member_id) where push_pending;

create table push_subscriptions (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  -- Alerts go where somebody is signed in: with the session goes the subscription.
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_member on push_subscriptions (member_id);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- When a member may next be pushed to, and what they had today.
create table push_plans (
  member_id uuid primary key references members on delete cascade,
  -- Null: nothing waits.
  due_at timestamptz,
  -- In Seoul.
  day date,
  sent int not null default 0,
  last_sent_at timestamptz
);
create index push_plans_due on push_plans (due_at) where due_at is not null;

-- Messages on their way. Whoever moves `due_at` on has one until then.
create table push_deliveries (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  topic text not null,
  message jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  -- Pushes about conversations that the member wants at night too.
  at_night boolean not null default false
);
create index push_deliveries_due on push_deliveries (due_at);
create index push_deliveries_subscription on push_deliveries (subscription_id);
create index push_deliveries_night on push_deliveries (due_at) where at_night;

-- Postings that became public, told to whom they suit once; the row stays so that it stays at that.
create table job_alerts (
  job_id uuid primary key references jobs on delete cascade,
  due_at timestamptz not null,
  matched_at timestamptz
);
create index job_alerts_due on job_alerts (due_at) where matched_at is null;

-- News that were published, told to the members in the order of their ids.
create table news_alerts (
  news_id uuid primary key references news on delete cascade,
  due_at timestamptz not null,
  -- The last member who was told.
  told_to uuid,
  finished_at timestamptz
);
create index news_alerts_due on news_alerts (due_at) where finished_at is null;

-- New postings that a member was told of on a day: nobody is told of all there are.
create table alert_days (
  member_id uuid primary key references members on delete cascade,
  day date not null,
  new_jobs int not null
);


-- == Translations ==

-- Translations of what members and operators wrote, in the words of a provider, of the author or of an operator. A row
-- belongs to one text; the hash says which version of it. What a machine made goes as soon as the text changes.
create table text_translations (
  -- The job, news item or resume.
  subject_id uuid not null,
  field text not null check (field in
    ('JOB_TITLE', 'JOB_DETAILS', 'NEWS_TITLE', 'NEWS_CONTENTS', 'RESUME_DETAILS', 'RESUME_INTRODUCTION')),
  lang_code text not null,
  -- 'author', 'operator', or the name of a provider.
  made_by text not null,
  -- SHA-256 of the original.
  text_hash bytea not null,
  text text not null,
  created_at timestamptz not null,
  primary key (subject_id, field, lang_code, made_by)
);
-- The same text elsewhere, such as a posting that was copied, is not translated again.
create index text_translations_text on text_translations (text_hash, lang_code);

-- Characters sent to a provider on a day in Seoul.
create table translation_days (
  day date primary key,
  characters int not null
);

create function forget_translations() returns trigger language plpgsql as $$
declare
  -- Pairs of a column and the field that its translations are stored under.
  pair text[];
begin
  if tg_op = 'DELETE' then
    delete from text_translations where subject_id = old.id;
    return null;
  end if;
  foreach pair slice 1 in array tg_argv[0]::text[] loop
    if to_jsonb(old) -> pair[1] is distinct from to_jsonb(new) -> pair[1] then
      delete from text_translations
      where subject_id = old.id and field = pair[2] and made_by not in ('author', 'operator');
    end if;
  end loop;
  return null;
end $$;
create trigger jobs_forget_translations after update of title, details on jobs for each row
when (old.title is distinct from new.title or old.details is distinct from new.details)
execute function forget_translations('{{title,JOB_TITLE},{details,JOB_DETAILS}}');
create trigger jobs_remove_translations after delete on jobs for each row execute function forget_translations();
create trigger news_forget_translations after update of title, contents on news for each row
when (old.title is distinct from new.title or old.contents is distinct from new.contents)
execute function forget_translations('{{title,NEWS_TITLE},{contents,NEWS_CONTENTS}}');
create trigger news_remove_translations after delete on news for each row execute function forget_translations();
create trigger resumes_forget_translations after update of details, introduction on resumes for each row
when (old.details is distinct from new.details or old.introduction is distinct from new.introduction)
execute function forget_translations('{{details,RESUME_DETAILS},{introduction,RESUME_INTRODUCTION}}');
create trigger resumes_remove_translations after delete on resumes for each row execute function forget_translations();


-- == Operators' decisions ==

-- What operators did, kept for good.
create table operator_acts (
  id uuid primary key,
  -- Null: at the console of the machine. Not a reference: the record names who acted also once their account is gone.
  operator_id uuid,
  act text not null,
  subject text not null,
  details jsonb not null,
  created_at timestamptz not null,
  -- The company's name when an act on it was recorded: companies are renamed, and the record says what was decided then.
  -- Null for other subjects, and for earlier acts.
  subject_name text
);
create index operator_acts_latest on operator_acts (created_at desc, id desc);
create index operator_acts_operator on operator_acts (operator_id, created_at desc, id desc);
create index operator_acts_act on operator_acts (act, created_at desc, id desc);
create index operator_acts_subject on operator_acts (subject, created_at desc, id desc);

-- What operators did is neither changed nor taken back. What is written about a person there (a reason, a note, a sole
-- trader's address) goes with that person; the row then says that there was one. Nothing else of a row ever changes.
create function keep_operator_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and old.details ?| array['reason', 'note', 'address']
      and new.details = (old.details - 'reason' - 'note' - 'address') || '{"reasonErased": true}' then
      return new;
    end if;
  end if;
  raise exception 'the record of operators'' acts only grows' using errcode = 'restrict_violation';
end $$;
create trigger operator_acts_kept before update or delete on operator_acts
  for each row execute function keep_operator_act();
-- Row triggers do not fire for TRUNCATE.
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function keep_operator_act();

-- What operators decided about cases, and what was there before: for ten minutes the same operator can take it back.
-- The id is that of the act. Rows are deleted after a day.
create table operator_decisions (
  id uuid primary key,
  -- Not a reference: as with the acts, the id stays when the account is removed.
  operator_id uuid not null,
  kind text not null check (kind in ('VERIFICATION', 'REPORT', 'OFFER_REPORT', 'MESSAGE_REPORT', 'NAME', 'GUARANTEE',
    'LATE_PAY', 'ARREARS', 'SIGNAL', 'WORK')),
  -- The company, the report, or what else the kind is about.
  subject_id uuid not null,
  former jsonb not null,
  decided_at timestamptz not null,
  undone_at timestamptz
);
create index operator_decisions_subject on operator_decisions (subject_id, decided_at desc);
create index operator_decisions_decided on operator_decisions (decided_at);


-- == Operation of the site ==

-- Work that a transaction leaves to the background. Whoever moves `due_at` on has the task until then; done is deleted.
create table tasks (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index tasks_due on tasks (due_at);

-- What /readyz writes: one row, so that a database that only reads, or has no room, does not count as ready.
create table readiness (
  id int primary key,
  checked_at timestamptz not null
);

-- What happened on each past day in Seoul, counted once it can no longer change. Counts of no one in particular: they
-- stay when accounts are removed.
create table site_days (
  day date primary key,
  workers int not null,
  employers int not null,
  postings int not null,
  applications int not null,
  -- Won, by the day of payment and of return.
  paid bigint not null,
  refunded bigint not null
);

-- Scheduled backups, one row per day in Seoul. The row is what lets one of several processes make it.
create table backups (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  -- One line for the operator; null while it runs and after success.
  error text
);

-- What each server process last said of itself; a row is removed when its process stops in order.
create table servers (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Null without DATABASE_READ_URL.
  replica text check (replica in ('USED', 'BEHIND')),
  -- Milliseconds; null while the replica does not answer.
  replica_lag integer,
  -- Free and total bytes by folder.
  disks jsonb not null
);

-- The last success and failure of each provider, without recipients.
create table provider_results (
  channel text primary key,
  via text not null,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- Errors of the log, one row per kind.
create table server_errors (
  place text not null,
  error text not null,
  times integer not null,
  last_at timestamptz not null,
  -- Finds the last one in the log; null outside requests.
  request_id text,
  primary key (place, error)
);
create index server_errors_last_at on server_errors (last_at);

-- Which secret keys this site has used, without the keys: the newest row is the one in use.
create table secret_keys (
  id bigint generated always as identity primary key,
  key_id text not null,
  used_since timestamptz not null
);
