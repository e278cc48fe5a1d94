-- Requests counted for all processes where there is no Redis. Losing them in a crash lets somebody begin anew, no more.
create unlogged table rate_limits (
  key text not null,
  points integer not null,
  expire bigint,
  constraint rate_limits__pkey primary key (key)
);
