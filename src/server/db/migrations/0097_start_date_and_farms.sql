-- First day of the work, as the employer states it; null where it is not stated.
alter table jobs add column start_date date;

-- What proves the business: its registration, or of a farm its certificate of registration (농업경영체 등록확인서), whose
-- number stands in business_number then.
alter table business_verifications add column certificate_kind text not null default 'BUSINESS'
  check (certificate_kind in ('BUSINESS', 'FARM'));
