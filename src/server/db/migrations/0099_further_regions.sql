-- Regions that a member wishes for besides `region_id`, which stays the first: what is found by it needs no second row.
alter table expected_jobs add column further_region_ids int[] not null default '{}';
create index expected_jobs_further_regions on expected_jobs using gin (further_region_ids)
  where further_region_ids <> '{}';
