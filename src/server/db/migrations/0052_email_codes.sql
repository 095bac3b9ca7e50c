-- Keyed hash of the six digits in the mail; null for links that were mailed without them.
alter table email_verifications add column code_hash bytea;
-- How often digits were compared with this mail's.
alter table email_verifications add column code_tries integer not null default 0;
