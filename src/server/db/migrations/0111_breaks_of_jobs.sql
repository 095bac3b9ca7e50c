-- The unpaid break of a working day, where the employer states it; otherwise the shortest that the law allows counts.
alter table jobs add column break_minutes int check (break_minutes between 0 and 720);
