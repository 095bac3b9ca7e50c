-- Since when a member is suspended by an operator, and what they may read about why; null for everybody else.
alter table members add column suspended_at timestamptz;
alter table members add column suspension_note text;
-- The few who are: every public read of a posting looks here.
create index members_suspended on members (id) where suspended_at is not null;
