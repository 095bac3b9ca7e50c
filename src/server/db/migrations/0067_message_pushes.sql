-- Pushes about conversations that the member wants at night too.
alter table push_deliveries add column at_night boolean not null default false;
create index push_deliveries_night on push_deliveries (due_at) where at_night;
