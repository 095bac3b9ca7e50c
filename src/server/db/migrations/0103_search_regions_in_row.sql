-- Rows of job_searches are kept narrow (toast_tuple_target in 0091), which moved the few regions of a job out of its row as
-- well: a search within a region fetched each match from there. Rows written from now on keep them; a job's row is written
-- again whenever it is published or changed.
alter table job_searches alter column region_ids set storage main;
