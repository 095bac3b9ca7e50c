-- The landing page tells how many people are here and from how many countries, without reading their resumes.
create index resumes_country on resumes (country_iso_code);
