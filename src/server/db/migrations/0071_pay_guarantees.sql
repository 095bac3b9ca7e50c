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

-- Copied from the grant while it holds, for cards and lists. `use_secure_payment` is only the employer's request.
alter table jobs add column guaranteed_until date;
alter table jobs add column guarantee_kind text;
create index jobs_guaranteed on jobs (company_id) where guaranteed_until is not null;

-- Nobody had granted anything until now: the employers' own ticks lose the badge and the filter.
update job_listings set flags = flags & ~2::smallint where flags & 2 <> 0;
update job_searches set flags = flags & ~2::smallint where flags & 2 <> 0;

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

alter table operator_decisions drop constraint operator_decisions_kind_check;
alter table operator_decisions
  add check (kind in ('VERIFICATION', 'REPORT', 'OFFER_REPORT', 'NAME', 'GUARANTEE', 'LATE_PAY', 'ARREARS'));
