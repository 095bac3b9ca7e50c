-- Whether an operator has decided what the company is called in public: with its verification, or with a name it asked
-- for. From then on `name` changes by such decisions alone.
alter table companies add column is_name_decided boolean not null default false;

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

-- Names that look alike have one key: compatible forms, case, blanks, invisible characters and the legal form apart.
create function company_name_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(normalize(name, nfkc)),
    '\(주\)|주식회사|\(유\)|유한회사|[\s\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g')
$$;
create index companies_name_key on companies (company_name_key(name)) where is_name_decided;
create index business_verifications_name_key on business_verifications (company_name_key(business_name))
  where status = 'VERIFIED';

-- Names that differ from the registration were public without anybody's approval: they wait for it now.
insert into company_names (company_id, name, status, requested_at)
  select c.id, c.name, 'WAITING', now() from companies c
    join business_verifications b on b.company_id = c.id and b.status = 'VERIFIED'
  where c.verified_at is not null and c.member_id is not null and c.name <> b.business_name;
update companies set is_name_decided = true, name = b.business_name
  from business_verifications b
  where b.company_id = companies.id and b.status = 'VERIFIED' and companies.verified_at is not null;
update companies set is_name_decided = true where verified_at is not null;
update jobs set company_name = c.name, revision = revision + 1
  from companies c where c.id = jobs.company_id and c.is_name_decided and jobs.company_name <> c.name
    and exists (select from business_verifications b where b.company_id = c.id);
