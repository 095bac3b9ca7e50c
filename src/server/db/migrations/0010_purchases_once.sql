-- An order's points come once and are taken back once, whatever else goes wrong.
create unique index point_entries_order on point_entries (reference, reason)
  where account = 'PAID' and reason in ('PURCHASE', 'REFUND');
