-- How many people work there, as the labour law asks: below five, premiums and the limit of 52 hours do not apply.
-- Null while the employer has not said.
alter table jobs add column workplace_size text check (workplace_size in ('UNDER_FIVE', 'FIVE_OR_MORE'));
