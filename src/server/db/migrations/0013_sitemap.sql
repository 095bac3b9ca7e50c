-- The sitemap goes through the open postings in the order of their ids, without looking at any of them.
create index jobs_open on jobs (id) include (updated_at) where status = 'IN_PROGRESS';
