-- The language of a banner or advertisement, which only its readers see. Null: shown to readers of every language.
alter table banners add column lang_code text;
alter table advertisements add column lang_code text;
