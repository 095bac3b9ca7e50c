-- What a posting is for, and what it states: codes of src/reference/occupations.json and phrases.json. Codes outlive a
-- release and are checked by the server, so that a new one needs no migration.
alter table jobs
  add occupations text[] not null default '{}',
  -- [{"code": "PAID_ON_DAY", "parameters": {"day": 10}}]
  add phrases jsonb not null default '[]',
  -- Who decided: found in the text, chosen by the employer, or mended by an operator. Null until the text was read, which
  -- happens in the background for postings from before.
  add work_source text check (work_source in ('MATCHED', 'EMPLOYER', 'OPERATOR'));
create index jobs_unread on jobs (id) where work_source is null;
-- Operators look for these.
create index jobs_unmatched on jobs (created_at desc, id desc)
  where occupations = '{}' and status in ('IN_PROGRESS', 'IN_REVIEW', 'PAYMENT_DUE');
