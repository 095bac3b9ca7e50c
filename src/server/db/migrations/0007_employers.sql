-- Goes up with every change that the employer or an operator makes: the announcement's ETag.
alter table jobs add column revision int not null default 1;
-- Days paid for that have not begun, as the employer is not verified yet.
alter table jobs add column paid_days int check (paid_days > 0);
create index jobs_waiting on jobs (company_id) where status = 'IN_REVIEW';

-- When the free announcement of seven days was last registered. One row that two requests cannot both move on.
alter table companies add column life_registered_at timestamptz;
update companies set life_registered_at =
  (select max(created_at) from jobs where jobs.company_id = companies.id and product_type = 'LIFE');

create table business_verifications (
  company_id uuid primary key references companies on delete cascade,
  status text not null check (status in ('REQUESTED', 'VERIFIED', 'REFUSED')),
  business_name text not null,
  business_number text not null,
  person_name text not null,
  -- Front of the representative's resident number, encrypted; gone once verified.
  person_number bytea check (person_number is null or status <> 'VERIFIED'),
  certificate_file text references files on delete set null,
  -- OPEN or UNREACHABLE; null where no tax office is asked.
  tax_office text,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz
);
create index business_verifications_waiting on business_verifications (requested_at) where status = 'REQUESTED';

-- What operators did, kept for good.
create table operator_acts (
  id uuid primary key,
  -- Null: at the console of the machine.
  operator_id uuid references members on delete set null,
  act text not null,
  subject text not null,
  details jsonb not null,
  created_at timestamptz not null
);
create index operator_acts_latest on operator_acts (created_at desc, id desc);

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
  unique (job_id, day, visitor)
);
create index job_reports_open on job_reports (created_at) where settled_at is null;
create index job_reports_visitor on job_reports (visitor, day);

-- Points of employers. The balance is one row, so that spending is one conditional update; the ledger beside it only
-- grows, and every movement in it adds up to nothing.
create table point_accounts (
  member_id uuid primary key references members on delete cascade,
  paid int not null default 0 check (paid >= 0),
  free int not null default 0 check (free >= 0)
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

-- Resumes an employer has opened; the first opening is paid for unless the resume was sent to them.
create table resume_views (
  company_id uuid not null references companies on delete cascade,
  resume_id uuid not null references resumes on delete cascade,
  points int not null,
  created_at timestamptz not null,
  primary key (company_id, resume_id)
);
create index resume_views_resume on resume_views (resume_id);

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
  answered_at timestamptz
);
-- One open proposal for each employer and candidate.
create unique index proposals_open on proposals (company_id, member_id) where status = 'SENT';
create index proposals_sent on proposals (company_id, created_at desc, id desc);
create index proposals_received on proposals (member_id, created_at desc, id desc);
create index proposals_resume on proposals (resume_id);
create index proposals_job on proposals (job_id);

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
  updated_at timestamptz not null
);
create index orders_member on orders (member_id, created_at desc, id desc);
create index orders_job on orders (job_id);
create index orders_product on orders (product_id);
