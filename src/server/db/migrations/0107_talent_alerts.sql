-- Companies that are told when somebody new fits one of their open jobs (features/talent).

create table talent_alerts (
  job_id uuid primary key references jobs on delete cascade,
  -- Contract TalentTerms.
  terms jsonb not null,
  created_at timestamptz not null
);

-- Workers whose resume, wish or visibility changed, to be compared with the alerts.
create table talent_changes (
  member_id uuid primary key references members on delete cascade,
  due_at timestamptz not null
);
create index talent_changes_due on talent_changes (due_at);

-- Whom an alert found, so that nobody is told of twice.
create table talent_finds (
  job_id uuid not null references talent_alerts on delete cascade,
  member_id uuid not null references members on delete cascade,
  primary key (job_id, member_id)
);
create index talent_finds_member on talent_finds (member_id);
