-- Conversations of a worker and an employer, one per application or proposal, which say by their state whether both may
-- still write. Title and company are copies, so that a conversation can be read after the posting is gone.
create table conversations (
  id uuid primary key,
  application_id uuid unique references applications on delete set null,
  proposal_id uuid unique references proposals on delete set null,
  job_id uuid references jobs on delete set null,
  title text not null,
  company_name text not null,
  created_at timestamptz not null,
  -- Of the last message, or the creation: the order of lists.
  active_at timestamptz not null,
  -- Of any change that its members see; the event stream looks for recent ones.
  changed_at timestamptz not null,
  revision int not null default 0,
  -- Of the last message. Taken under the row's lock, so that readers find no gap below it.
  last_sequence int not null default 0,
  -- When one of both left; the application may be gone with them.
  ended_at timestamptz,
  -- When both were told that it will be deleted.
  told_at timestamptz
);
create index conversations_job on conversations (job_id);
create index conversations_changed on conversations (changed_at);

create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  side text not null check (side in ('WORKER', 'EMPLOYER')),
  -- Null once the account is removed.
  member_id uuid references members on delete set null,
  delivered_sequence int not null default 0,
  read_sequence int not null default 0,
  -- Messages of the other side beyond read_sequence that are not removed.
  unread_count int not null default 0,
  muted_at timestamptz,
  -- Of the member's own last message.
  wrote_at timestamptz,
  push_due_at timestamptz,
  pushed_at timestamptz,
  primary key (conversation_id, side)
);
create index conversation_members_member on conversation_members (member_id, conversation_id);
create index conversation_members_unread on conversation_members (member_id) where unread_count > 0;
create index conversation_members_push on conversation_members (push_due_at) where push_due_at is not null;

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  sequence int not null,
  -- Made by the sender's device.
  id uuid not null,
  side text not null check (side in ('WORKER', 'EMPLOYER')),
  kind text not null,
  lang_code text not null,
  text text not null default '',
  -- Of kinds other than TEXT.
  content jsonb,
  resume_id uuid references resumes on delete set null,
  warning text,
  -- SHA-256 of what was posted; null once removed.
  fingerprint bytea,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (conversation_id, sequence),
  unique (conversation_id, id)
);
create index messages_resume on messages (resume_id) where resume_id is not null;
create index messages_removed on messages (conversation_id, sequence desc) where removed_at is not null;

create table message_files (
  file text not null references files on delete cascade,
  conversation_id uuid not null,
  sequence int not null,
  position int not null,
  primary key (conversation_id, sequence, position),
  foreign key (conversation_id, sequence) references messages on delete cascade
);
create index message_files_file on message_files (file);

-- Whoever is blocked by the other side can write in none of their conversations.
create table member_blocks (
  member_id uuid not null references members on delete cascade,
  blocked_id uuid not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, blocked_id)
);
create index member_blocks_blocked on member_blocks (blocked_id);

create table conversation_settings (
  member_id uuid primary key references members on delete cascade,
  shows_reading boolean not null default true,
  pushes_at_night boolean not null default false,
  shows_previews boolean not null default false
);

-- A message is its own evidence: what was read cannot be withdrawn.
create table conversation_reports (
  id uuid primary key,
  conversation_id uuid not null,
  sequence int not null,
  reason text not null,
  details text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('UPHELD', 'DISMISSED')),
  unique (conversation_id, sequence),
  foreign key (conversation_id, sequence) references messages on delete cascade
);
create index conversation_reports_open on conversation_reports (created_at, id) where settled_at is null;
create index conversation_reports_settled on conversation_reports (settled_at desc, id desc) where settled_at is not null;
