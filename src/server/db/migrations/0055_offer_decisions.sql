-- Decisions about reported proposals are recorded and undone as those about reported jobs.
alter table operator_decisions drop constraint operator_decisions_kind_check;
alter table operator_decisions add check (kind in ('VERIFICATION', 'REPORT', 'OFFER_REPORT'));
-- The act that settled it; null for earlier ones.
alter table proposal_reports add column decision_id uuid;

-- When a member was last seen in a session that has ended; running sessions say it themselves.
alter table members add column last_seen_at timestamptz;
