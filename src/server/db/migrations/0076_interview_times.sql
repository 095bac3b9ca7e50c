-- When the company and the applicant have agreed to meet, by a message or by a reply to a proposal.
alter table applications add column interview_at timestamptz;

update applications a set interview_at = t.at
from (
  select distinct on (c.application_id) c.application_id, (m.content->>'accepted')::timestamptz as at
  from messages m join conversations c on c.id = m.conversation_id
  where c.application_id is not null and m.kind = 'TIME' and m.removed_at is null and m.content->>'accepted' is not null
  order by c.application_id, m.sequence desc
) t
where t.application_id = a.id and a.status <> 'WITHDRAWN';
