-- UUIDv7 of a time: for rows that one statement makes by the thousand.
create function uuid_of_time(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
    'hex')::uuid
$$;

create table notifications (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  kind text not null,
  subject text not null,
  actor text,
  -- Posting, news or proposal.
  target_id text,
  -- What happened, once: the same occasion is told to a member one time, however often it is reported.
  occasion text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Waits to be part of a push.
  push_pending boolean not null,
  unique (member_id, occasion)
);
create index notifications_latest on notifications (member_id, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create index notifications_to_push on notifications (member_id) where push_pending;

create table push_subscriptions (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  -- Alerts go where somebody is signed in: with the session goes the subscription.
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_member on push_subscriptions (member_id);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- When a member may next be pushed to, and what they had today.
create table push_plans (
  member_id uuid primary key references members on delete cascade,
  -- Null: nothing waits.
  due_at timestamptz,
  -- In Seoul.
  day date,
  sent int not null default 0,
  last_sent_at timestamptz
);
create index push_plans_due on push_plans (due_at) where due_at is not null;

-- Messages on their way. Whoever moves `due_at` on has one until then.
create table push_deliveries (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  topic text not null,
  message jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null
);
create index push_deliveries_due on push_deliveries (due_at);
create index push_deliveries_subscription on push_deliveries (subscription_id);

-- Postings that became public, told to whom they suit once; the row stays so that it stays at that.
create table job_alerts (
  job_id uuid primary key references jobs on delete cascade,
  due_at timestamptz not null,
  matched_at timestamptz
);
create index job_alerts_due on job_alerts (due_at) where matched_at is null;

-- News that were published, told to the members in the order of their ids.
create table news_alerts (
  news_id uuid primary key references news on delete cascade,
  due_at timestamptz not null,
  -- The last member who was told.
  told_to uuid,
  finished_at timestamptz
);
create index news_alerts_due on news_alerts (due_at) where finished_at is null;

-- New postings that a member was told of on a day: nobody is told of all there are.
create table alert_days (
  member_id uuid primary key references members on delete cascade,
  day date not null,
  new_jobs int not null
);

-- A wish is found by place and sector of a posting; 0 is anywhere and '' is any sector, as for the listings. Who has
-- chosen nothing at all wishes for nothing.
create index expected_jobs_wish on expected_jobs (coalesce(region_id, 0), coalesce(category, ''))
  where region_id is not null or any_region or category is not null or any_category or pay_type is not null
    or min_pay_amount is not null or any_pay;
