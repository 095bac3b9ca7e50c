-- What an act of a company changed (features/colleague): an invitation's address or number, masked, as it is forgotten
-- once the invitation is used; and the right of the person that the act is about, before and after it.
alter table company_acts
  add column contact_hint text,
  add column former_right text check (former_right in ('OWNER', 'MANAGER', 'READER')),
  add column given_right text check (given_right in ('OWNER', 'MANAGER', 'READER'));

-- How the people of a company are told of each other outside the app (features/channel).
alter table notification_channels add column people text not null default 'MAIL_UNREAD';
