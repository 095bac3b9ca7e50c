-- Reports of proposals by the candidates who received them, once per proposal. A proposal never changes, so that it is
-- its own evidence; with the candidate's account both disappear.
create table proposal_reports (
  id uuid primary key,
  proposal_id uuid not null unique references proposals on delete cascade,
  reason text not null,
  details text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('UPHELD', 'DISMISSED'))
);
create index proposal_reports_open on proposal_reports (created_at, id) where settled_at is null;
create index proposal_reports_settled on proposal_reports (settled_at desc, id desc) where settled_at is not null;
