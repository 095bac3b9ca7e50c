-- When an operator has cancelled what was issued for an order that was refunded.
alter table receipt_requests add column cancelled_at timestamptz
  check (cancelled_at is null or status = 'ISSUED');
