-- A decision on a company's public name can be undone, too; its subject is the company.
alter table operator_decisions drop constraint operator_decisions_kind_check;
alter table operator_decisions add check (kind in ('VERIFICATION', 'REPORT', 'OFFER_REPORT', 'NAME'));
