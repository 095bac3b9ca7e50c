-- What changed of the answers that everybody gets, by part, so that a kept answer can tell whether it still holds. Rows
-- are added up instead of one being counted up, so that no transaction waits for another.
create table public_changes (
  id bigint generated always as identity primary key,
  part text not null,
  count bigint not null default 1
);
create index public_changes_part on public_changes (part) include (count);

create function note_public_change() returns trigger language plpgsql as $$
begin
  insert into public_changes (part) select unnest(tg_argv);
  return null;
end $$;

create trigger public_change after insert or update or delete on jobs
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on job_listings
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on job_searches
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on companies
  for each statement execute function note_public_change('jobs');
create trigger public_change after update of suspended_at on members
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on business_verifications
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on arrears_lists
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on arrears_matches
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on job_signals
  for each statement execute function note_public_change('jobs');
create trigger public_change after insert or update or delete on news
  for each statement execute function note_public_change('news');
create trigger public_change after insert or update or delete on text_translations
  for each statement execute function note_public_change('jobs', 'news');
