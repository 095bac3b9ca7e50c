-- Whether another verified business has a number.
create index companies_business_number on companies (business_number) where verified_at is not null;

-- Migration 0047 renamed postings, and left the former names in the texts that a search looks at. They are written anew
-- in the background, in batches.
insert into tasks (id, kind, payload, due_at, created_at)
  select gen_random_uuid(), 'renew-search-texts', '{"after": null}', now(), now()
  where exists (select from jobs j join companies c on c.id = j.company_id and c.is_name_decided);
