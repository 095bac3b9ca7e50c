-- What an operator read on a registration is recorded with the approval. A sole trader's address may be where they live:
-- it goes with that person, like a reason.
create or replace function keep_operator_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and old.details ?| array['reason', 'note', 'address']
      and new.details = (old.details - 'reason' - 'note' - 'address') || '{"reasonErased": true}' then
      return new;
    end if;
  end if;
  raise exception 'the record of operators'' acts only grows' using errcode = 'restrict_violation';
end $$;
