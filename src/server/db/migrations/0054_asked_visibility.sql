-- Members are asked before companies can find them. Those with a resume keep what they have; the others have nothing
-- to find yet, and were never asked.
alter table members alter column talent_visible set default false;
update members set talent_visible = false
where talent_visible and not exists (select from resumes r where r.member_id = members.id);
