-- A request for a cash receipt or tax invoice can be refused, with a reason that the company reads.
alter table receipt_requests
  drop constraint receipt_requests_status_check,
  add constraint receipt_requests_status_check check (status in ('REQUESTED', 'ISSUED', 'REFUSED')),
  add column refusal text,
  add column refused_at timestamptz,
  add constraint receipt_requests_refusal_check
    check ((refusal is not null) = (status = 'REFUSED') and (refused_at is not null) = (status = 'REFUSED'));
