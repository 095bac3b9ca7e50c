-- Claims an idempotency key for a command in one statement. A second request with the same key waits two seconds for
-- the transaction of the first; other locks are waited for as before.
create function claim_command(member uuid, command_key text, print bytea, at timestamptz) returns boolean
language plpgsql as $$
declare
  is_new boolean;
begin
  perform set_config('lock_timeout', '2s', true);
  insert into idempotency_keys (member_id, key, fingerprint, created_at) values (member, command_key, print, at)
    on conflict do nothing;
  is_new := found;
  perform set_config('lock_timeout', '0', true);
  return is_new;
end $$;
