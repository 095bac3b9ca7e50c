-- As for the reports of jobs and proposals. Earlier decisions are found by the act that settled the report.
alter table conversation_reports add column decision_id uuid;
create index conversation_reports_decision on conversation_reports (decision_id) where decision_id is not null;
