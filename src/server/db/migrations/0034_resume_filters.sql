-- Candidates of a country or with a residence type, the latest first: their filter must not walk through everybody.
create index resumes_country_residence on resumes (country_iso_code, work_type, updated_at desc, member_id);
create index resumes_residence on resumes (work_type, updated_at desc, member_id);
