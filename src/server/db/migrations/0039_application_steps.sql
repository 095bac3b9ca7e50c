-- When an application reached each stage after it was sent. The latest stage of older applications is dated by their
-- updated_at.
create table application_steps (
  application_id uuid not null references applications on delete cascade,
  stage text not null,
  reached_at timestamptz not null,
  primary key (application_id, stage)
);
