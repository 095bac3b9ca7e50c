-- Candidates of a posting: wishes by place and sector, the latest first. 0 is anywhere or nowhere named, '' any sector.
create index expected_jobs_candidates on expected_jobs
  (coalesce(region_id, 0), coalesce(category, ''), updated_at desc, member_id)
  where region_id is not null or any_region or category is not null or any_category or pay_type is not null
    or min_pay_amount is not null or any_pay;
-- The same wherever they look: where few live near, somebody may move.
create index expected_jobs_sector on expected_jobs (coalesce(category, ''), updated_at desc, member_id)
  where region_id is not null or any_region or category is not null or any_category or pay_type is not null
    or min_pay_amount is not null or any_pay;
-- What refers to a file has to be found when one is swept.
create index business_verifications_certificate on business_verifications (certificate_file)
  where certificate_file is not null;
