-- Companies learn whether a worker may do a work. Asked again for other works or on other days, the answers would tell
-- the status and its last day: an answer is frozen, and different questions are counted (features/shown-right).

-- The work as it was applied for, and the answer about it; without a status of residence the answer is null.
alter table applications
  add column right_work jsonb,
  add column work_right text;
create index applications_without_right on applications (id) where right_work is null;

-- What a company was shown of a candidate who has not applied; null where the rules give it no answer.
create table shown_rights (
  company_id uuid not null references companies (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- Hash of the work that was asked about.
  question bytea not null,
  job_id uuid references jobs (id) on delete set null,
  answer text check (answer in ('MAY_DO', 'NEEDS_PERMIT')),
  shown_at timestamptz not null,
  primary key (company_id, member_id, question)
);
create index shown_rights_of_member on shown_rights (member_id, shown_at desc);
create index shown_rights_of_job on shown_rights (job_id);
