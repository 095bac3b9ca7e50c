-- What an operator read on the photo of the business registration, shown beside the day of the verification.
alter table business_verifications add column address text;
alter table business_verifications add column since_year int check (since_year between 1900 and 2200);

-- The digits of the resident number are erased with any decision; those of refused requests had been kept until now.
update business_verifications set person_number = null where status <> 'REQUESTED';
alter table business_verifications drop constraint business_verifications_check;
alter table business_verifications add check (person_number is null or status = 'REQUESTED');
