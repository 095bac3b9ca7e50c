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

-- Older clients know three statuses, so a withdrawn proposal is a declined one that nobody answered.
alter table proposals
  add column withdrawn_at timestamptz,
  add constraint proposals_withdrawn check (withdrawn_at is null or status = 'DECLINED');
