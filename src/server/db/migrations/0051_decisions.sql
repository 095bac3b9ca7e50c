-- What operators decided about cases, and what was there before: for ten minutes the same operator can take it back.
-- The id is that of the act. Rows are deleted after a day.
create table operator_decisions (
  id uuid primary key,
  -- Not a reference: as with the acts, the id stays when the account is removed.
  operator_id uuid not null,
  kind text not null check (kind in ('VERIFICATION', 'REPORT')),
  -- The company, or the report.
  subject_id uuid not null,
  former jsonb not null,
  decided_at timestamptz not null,
  undone_at timestamptz
);
create index operator_decisions_subject on operator_decisions (subject_id, decided_at desc);
create index operator_decisions_decided on operator_decisions (decided_at);

-- The act that settled it: closing a job settles all of its reports with one act.
alter table job_reports add column decision_id uuid;
create index job_reports_decision on job_reports (decision_id) where decision_id is not null;

-- A reporter looks their own report up.
create index job_reports_member on job_reports (member_id, job_id) where member_id is not null;

-- An operator's note is free text about a person like a reason, and goes with that person.
create or replace function keep_operator_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and old.details ?| array['reason', 'note']
      and new.details = (old.details - 'reason' - 'note') || '{"reasonErased": true}' then
      return new;
    end if;
  end if;
  raise exception 'the record of operators'' acts only grows' using errcode = 'restrict_violation';
end $$;
