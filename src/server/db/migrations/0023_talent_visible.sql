-- Whether verified businesses may find the member among the candidates, propose to them and open their resume.
alter table members add column talent_visible boolean not null default true;
