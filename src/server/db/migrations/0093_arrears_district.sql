-- Districts are read from the addresses when they are compared, as their names change and lists stay.
alter table arrears_entries drop column district;
