-- News is written as a draft; published_at is when it was or will be published, null for a draft.
alter table news alter column published_at drop not null;
-- Goes up with every change an operator makes: the item's ETag.
alter table news add column revision int not null default 1;
alter table news add column created_at timestamptz not null default now();
alter table news add column updated_at timestamptz not null default now();
update news set created_at = published_at, updated_at = published_at;
create index news_changed on news (updated_at desc, id desc);
-- Items of feeds that were imported, by what tells them apart; kept when the item is deleted, so that it does not come back.
create table news_imports (
  -- SHA-256 of the item's id or address.
  source_key bytea primary key,
  news_id uuid references news on delete set null,
  imported_at timestamptz not null
);
create index news_imports_news on news_imports (news_id);

-- Null: at once, and without an end.
alter table banners add column starts_at timestamptz;
alter table banners add column ends_at timestamptz check (ends_at > starts_at);
alter table advertisements add column starts_at timestamptz;
alter table advertisements add column ends_at timestamptz check (ends_at > starts_at);
alter table advertisements add column click_count int not null default 0;
create index banners_news on banners (news_id);
-- The visitors' hashes go with the day's salt, the counts of the days stay.
create table banner_days (
  banner_id uuid not null references banners on delete cascade,
  day date not null,
  clicks int not null,
  primary key (banner_id, day)
);
create table advertisement_clicks (
  advertisement_id uuid not null references advertisements on delete cascade,
  visitor bytea not null,
  day date not null,
  primary key (advertisement_id, day, visitor)
);
create index advertisement_clicks_day on advertisement_clicks (day);
create table advertisement_days (
  advertisement_id uuid not null references advertisements on delete cascade,
  day date not null,
  clicks int not null,
  primary key (advertisement_id, day)
);

alter table job_reports add column outcome text check (outcome in ('CLOSED', 'DISMISSED'));
create index job_reports_settled on job_reports (settled_at desc) where settled_at is not null;
create index business_verifications_decided on business_verifications (status, decided_at desc);

-- Members are looked up by the beginning of their name or company's.
create index members_name on members (lower(name) text_pattern_ops);
create index companies_name on companies (lower(name) text_pattern_ops);
create index members_cellphone on members (cellphone) where cellphone is not null;
create index members_created on members (created_at);

create index operator_acts_operator on operator_acts (operator_id, created_at desc, id desc);
create index operator_acts_act on operator_acts (act, created_at desc, id desc);
create index operator_acts_subject on operator_acts (subject, created_at desc, id desc);
-- What operators did is neither changed nor taken back; only who it was is forgotten with their account.
create function keep_operator_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.operator_id is null and to_jsonb(new) - 'operator_id' = to_jsonb(old) - 'operator_id' then
      return new;
    end if;
  end if;
  raise exception 'the record of operators'' acts only grows' using errcode = 'restrict_violation';
end $$;
create trigger operator_acts_kept before update or delete on operator_acts
  for each row execute function keep_operator_act();
