-- The operators' lists, newest first. What they filter by is in the index, so that a filter that few rows match is still
-- one scan of the index.
create index members_listed on members (created_at desc, id desc) include (role, suspended_at);
drop index members_created;
create index jobs_listed on jobs (created_at desc, id desc) include (status, product_type, region_id);
create index orders_listed on orders (created_at desc, id desc) include (status, kind);

-- Searches by a beginning. The index of unique addresses serves only equality where the database has a collation.
create index members_email on members (email text_pattern_ops);
create index jobs_title on jobs (lower(title) text_pattern_ops);
create index jobs_company_name on jobs (lower(company_name) text_pattern_ops);
create index orders_title on orders (lower(title) text_pattern_ops) where title is not null;
