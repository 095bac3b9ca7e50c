-- The record names who acted by id, also once their account is gone.
alter table operator_acts drop constraint operator_acts_operator_id_fkey;

-- A reason is free text about a person, so it goes with that person; the row then says that there was one. Nothing else
-- of a row ever changes.
create or replace function keep_operator_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and old.details ? 'reason'
      and new.details = (old.details - 'reason') || '{"reasonErased": true}' then
      return new;
    end if;
  end if;
  raise exception 'the record of operators'' acts only grows' using errcode = 'restrict_violation';
end $$;
-- Row triggers do not fire for TRUNCATE.
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function keep_operator_act();
