-- The provider's slip of a payment, and who made a deposit.
alter table payments add column slip_url text;
alter table payments add column depositor text;

-- A cash receipt or tax invoice that an employer asked for; one of them for an order, as both would be claimed.
create table receipt_requests (
  order_id uuid primary key references orders on delete cascade,
  kind text not null check (kind in ('CASH_RECEIPT', 'TAX_INVOICE')),
  -- Of a cash receipt.
  purpose text check (purpose in ('INCOME_DEDUCTION', 'EXPENSE_PROOF')),
  -- Cellphone, business number or e-mail address, encrypted; gone once issued.
  recipient bytea,
  -- What of it may be shown.
  recipient_hint text not null,
  status text not null check (status in ('REQUESTED', 'ISSUED')),
  approval_number text check ((approval_number is not null) = (status = 'ISSUED')),
  url text,
  requested_at timestamptz not null,
  issued_at timestamptz
);
create index receipt_requests_waiting on receipt_requests (requested_at) where status = 'REQUESTED';
