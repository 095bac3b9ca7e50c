-- Which version of the terms of use and of the privacy policy a member agreed to, and when. Former versions stay, as
-- proof of what held at the time.
create table member_consents (
  member_id uuid not null references members on delete cascade,
  legal_text text not null check (legal_text in ('TERMS', 'PRIVACY')),
  version text not null,
  -- Where the text was published.
  url text not null,
  consented_at timestamptz not null,
  primary key (member_id, legal_text, version)
);
