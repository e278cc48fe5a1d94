-- What somebody saw who reported it: texts, names and where its pictures lie, as they were then. Null for reports of before, and once its
-- time after the decision is over.
alter table reports add column shown jsonb;
