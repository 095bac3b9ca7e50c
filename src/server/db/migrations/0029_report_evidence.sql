-- What a job said when it was reported: its employer may change it before an operator looks. Null for older reports, and
-- once the employer's account is removed.
alter table job_reports add column job_text text;
