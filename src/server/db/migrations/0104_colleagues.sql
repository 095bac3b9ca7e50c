-- The people of a company besides its owner, who is companies.member_id, and what was done by whom (features/colleague).

create table company_people (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  person_id uuid not null references members on delete cascade,
  held_right text not null check (held_right in ('MANAGER', 'READER')),
  invited_by uuid references members on delete set null,
  joined_at timestamptz not null,
  -- When the person left, was removed or became the owner.
  left_at timestamptz
);
-- One company at a time.
create unique index company_people_current on company_people (person_id) where left_at is null;
create index company_people_person on company_people (person_id);
create index company_people_company on company_people (company_id);
create index company_people_invited_by on company_people (invited_by);

create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- SHA-256 of the code in the link; null until the message is written.
  token_hash bytea unique,
  -- Whom the message goes to; both null once the invitation is used or withdrawn.
  email text,
  cellphone text,
  lang_code text not null,
  held_right text not null check (held_right in ('MANAGER', 'READER')),
  invited_by uuid references members on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create index company_invitations_company on company_invitations (company_id);
create index company_invitations_invited_by on company_invitations (invited_by);
create index company_invitations_expires on company_invitations (expires_at);

create table company_acts (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- Null once the person's account is removed: the name goes with it.
  person_id uuid references members on delete set null,
  -- Name of the command in the API.
  act text not null,
  -- The id in the address of the command: what it concerned.
  subject uuid,
  -- The id in its answer, such as that of a new message.
  made uuid,
  created_at timestamptz not null
);
create index company_acts_company on company_acts (company_id, created_at desc, id desc);
create index company_acts_person on company_acts (person_id);
create index company_acts_subject on company_acts (subject, created_at desc) where subject is not null;
create index company_acts_made on company_acts (made) where made is not null;

-- What was done is neither changed nor taken back; only the person may be forgotten.
create function keep_company_act() returns trigger language plpgsql as $$
begin
  if new.person_id is null and to_jsonb(new) - 'person_id' = to_jsonb(old) - 'person_id' then
    return new;
  end if;
  raise exception 'the list of a company''s acts only grows' using errcode = 'restrict_violation';
end $$;
create trigger company_acts_kept before update on company_acts
  for each row execute function keep_company_act();

-- The company that a member acts for: of the owner, or of who works for it. No row without a company, or if its owner's
-- account was removed. While the owner is suspended, others may only look.
create function company_of(person uuid)
returns table (company_id uuid, owner_id uuid, held_right text) language sql stable as $$
  select c.id, c.member_id, case
      when c.member_id = person then 'OWNER'
      when o.suspended_at is not null then 'READER'
      else p.held_right
    end
  from companies c join members o on o.id = c.member_id
    left join company_people p on p.company_id = c.id and p.person_id = person and p.left_at is null
  where c.id = coalesce(
    (select company_id from company_people where person_id = person and left_at is null),
    (select id from companies where member_id = person))
    and (p.id is not null or c.member_id = person)
$$;

-- All that acts for one owner shares this lock; what changes who acts for whom takes it alone.
create function company_lock(owner uuid) returns bigint language sql immutable as $$
  select hashtextextended(owner::text, 104)
$$;

-- What `company_of` says, which holds until the end of the transaction. `is_shared`: others than the owner act for the
-- company, or did.
create function hold_company(person uuid)
returns table (company_id uuid, owner_id uuid, held_right text, is_shared boolean) language plpgsql as $$
declare
  locked uuid;
  seen uuid;
begin
  loop
    select coalesce((select o.owner_id from company_of(person) o), person) into seen;
    exit when seen = locked;
    perform pg_advisory_xact_lock_shared(company_lock(seen));
    locked := seen;
  end loop;
  return query select o.company_id, o.owner_id, o.held_right,
      exists (select from company_people p where p.company_id = o.company_id)
    from company_of(person) o;
end $$;

-- As before; besides, a company that is handed over takes its points along.
create or replace function keep_point_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.member_id is null
        or current_setting('company.handed_over', true) = concat(old.member_id, ' ', new.member_id))
      and to_jsonb(new) - 'member_id' = to_jsonb(old) - 'member_id' then
      return new;
    end if;
  end if;
  raise exception 'the ledger of points only grows' using errcode = 'restrict_violation';
end $$;
