create table news (
  id uuid primary key,
  title text not null,
  company text not null,
  contents text not null,
  image_file text references files on delete set null,
  image_caption text,
  link_url text,
  hit_count int not null default 0,
  -- Main news have a place, the first being the main item of the day; others have none.
  main_place int,
  published_at timestamptz not null
);
create index news_latest on news (published_at desc, id desc);
create index news_main on news (main_place) where main_place is not null;

create table banners (
  id uuid primary key,
  news_id uuid not null references news on delete cascade,
  title text not null,
  image_file text not null references files,
  place int not null,
  click_count int not null default 0
);

-- One row for each visitor and day; the visitor is a hash salted anew every day, so that no address can be found again
-- once the day's salt is gone.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);
create table banner_clicks (
  banner_id uuid not null references banners on delete cascade,
  visitor bytea not null,
  day date not null,
  primary key (banner_id, day, visitor)
);

create table advertisements (
  id uuid primary key,
  title text not null,
  image_file text not null references files,
  link_url text not null,
  place int not null
);
