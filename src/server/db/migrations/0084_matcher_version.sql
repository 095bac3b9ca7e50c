-- How far stored postings were matched by which version of the matcher (MATCHER_VERSION in features/work). Here and not
-- with each posting, so that loading and writing postings stay as they are.
create table work_matching (
  id int primary key check (id = 1),
  version int not null,
  -- The last posting that was compared; null once all were.
  after uuid
);
insert into work_matching values (1, 0, null);
