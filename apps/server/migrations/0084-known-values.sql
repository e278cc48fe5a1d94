-- What was known of the values of a column is lost with its old type, and nothing would count them again before many rows change.
do $$ begin
  if exists (select from users) then
    analyze;
  end if;
end $$;
