-- What /readyz writes: one row, so that a database that only reads, or has no room, does not count as ready.
create table readiness (
  id int primary key,
  checked_at timestamptz not null
);
