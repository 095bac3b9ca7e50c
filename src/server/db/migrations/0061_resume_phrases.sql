-- What a worker states in a resume, as codes of src/reference/resume-phrases.json with their values:
-- [{"code": "TOPIK", "parameters": {"count": 4}}]
alter table resumes add phrases jsonb not null default '[]';
-- Codes of src/reference/occupations.json.
alter table expected_jobs add occupations text[] not null default '{}';
create index expected_jobs_occupations on expected_jobs using gin (occupations) where occupations <> '{}';
