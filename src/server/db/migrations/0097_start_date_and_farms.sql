-- First day of the work, as the employer states it; null where it is not stated.
alter table jobs add column start_date date;
