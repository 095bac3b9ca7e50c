-- What an employer notes about an application, for nobody else: a table of its own, because the applicant's export
-- contains the row of the application.
create table applicant_notes (
  application_id uuid primary key references applications on delete cascade,
  member_id uuid not null references members on delete cascade,
  text text not null,
  updated_at timestamptz not null
);
create index applicant_notes_member on applicant_notes (member_id);
