-- Reductions. A use is taken when the order is placed and given back if it is not paid: conditional updates of one row
-- here and one in member_coupons, so that of many orders at once only as many have it as may.
create table coupons (
  id uuid primary key,
  -- As it is compared: upper case, without blanks and hyphens.
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('PERCENT', 'WON')),
  amount int not null check (amount > 0 and (kind = 'WON' or amount <= 100)),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  -- Null: as often as anybody likes.
  total_limit int check (total_limit > 0),
  member_limit int not null check (member_limit > 0),
  used int not null default 0 check (used >= 0 and used <= coalesce(total_limit, used)),
  created_at timestamptz not null
);
create table member_coupons (
  member_id uuid not null references members on delete cascade,
  coupon_id uuid not null references coupons on delete cascade,
  used int not null default 0 check (used >= 0),
  registered_at timestamptz not null,
  primary key (member_id, coupon_id)
);
create index member_coupons_coupon on member_coupons (coupon_id);

-- What was bought stays as it was bought, whatever becomes of product and announcement.
alter table orders add column coupon_id uuid references coupons on delete set null;
alter table orders add column kind text;
alter table orders add column days int;
alter table orders add column points int;
alter table orders add column title text;
alter table orders add column paid_at timestamptz;
-- When the days of a pass began or will begin; null while they wait for the verification of the employer.
alter table orders add column starts_at timestamptz;
update orders set kind = products.kind, days = products.days, points = products.points
  from products where products.id = orders.product_id;
update orders set title = jobs.title from jobs where jobs.id = orders.job_id;
alter table orders alter column kind set not null;
create index orders_coupon on orders (coupon_id);
create index orders_over on orders (expires_at) where status in ('PENDING', 'WAITING_DEPOSIT');

-- What happens at the provider, where a payment bears the id of its order: however often it is begun, it can be paid once.
create table payments (
  order_id uuid primary key references orders,
  provider text not null check (provider in ('sandbox', 'portone')),
  method text not null,
  card_company text,
  instalment int not null,
  account_bank text,
  account_number text,
  account_holder text,
  begun_at timestamptz not null,
  -- When the provider is asked next how it stands; null once nothing can change any more.
  look_at timestamptz,
  looks int not null default 0,
  -- Money to give back: refunds, and what was paid for an order that was over or could not be carried out.
  return_at timestamptz,
  return_reason text,
  returned_at timestamptz
);
create index payments_look on payments (look_at) where look_at is not null;
create index payments_return on payments (return_at) where return_at is not null and returned_at is null;
create index payments_begun on payments (begun_at);

-- The embedded provider's own books: written in its own transactions, as another company would.
create table sandbox_payments (
  id text primary key,
  name text not null,
  amount int not null check (amount > 0),
  status text not null check (status in ('READY', 'WAITING_DEPOSIT', 'PAID', 'FAILED', 'CANCELLED')),
  return_url text not null,
  bank text,
  account_number text,
  due_at timestamptz,
  -- Until then it does not answer.
  silent_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sandbox_payments_created on sandbox_payments (created_at);
create table sandbox_webhooks (
  id uuid primary key,
  -- Two deliveries of one event have one id (Standard Webhooks).
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  attempts int not null default 0
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at);

-- The balance is what the ledger says, at every commit. Both are written under the lock of the account's row.
create function check_point_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from point_accounts a cross join (
      select coalesce(sum(points) filter (where account = 'PAID'), 0) as paid,
        coalesce(sum(points) filter (where account = 'FREE'), 0) as free
      from point_entries where point_entries.member_id = new.member_id) l
    where a.member_id = new.member_id and (a.paid <> l.paid or a.free <> l.free)
  ) then
    raise exception 'the balance of % is not what the ledger says', new.member_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger point_accounts_balance after insert or update on point_accounts
  deferrable initially deferred for each row execute function check_point_balance();
