-- The days of the week that a posting names, in their order. Null where they are to be agreed.
alter table jobs add column work_days text[] check (
  work_days <@ array['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] and cardinality(work_days) = number_of_work_days
);
