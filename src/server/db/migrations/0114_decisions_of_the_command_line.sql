-- A case shows who decided it, also the command line. Decisions stay, as their acts do, without what an undo would restore.
alter table operator_decisions alter column operator_id drop not null;
