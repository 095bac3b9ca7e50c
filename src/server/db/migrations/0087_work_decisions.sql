-- What an operator says that a posting is for can be undone, too; its subject is the posting.
alter table operator_decisions drop constraint operator_decisions_kind_check;
alter table operator_decisions
  add check (kind in ('VERIFICATION', 'REPORT', 'OFFER_REPORT', 'MESSAGE_REPORT', 'NAME', 'GUARANTEE', 'LATE_PAY',
    'ARREARS', 'SIGNAL', 'WORK'));
