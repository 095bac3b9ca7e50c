-- As with clicks on banners: one row for each visitor and day, until the day is over; the counts stay.
create table news_views (
  news_id uuid not null references news on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (news_id, day, visitor)
);
create index news_views_day on news_views (day);
create index banner_clicks_day on banner_clicks (day);
