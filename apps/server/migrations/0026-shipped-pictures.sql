-- The pictures of the demo world are no longer drawn by the server. What was drawn before stays; what was still to be drawn goes, and the
-- pictures after it move up.

delete from pictures where status <> 'ready' and poster is not null;

update pictures set position = moved.position
from (
  select id, row_number() over (partition by post_id order by position) - 1 as position from pictures
) moved
where pictures.id = moved.id and pictures.position <> moved.position;

alter table pictures drop column poster;

-- Drawing that was still waiting. The queue's tables come with the first start, after the first migrations.
do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where task_identifier in ('media.draw', 'media.draw_portrait'))
    );
  end if;
end
$$;
