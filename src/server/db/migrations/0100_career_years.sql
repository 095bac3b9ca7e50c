-- How many years somebody did a kind of work for a year or more, by sector; absent where they do not say.
alter table resumes add column career_years jsonb not null default '{}';
