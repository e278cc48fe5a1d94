-- Event streams of a session end with it, in whichever process they are open and however the session came to its end.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('staylore_sessions', old.id::text);
  return null;
end
$$;

create trigger sessions_ended after delete on sessions for each row execute function tell_ended_session();
