-- An employer's own shortlist, of which applicants learn nothing: beside the note, with which it is erased.
alter table applicant_notes add column shortlisted_at timestamptz;
