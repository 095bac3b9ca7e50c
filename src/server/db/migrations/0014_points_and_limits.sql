-- What an employer was given and has bought over the years may be more than an int holds.
alter table point_accounts alter column paid type bigint, alter column free type bigint;

-- The sweep looks every minute for counts that are over.
create index rate_limits_expire on rate_limits (expire);
