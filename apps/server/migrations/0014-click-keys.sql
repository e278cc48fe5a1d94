-- Clicks are written with every redirect, so they carry no key that nothing needs.

alter table clicks drop constraint clicks__link;
alter table clicks drop constraint clicks__click_id;
alter table clicks drop constraint clicks__pkey;
alter table clicks drop column id;
alter table clicks add constraint clicks__pkey primary key (click_id);

-- In place of the foreign key: clicks are only written together with a lock on their link, and a link with clicks cannot go.
create function refuse_clicked_link() returns trigger language plpgsql as $$
begin
  if exists (select from clicks where link_id = old.id) then
    raise exception 'link % has clicks', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;

create trigger links__keep_clicks before delete on links for each row execute function refuse_clicked_link();
