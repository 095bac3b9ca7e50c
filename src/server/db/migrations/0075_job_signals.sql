-- What looks like a known fraud in a posting, found when it was published or edited last. Postings from before have none
-- until they are edited; readers are warned of their wording anyway.
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
-- Postings of other companies with the same number.
create index jobs_contact_digits on jobs (regexp_replace(contact, '\D', '', 'g'));

alter table operator_decisions drop constraint operator_decisions_kind_check;
alter table operator_decisions
  add check (kind in ('VERIFICATION', 'REPORT', 'OFFER_REPORT', 'NAME', 'GUARANTEE', 'LATE_PAY', 'ARREARS', 'SIGNAL'));
