-- Every picture is looked up here before it is handed out: is it the photo or cover of somebody who is suspended or leaving?
create index users__gone_avatar on users (avatar_key) where suspended_at is not null or left_at is not null;
create index users__gone_cover on users (cover_key) where suspended_at is not null or left_at is not null;
