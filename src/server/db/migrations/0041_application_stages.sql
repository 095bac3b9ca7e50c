-- How far a shortlisted application has come. Older clients know the status alone, so that keeps its values.
alter table applications
  add column stage text check (stage in ('INTERVIEW', 'HIRED')),
  add constraint applications_stage check (stage is null or status = 'SHORTLISTED');
