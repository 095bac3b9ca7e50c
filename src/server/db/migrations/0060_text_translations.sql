-- Translations of what members and operators wrote, in the words of a provider, of the author or of an operator. A row
-- belongs to one text; the hash says which version of it. What a machine made goes as soon as the text changes.
create table text_translations (
  -- The job, news item or resume.
  subject_id uuid not null,
  field text not null check (field in
    ('JOB_TITLE', 'JOB_DETAILS', 'NEWS_TITLE', 'NEWS_CONTENTS', 'RESUME_DETAILS', 'RESUME_INTRODUCTION')),
  lang_code text not null,
  -- 'author', 'operator', or the name of a provider.
  made_by text not null,
  -- SHA-256 of the original.
  text_hash bytea not null,
  text text not null,
  created_at timestamptz not null,
  primary key (subject_id, field, lang_code, made_by)
);
-- The same text elsewhere, such as a posting that was copied, is not translated again.
create index text_translations_text on text_translations (text_hash, lang_code);

-- Characters sent to a provider on a day in Seoul.
create table translation_days (
  day date primary key,
  characters int not null
);

create function forget_translations() returns trigger language plpgsql as $$
declare
  -- Pairs of a column and the field that its translations are stored under.
  pair text[];
begin
  if tg_op = 'DELETE' then
    delete from text_translations where subject_id = old.id;
    return null;
  end if;
  foreach pair slice 1 in array tg_argv[0]::text[] loop
    if to_jsonb(old) -> pair[1] is distinct from to_jsonb(new) -> pair[1] then
      delete from text_translations
      where subject_id = old.id and field = pair[2] and made_by not in ('author', 'operator');
    end if;
  end loop;
  return null;
end $$;

create trigger jobs_forget_translations after update of title, details on jobs for each row
when (old.title is distinct from new.title or old.details is distinct from new.details)
execute function forget_translations('{{title,JOB_TITLE},{details,JOB_DETAILS}}');
create trigger jobs_remove_translations after delete on jobs for each row execute function forget_translations();
create trigger news_forget_translations after update of title, contents on news for each row
when (old.title is distinct from new.title or old.contents is distinct from new.contents)
execute function forget_translations('{{title,NEWS_TITLE},{contents,NEWS_CONTENTS}}');
create trigger news_remove_translations after delete on news for each row execute function forget_translations();
create trigger resumes_forget_translations after update of details, introduction on resumes for each row
when (old.details is distinct from new.details or old.introduction is distinct from new.introduction)
execute function forget_translations('{{details,RESUME_DETAILS},{introduction,RESUME_INTRODUCTION}}');
create trigger resumes_remove_translations after delete on resumes for each row execute function forget_translations();
