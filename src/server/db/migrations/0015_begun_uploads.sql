-- The names of pictures that a command is about to store. Its transaction forgets them; what has none in the end is found
-- by them.
create table begun_uploads (
  reference text primary key,
  begun_at timestamptz not null
);
create index begun_uploads_begun_at on begun_uploads (begun_at);
