-- Why more than 52 hours a week are allowed, as the employer says; null where they are not more, or nothing is said.
alter table jobs add column long_hours_reason text
  check (long_hours_reason in ('ARTICLE_59', 'SPECIAL_EXTENSION', 'SURVEILLANCE'));
