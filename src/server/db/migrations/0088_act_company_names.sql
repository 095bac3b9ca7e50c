-- The company's name when an act on it was recorded: companies are renamed, and the record says what was decided then.
-- Null for other subjects, and for earlier acts.
alter table operator_acts add column subject_name text;
