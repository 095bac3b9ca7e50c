-- What happened on each past day in Seoul, counted once it can no longer change. Counts of no one in particular: they
-- stay when accounts are removed.
create table site_days (
  day date primary key,
  workers int not null,
  employers int not null,
  postings int not null,
  applications int not null,
  -- Won, by the day of payment and of return.
  paid bigint not null,
  refunded bigint not null
);

-- The latest days are counted when they are asked for; members have an index by time already.
create index jobs_published on jobs (listed_at) where listed_at is not null;
create index applications_created on applications (created_at);
create index orders_paid on orders (paid_at) include (total_amount) where paid_at is not null;
create index payments_returned on payments (returned_at) where returned_at is not null;

-- A status or role that few or none have: without a row to stop at, the index in order of time is read to its end.
create index orders_by_status on orders (status, created_at desc, id desc);
create index jobs_by_status on jobs (status, created_at desc, id desc) include (product_type, region_id);
create index members_by_role on members (role, created_at desc, id desc);
-- Not partial: the planner knows how common a beginning is only from an index of all rows.
drop index orders_title;
create index orders_title on orders (lower(title) text_pattern_ops);
