-- What each server process last said of itself; a row is removed when its process stops in order.
create table servers (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Null without DATABASE_READ_URL.
  replica text check (replica in ('USED', 'BEHIND')),
  -- Milliseconds; null while the replica does not answer.
  replica_lag integer,
  -- Free and total bytes by folder.
  disks jsonb not null
);

-- The last success and failure of each provider, without recipients.
create table provider_results (
  channel text primary key,
  via text not null,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- Errors of the log, one row per kind.
create table server_errors (
  place text not null,
  error text not null,
  times integer not null,
  last_at timestamptz not null,
  -- Finds the last one in the log; null outside requests.
  request_id text,
  primary key (place, error)
);
create index server_errors_last_at on server_errors (last_at);
