-- How members are told of notifications outside the app (features/channel), by topic. Without a row: the defaults.
create table notification_channels (
  member_id uuid primary key references members on delete cascade,
  applicants text not null default 'MAIL_UNREAD',
  answers text not null default 'MAIL_UNREAD',
  payment text not null default 'MAIL_UNREAD',
  -- The last mail about what stayed unread: there is a pause between two of them.
  mailed_at timestamptz
);

-- When and how a notification goes out of the app; the time is null if it does not, or has been handed to the tasks.
alter table notifications
  add column tell_by text,
  add column tell_at timestamptz;
create index notifications_to_tell on notifications (tell_at) where tell_at is not null;
