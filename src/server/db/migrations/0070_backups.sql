-- Scheduled backups, one row per day in Seoul. The row is what lets one of several processes make it.
create table backups (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  -- One line for the operator; null while it runs and after success.
  error text
);
