-- What workers say of their stay (status of residence, its end, level of Korean, studies), encrypted for the member.
-- The only readable part is when the next reminder is due, which the background work needs.
create table stays (
  member_id uuid primary key references members on delete cascade,
  sealed bytea not null,
  next_reminder_at timestamptz,
  updated_at timestamptz not null
);
create index stays_due on stays (next_reminder_at) where next_reminder_at is not null;
