-- The contract lists the kinds of cases, and only the server writes here: a new kind needs no migration.
alter table operator_decisions drop constraint operator_decisions_kind_check;
